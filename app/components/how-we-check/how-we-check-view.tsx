import { Route, SearchCheck, SpellCheck2, Split } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BankSummaryData } from '../../graphql/bank/bank-summary';
import { paths } from '../../lib/paths';
import { RichText } from '../maths/rich-text';
import { LinkButton } from '../ui/link-button';
import styles from './how-we-check.module.css';
import { LastRun } from './last-run';

/** The example's formulas as safe HTML, set on the page server. */
export interface CheckTexts {
  question: string;
  firstRoad: string;
  secondRoad: string;
  key: string;
  step: string;
  wrongStep: string;
  wrongAnswer: string;
  writings: string[];
}

interface HowWeCheckProps {
  texts: CheckTexts;
  /** What the question bank holds and how it was last checked; null when it is not known. */
  bank: BankSummaryData | null;
}

/** How keys, steps and diagnoses are verified, in plain words and on one example. */
export function HowWeCheckView({ texts, bank }: HowWeCheckProps) {
  return (
    <div className={`page ${styles.page}`}>
      <header className={styles.head}>
        <h1>How we check every question</h1>
        <p>
          A wrong answer key is the worst mistake a maths site can make. So no key here is taken on trust: each is
          worked out by machine, twice, before a question reaches anybody.
        </p>
      </header>
      {bank === null ? null : (
        <dl className={styles.totals}>
          <Total name="topics, Year 1 to Year 12" value={bank.topics} />
          <Total name="kinds of question" value={bank.templates} />
          <Total name="named misconceptions" value={bank.misconceptions} />
        </dl>
      )}
      <div className={styles.cards}>
        <Check icon={<Split aria-hidden />} title="Two roads to every key">
          <p>
            Take <RichText html={texts.question} inline />. One road works it out as a student would. The other gets
            there by a different method, in code that shares nothing with the first. Only where both arrive at the same
            place does the question open.
          </p>
          <ul className={styles.methods}>
            <li>
              <small>By fractions</small>
              <RichText html={texts.firstRoad} inline />
            </li>
            <li>
              <small>By decimals</small>
              <RichText html={texts.secondRoad} inline />
            </li>
            <li className={styles.agrees}>
              <small>They meet</small>
              <RichText html={texts.key} inline />
            </li>
          </ul>
        </Check>
        <Check icon={<Route aria-hidden />} title="Every step is checked">
          <p>
            The worked steps you see are checked line by line: each must follow from the one before, and the last must
            be the key. To be sure that the check is awake, we make each line wrong by one and see it fail.
          </p>
          <ul className={styles.methods}>
            <li>
              <small>Follows</small>
              <RichText html={texts.step} inline />
            </li>
            <li className={styles.fails}>
              <small>Caught</small>
              <RichText html={texts.wrongStep} inline />
            </li>
          </ul>
        </Check>
        <Check icon={<SearchCheck aria-hidden />} title="Wrong paths are walked too">
          <p>
            For each kind of question we write down the ideas that often go wrong, and let the machine follow them. An
            answer of <RichText html={texts.wrongAnswer} inline /> means that the tops and the bottoms were added.
          </p>
          <p>
            We name an idea only when it gives exactly your answer on exactly your numbers. When two ideas could, we ask
            one more question. When none does, we say so and guess nothing.
          </p>
        </Check>
        <Check icon={<SpellCheck2 aria-hidden />} title="However you write it">
          <p>Right is right, in any way of writing it. These all count as the same answer:</p>
          <ul className={styles.writings}>
            {texts.writings.map((writing) => (
              <li key={writing}>
                <RichText html={writing} inline />
              </li>
            ))}
          </ul>
          <p>What we cannot read is never marked wrong. You hear what could not be read, and it costs nothing.</p>
        </Check>
      </div>
      {bank === null ? null : <LastRun bank={bank} />}
      <section className={styles.end} aria-labelledby="replay">
        <h2 id="replay">See for yourself</h2>
        <p>
          Take any kind of question and any seed. You get the question with its key, its steps, the wrong paths, and all
          checks run on it while you wait.
        </p>
        <p className={styles.ways}>
          <LinkButton to={paths.replayYear(6)} variant="line" size="xl">
            Replay a question
          </LinkButton>
        </p>
      </section>
      <section className={styles.end} aria-labelledby="still-wrong">
        <h2 id="still-wrong">And if something is still wrong?</h2>
        <p>
          Every question has a flag. What you report is kept with the very numbers you had, so that the question can be
          replayed exactly as you saw it.
        </p>
        <p className={styles.ways}>
          <LinkButton to={paths.courses} variant="main" size="xl">
            See the courses
          </LinkButton>
        </p>
      </section>
    </div>
  );
}

function Total({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value.toLocaleString('en-AU')}</dd>
    </div>
  );
}

function Check({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <section className={`card ${styles.card}`} aria-label={title}>
      <span className={styles.icon}>{icon}</span>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

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
          The worst mistake a maths site can make is to mark a right answer wrong. So we don’t take any answer on trust:
          each one is worked out by computer, twice, before anyone sees the question.
        </p>
      </header>
      {bank === null ? null : (
        <dl className={styles.totals}>
          <Total name="topics, Year 1 to Year 12" value={bank.topics} />
          <Total name="types of question" value={bank.templates} />
          <Total name="common mistakes we can name" value={bank.misconceptions} />
        </dl>
      )}
      <div className={styles.cards}>
        <Check icon={<Split aria-hidden />} title="Two ways to every answer">
          <p>
            Take <RichText html={texts.question} inline />. One way works it out as a student would. The other uses a
            different method, in code that shares nothing with the first. You only get the question if both agree.
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
              <small>They agree</small>
              <RichText html={texts.key} inline />
            </li>
          </ul>
        </Check>
        <Check icon={<Route aria-hidden />} title="Every step is checked">
          <p>
            We check worked solutions line by line: each line must follow from the one before, and the last must be the
            answer. To test the check itself, we change each line by one and make sure it fails.
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
        <Check icon={<SearchCheck aria-hidden />} title="We try the common mistakes too">
          <p>
            For each type of question we list the mistakes students often make, and let the computer make them. An
            answer of <RichText html={texts.wrongAnswer} inline /> means you added the tops and the bottoms.
          </p>
          <p>
            We only name a mistake if it gives exactly your answer on exactly your numbers. If two mistakes could, we
            ask one more question. If none does, we say so and don’t guess.
          </p>
        </Check>
        <Check icon={<SpellCheck2 aria-hidden />} title="However you write it">
          <p>Right is right, whichever way you write it. These all count as the same answer:</p>
          <ul className={styles.writings}>
            {texts.writings.map((writing) => (
              <li key={writing}>
                <RichText html={writing} inline />
              </li>
            ))}
          </ul>
          <p>
            If we can’t read your answer, we don’t mark it wrong. We tell you which part we couldn’t read, and it costs
            nothing.
          </p>
        </Check>
      </div>
      {bank === null ? null : <LastRun bank={bank} />}
      <section className={styles.end} aria-labelledby="replay">
        <h2 id="replay">See for yourself</h2>
        <p>
          Pick any type of question and any seed. You’ll see the question with its answer, its steps and the common
          mistakes, and we’ll run all the checks while you wait.
        </p>
        <p className={styles.ways}>
          <LinkButton to={paths.replayYear(6)} variant="line" size="xl">
            Replay a question
          </LinkButton>
        </p>
      </section>
      <section className={styles.end} aria-labelledby="still-wrong">
        <h2 id="still-wrong">What if something’s still wrong?</h2>
        <p>
          Every question has a flag. When you use it, we save the exact numbers you had, so we can replay the question
          just as you saw it.
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

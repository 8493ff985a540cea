import { Link } from '@remix-run/react';
import { ArrowRight } from 'lucide-react';
import { type Chosen, paths } from '../../lib/paths';
import { placementPath } from '../../lib/placement-paths';
import { AskedQuestion } from '../asked-question/asked-question';
import { RichText } from '../maths/rich-text';
import { WorkedSteps } from '../practice/worked-steps';
import { buttonClass } from '../ui/button-class';
import { Chip } from '../ui/chip';
import { LinkButton } from '../ui/link-button';
import { Mascot } from '../ui/mascot/mascot';
import type { TryView as TryData } from './try-data';
import { tryPath } from './try-paths';
import styles from './try-question.module.css';

interface TryViewProps {
  tried: TryData;
  chosen: Chosen;
  signedIn: boolean;
}

/**
 * One real question, marked at once. Nothing is stored: question, answer and what is shown of the steps all stand in the
 * address, so it works without scripts and nothing typed is lost on the way back.
 */
export function TryView({ tried, chosen, signedIn }: TryViewProps) {
  const { topic, number, question, answer, reply, solution } = tried;
  const right = reply?.verdict === 'CORRECT';
  const unread = reply?.verdict === 'UNREADABLE' || reply?.verdict === 'WRONG_FORM';
  const isChosen = chosen.course.length > 0;
  const testOf = chosen.course[0] ?? (topic.year > 10 ? 'maths' : `year-${topic.year}`);
  const next = tryPath(topic.id, { question: number + 1 }, chosen);
  return (
    <div className={`page ${styles.page}`}>
      <div className={styles.head}>
        <p className="eyebrow">Year {topic.year} · Try it, no account needed</p>
        <h1>{topic.title}</h1>
      </div>
      <section className={`card ${styles.card}`} aria-label="Question">
        <form method="get" action={`${tryPath(topic.id)}#reply`} className={styles.form}>
          {number === 1 ? null : <input type="hidden" name="question" value={number} />}
          {chosen.year === '' ? null : <input type="hidden" name="year" value={chosen.year} />}
          {chosen.course.map((id) => (
            <input key={id} type="hidden" name="course" value={id} />
          ))}
          <AskedQuestion question={question} answer={answer} problemId={unread ? 'reply' : null} />
          {right ? null : (
            <div className={styles.actions}>
              <button type="submit" className={buttonClass({ variant: 'main', size: 'xl' })}>
                {reply === null ? 'Check' : 'Check again'}
              </button>
              <Link to={next}>Another question</Link>
            </div>
          )}
        </form>
        <div id="reply" role="status" tabIndex={-1} className={styles.reply}>
          {reply === null ? null : (
            <div className={styles.verdict} data-tone={right ? 'good' : unread ? 'info' : 'warn'}>
              <Mascot pose={right ? 'cheering' : 'thinking'} />
              <div>
                {reply.answerHtml === null ? null : (
                  <Chip>
                    Your answer <RichText html={reply.answerHtml} inline />
                  </Chip>
                )}
                <RichText html={reply.messageHtml} className={styles.message} />
              </div>
            </div>
          )}
          {reply?.misconception ? (
            <div className={styles.why}>
              <RichText html={reply.misconception.explanationHtml} />
              <p>
                Common mistake: <b>{reply.misconception.name}</b>. In practice it goes into your error logbook and comes
                back with new numbers until you’ve fixed it.
              </p>
            </div>
          ) : null}
          {reply?.verdict === 'WRONG' && solution === null ? (
            <p>
              <Link to={`${tryPath(topic.id, { question: number, answer, steps: 'yes' }, chosen)}#reply`}>
                Show me how it’s done
              </Link>
            </p>
          ) : null}
        </div>
        {solution === null ? null : (
          <div className={styles.solution}>
            <h2>
              Step by step to <RichText html={solution.answerHtml} inline />
            </h2>
            <WorkedSteps steps={solution.steps} />
          </div>
        )}
        {right || solution !== null ? (
          <p className={styles.ways}>
            <LinkButton to={next} variant="main">
              Next question
              <ArrowRight size={20} aria-hidden />
            </LinkButton>
          </p>
        ) : null}
      </section>
      <section className={styles.on} aria-label="What next?">
        {signedIn ? (
          <p>
            <LinkButton to={paths.courses}>Practise in your courses</LinkButton>
          </p>
        ) : (
          <>
            <p>
              <b>Not sure where to start?</b> About fifteen questions show what you’re ready for and what to do first.
            </p>
            <p className={styles.ways}>
              <LinkButton to={placementPath(testOf, chosen)}>Find my starting point</LinkButton>
              <LinkButton to={isChosen ? paths.registerFor(paths.home, chosen) : paths.register()} variant="quiet">
                Register free
              </LinkButton>
            </p>
          </>
        )}
      </section>
    </div>
  );
}

import { Link } from '@remix-run/react';
import { tryTopics } from '../../content/try-topics';
import type { AskedView } from '../asked-question/asked-data';
import { AskedQuestion } from '../asked-question/asked-question';
import { tryPath } from '../try-question/try-paths';
import { buttonClass } from '../ui/button-class';
import styles from './try-section.module.css';

export interface FrontQuestion {
  topic: { id: string; title: string; year: number };
  asked: AskedView;
}

/** One real question to answer right here, and a way to one of every year. A form: no script is needed. */
export function TrySection({ question }: { question: FrontQuestion | null }) {
  return (
    <section className={styles.section} aria-labelledby="try">
      <div className={`page ${styles.grid}`}>
        <div className={styles.words}>
          <h2 id="try">Try one. No account needed.</h2>
          <p>It’s marked just like your practice would be. We don’t save anything you type here.</p>
          <ul className={styles.years} aria-label="A question for each year">
            {tryTopics.map(({ year, topicId }) => (
              <li key={year}>
                <Link to={tryPath(topicId)} aria-label={`Try a Year ${year} question`}>
                  <span aria-hidden="true">{year}</span>
                </Link>
              </li>
            ))}
          </ul>
          <p className={styles.fine}>Pick your school year for a different question.</p>
        </div>
        {question === null ? null : (
          <form method="get" action={`${tryPath(question.topic.id)}#reply`} className={`card ${styles.card}`}>
            <p className="eyebrow">
              Year {question.topic.year} · {question.topic.title}
            </p>
            <AskedQuestion question={question.asked} answer="" problemId={null} />
            <button type="submit" className={buttonClass({ variant: 'main', size: 'xl' })}>
              Check
            </button>
          </form>
        )}
      </div>
    </section>
  );
}

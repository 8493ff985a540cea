import { paths } from '../../../lib/paths';
import { RichText } from '../../maths/rich-text';
import { LinkButton } from '../../ui/link-button';
import type { QuestionView } from '../question-data';
import { explainedMistake } from '../standing';
import styles from './result.module.css';

/** What to work on next: of a question that is not there yet, else of one that took a second look. */
export function questionToLearnFrom(questions: readonly QuestionView[]): QuestionView | null {
  const named = questions.filter((question) => explainedMistake(question)?.misconception);
  return named.find(({ outcome }) => outcome === 'NOT_YET') ?? named[0] ?? null;
}

export function NextMisconception({ question }: { question: QuestionView }) {
  const mistake = explainedMistake(question);
  const idea = mistake?.misconception;
  if (mistake === null || !idea) return null;
  return (
    <section className={`card ${styles.idea}`} aria-labelledby="idea">
      <p className="eyebrow">What to work on next</p>
      <h2 id="idea">{idea.name}</h2>
      <div className={styles.ideaAnswer}>
        <div>
          <span className="small muted">Question {question.index}, your answer</span>
          <RichText html={mistake.answerHtml} />
        </div>
        <div>
          <span className="small muted">What it tells us</span>
          <RichText html={idea.explanationHtml} />
        </div>
      </div>
      <LinkButton to={paths.question(question.id)} variant="line">
        Review question {question.index}
      </LinkButton>
    </section>
  );
}

import { paths } from '../../../lib/paths';
import { DrawnFigure } from '../../maths/figures/drawn-figure';
import { RichText } from '../../maths/rich-text';
import { Chip } from '../../ui/chip';
import { BoardPicture } from '../../whiteboard/board-picture';
import type { QuestionView } from '../question-data';
import { explainedMistake } from '../standing';
import { WorkedSteps } from '../worked-steps';
import { LineList } from '../working/line-list';
import styles from './answer-review.module.css';
import { duration } from './result-messages';

/** One's own answer beside the right one, the idea behind a slip, and the worked steps. */
export function AnswerReview({ question, withFigure = false }: { question: QuestionView; withFigure?: boolean }) {
  const mistake = explainedMistake(question);
  const shown = mistake ?? question.attempts.at(-1) ?? null;
  const idea = mistake?.misconception ?? null;
  const { solution, seconds, usualSeconds } = question;
  return (
    <div className={styles.review}>
      {withFigure && question.figureHtml !== null ? (
        <DrawnFigure html={question.figureHtml} className={styles.figure} />
      ) : null}
      <div className={styles.answers}>
        <div>
          <b>Your answer</b>
          {shown === null ? (
            <p className="muted">none</p>
          ) : (
            <RichText html={shown.answerHtml} className={styles.maths} />
          )}
        </div>
        {question.lateAnswerHtml === null ? null : (
          <div>
            <b>Typed, but too late</b>
            <RichText html={question.lateAnswerHtml} className={styles.maths} />
            <p className="small muted">It arrived after time was up, so it wasn’t marked.</p>
          </div>
        )}
        {solution === null ? null : (
          <div>
            <b>Answer</b>
            <RichText html={solution.answerHtml} className={styles.maths} />
          </div>
        )}
        {idea === null ? null : (
          <div className={styles.idea}>
            <Chip tone="warn">{idea.name}</Chip>
            <RichText html={idea.explanationHtml} className="small" />
          </div>
        )}
      </div>
      {solution === null ? (
        <p className="muted">You haven’t finished this question yet. The solution appears once you do.</p>
      ) : (
        <WorkedSteps steps={solution.steps} />
      )}
      {question.working.lines.length === 0 && question.boardShapes === null ? null : (
        <section aria-label="My working">
          <b>My working</b>
          {question.working.lines.length === 0 ? null : <LineList working={question.working} />}
          {question.boardShapes === null ? null : (
            <BoardPicture src={paths.api.board(question.id)} shapes={question.boardShapes} />
          )}
        </section>
      )}
      {seconds === null ? null : (
        <p className="small muted">
          You took {duration(seconds)}
          {usualSeconds === null ? '.' : `; your usual time for this kind is ${duration(usualSeconds)}.`}
        </p>
      )}
    </div>
  );
}

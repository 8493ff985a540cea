import { paths } from '../../../lib/paths';
import { DrawnFigure } from '../../maths/figures/drawn-figure';
import { RichText } from '../../maths/rich-text';
import { Callout } from '../../ui/alert';
import { Chip } from '../../ui/chip';
import { Cluster, Grow } from '../../ui/layout';
import { BoardPicture } from '../../whiteboard/board-picture';
import type { QuestionView } from '../question-data';
import { explainedMistake } from '../standing';
import { WorkedSteps } from '../worked-steps';
import { LineList } from '../working/line-list';
import { duration } from './result-messages';

/** One's own answer beside the right one, the idea behind a slip, and the worked steps. */
export function AnswerReview({ question, withFigure = false }: { question: QuestionView; withFigure?: boolean }) {
  const mistake = explainedMistake(question);
  const shown = mistake ?? question.attempts.at(-1) ?? null;
  const idea = mistake?.misconception ?? null;
  const { solution, seconds, usualSeconds } = question;
  return (
    <Callout>
      {withFigure && question.figureHtml !== null ? (
        <div style={{ maxWidth: 320 }}>
          <DrawnFigure html={question.figureHtml} />
        </div>
      ) : null}
      <Cluster gap={6} align="top">
        <div>
          <b>Your answer</b>
          {shown === null ? <p className="muted">none</p> : <RichText html={shown.answerHtml} />}
        </div>
        {question.lateAnswerHtml === null ? null : (
          <div>
            <b>Typed, but too late</b>
            <RichText html={question.lateAnswerHtml} />
            <p className="small muted">It arrived after time was up, so it wasn’t marked.</p>
          </div>
        )}
        {solution === null ? null : (
          <div>
            <b>Answer</b>
            <RichText html={solution.answerHtml} />
          </div>
        )}
        {idea === null ? null : (
          <Grow least={220}>
            <Chip tone="warn" wraps>
              {idea.name}
            </Chip>
            <RichText html={idea.explanationHtml} className="small" />
          </Grow>
        )}
      </Cluster>
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
          {usualSeconds === null ? '.' : `. You usually take ${duration(usualSeconds)} for a question like this.`}
        </p>
      )}
    </Callout>
  );
}

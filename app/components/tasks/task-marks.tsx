import { taskLimits } from '../../../rules/tasks/kinds';
import type { ClassFormState } from '../../lib/class-form';
import { PortalForm } from '../portal/portal-form';
import { Callout } from '../ui/alert';
import { Chip } from '../ui/chip';
import { More } from '../ui/choices';
import { Field } from '../ui/field';
import { Cluster } from '../ui/layout';
import { Row, Rows } from '../ui/lists';
import { Section } from '../ui/section';
import { TextArea } from '../ui/text-area';

interface TaskMark {
  questionId: string;
  index: number;
  answered: boolean;
  points: number | null;
  possible: number;
  byTeacher: boolean;
  comment: string;
  requestReason: string | null;
  requestOutcome: string | null;
  requestAnswer: string;
}

interface TaskMarksProps {
  /** What the score is made of; empty in a task that is scored by points. */
  rubric: { name: string; level: string | null; value: number | null; most: number }[];
  marks: TaskMark[];
  reply: ClassFormState | undefined;
}

/** What each answer of a task got, and one question about it to the teacher. */
export function TaskMarks({ rubric, marks, reply }: TaskMarksProps) {
  if (marks.length === 0) return null;
  return (
    <Section
      title="Your marks"
      note="If you think a mark is wrong, you can ask your teacher to check it. You can ask once, and you need to give a reason."
    >
      {rubric.length === 0 ? null : (
        <Rows label="How your score adds up">
          {rubric.map(({ name, level, value, most }) => (
            <Row key={name} title={name} note={level ?? 'Not marked yet'}>
              <span className="num">{value === null ? '–' : `${value} of ${most}`}</span>
            </Row>
          ))}
        </Rows>
      )}
      <Rows as="ol" tall>
        {marks.map((mark) => (
          <Mark key={mark.questionId} mark={mark} reply={reply} />
        ))}
      </Rows>
    </Section>
  );
}

function Mark({ mark, reply }: { mark: TaskMark; reply: ClassFormState | undefined }) {
  const { questionId, index, answered, points, possible, byTeacher, comment } = mark;
  return (
    <li id={`mark-${questionId}`}>
      <Cluster>
        <h3>Question {index}</h3>
        {points === null ? null : (
          <span className="num">
            {points} of {possible} {possible === 1 ? 'point' : 'points'}
          </span>
        )}
        {byTeacher ? <Chip tone="info">Marked by your teacher</Chip> : null}
        {answered ? null : <Chip>Not answered</Chip>}
      </Cluster>
      {comment === '' ? null : <p className="as-written">{comment}</p>}
      <Request mark={mark} reply={reply} />
    </li>
  );
}

const outcomes: Record<string, string> = {
  KEPT: 'Your teacher checked this mark and left it as it was.',
  CHANGED: 'Your teacher checked this mark and changed it.',
};

function Request({ mark, reply }: { mark: TaskMark; reply: ClassFormState | undefined }) {
  const { questionId, index, answered, requestReason, requestOutcome, requestAnswer } = mark;
  if (requestReason !== null) {
    return (
      <Callout className="as-written">
        <p>
          <b>You asked: </b>
          {requestReason}
        </p>
        <p>
          <b>{outcomes[requestOutcome ?? ''] ?? 'Your teacher hasn’t replied yet.'}</b> {requestAnswer}
        </p>
      </Callout>
    );
  }
  if (!answered) return null;
  const intent = `ask ${questionId}`;
  const own = reply?.intent === intent ? reply : undefined;
  return (
    <More
      open={own !== undefined}
      summary={
        <>
          Ask for a review of this mark<span className="sr"> at question {index}</span>
        </>
      }
    >
      <PortalForm intent={intent} reply={reply} submit="Ask your teacher">
        <Field label="Why should this mark be checked?" error={own?.errors.reason}>
          {(aria) => (
            <TextArea
              {...aria}
              name={`reason-${questionId}`}
              rows={3}
              maxLength={taskLimits.longestReason}
              defaultValue={own?.values.reason ?? ''}
            />
          )}
        </Field>
      </PortalForm>
    </More>
  );
}

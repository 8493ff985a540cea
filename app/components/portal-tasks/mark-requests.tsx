import { Form, Link, useNavigation } from '@remix-run/react';
import type { ClassFormState } from '../../lib/class-form';
import { paths } from '../../lib/paths';
import { Alert, Callout } from '../ui/alert';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { Cluster, Grow, Stack } from '../ui/layout';
import { Rows } from '../ui/lists';
import { Section } from '../ui/section';
import { TextArea } from '../ui/text-area';
import { TextInput } from '../ui/text-input';

export interface MarkRequestView {
  studentTaskId: string;
  questionId: string;
  nickname: string;
  index: number;
  reason: string;
  points: number;
  possible: number;
}

interface MarkRequestsProps {
  taskId: string;
  requests: MarkRequestView[];
  reply: ClassFormState | undefined;
}

/** Marks that students ask to be looked at again, each with what the teacher can answer. */
export function MarkRequests({ taskId, requests, reply }: MarkRequestsProps) {
  const late = answeredMeanwhile(requests, reply);
  if (requests.length === 0) return late === null ? null : <Answered taskId={taskId} {...late} />;
  return (
    <Section
      heading="h3"
      title={requests.length === 1 ? '1 mark to check' : `${requests.length} marks to check`}
      note="Each student can ask once. They’ll see your decision and your comment."
    >
      {late === null ? null : <Answered taskId={taskId} {...late} />}
      <Rows tall>
        {requests.map((request) => (
          <Request key={request.questionId} taskId={taskId} request={request} reply={reply} />
        ))}
      </Rows>
    </Section>
  );
}

interface LateAnswer {
  studentTaskId: string;
  questionId: string;
  reply: ClassFormState;
}

/** The answer that came after a colleague's: its request is no longer in the list. */
function answeredMeanwhile(requests: MarkRequestView[], reply: ClassFormState | undefined): LateAnswer | null {
  const [, studentTaskId, questionId] = /^(?:keep|change) ([\w-]+) ([\w-]+)$/.exec(reply?.intent ?? '') ?? [];
  if (reply === undefined || studentTaskId === undefined || questionId === undefined) return null;
  const waits = requests.some((one) => one.studentTaskId === studentTaskId && one.questionId === questionId);
  return waits ? null : { studentTaskId, questionId, reply };
}

/** Both answers are to be seen: one's own here, and the colleague's where the mark stands. */
function Answered({ taskId, studentTaskId, questionId, reply }: LateAnswer & { taskId: string }) {
  const { points = '', comment = '' } = reply.values;
  return (
    <Callout as="section" tone="info" aria-label="Already answered">
      <p role="alert" tabIndex={-1}>
        {reply.message}
      </p>
      <p>
        Your reply wasn’t saved: {reply.intent.startsWith('keep') ? 'the mark kept' : `${points || 'no'} points`}
        {comment === '' ? '' : `, “${comment}”`}.
      </p>
      <p>
        <Link to={`${paths.teacherStudentTask(taskId, studentTaskId)}#q-${questionId}`}>
          See their reply and change the mark there
        </Link>
      </p>
    </Callout>
  );
}

function Request({
  taskId,
  request,
  reply,
}: {
  taskId: string;
  request: MarkRequestView;
  reply: ClassFormState | undefined;
}) {
  const { studentTaskId, questionId, nickname, index, reason, points, possible } = request;
  const keep = `keep ${studentTaskId} ${questionId}`;
  const change = `change ${studentTaskId} ${questionId}`;
  const sending = useNavigation().formData?.get('intent');
  const own = reply?.intent === keep || reply?.intent === change ? reply : undefined;
  return (
    <li>
      <Cluster>
        <Grow as="h4">
          <Link to={`${paths.teacherStudentTask(taskId, studentTaskId)}#q-${questionId}`}>
            {nickname}, question {index}
          </Link>
        </Grow>
        <span className="num">
          {points} of {possible}
        </span>
      </Cluster>
      <Callout as="p" tone="warn">
        {reason}
      </Callout>
      <Stack as={Form} gap={3} method="post" noValidate>
        <Alert>{own?.message}</Alert>
        <Field label={`Comment for ${nickname} (optional)`} error={own?.errors.comment}>
          {(aria) => <TextArea {...aria} name="comment" rows={2} defaultValue={own?.values.comment ?? ''} />}
        </Field>
        <Field label={`Points out of ${possible}`} error={own?.errors.points}>
          {(aria) => (
            <TextInput
              {...aria}
              name="points"
              inputMode="decimal"
              autoComplete="off"
              defaultValue={own?.values.points ?? String(points)}
            />
          )}
        </Field>
        <Cluster>
          <Button type="submit" name="intent" value={change} busy={sending === change}>
            Change the mark
          </Button>
          <Button type="submit" name="intent" value={keep} busy={sending === keep}>
            Keep it at {points}
          </Button>
        </Cluster>
      </Stack>
    </li>
  );
}

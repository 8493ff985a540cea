import { Link } from '@remix-run/react';
import type { ClassFormState } from '../../lib/class-form';
import { paths } from '../../lib/paths';
import account from '../account/account.module.css';
import { PortalForm } from '../portal/portal-form';
import { Field } from '../ui/field';
import { TextInput } from '../ui/text-input';
import styles from './tasks.module.css';

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
  if (requests.length === 0) return null;
  return (
    <section className="card" aria-labelledby="mark-requests">
      <h3 id="mark-requests">
        {requests.length === 1 ? 'A mark to look at again' : `${requests.length} marks to look at again`}
      </h3>
      <p className={styles.quiet}>Each student asks once. What you decide, and your words, are shown to the student.</p>
      <ul className={styles.picked}>
        {requests.map((request) => (
          <Request key={request.questionId} taskId={taskId} request={request} reply={reply} />
        ))}
      </ul>
    </section>
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
  const own = reply?.intent === keep || reply?.intent === change ? reply : undefined;
  return (
    <li>
      <div className={styles.pickedHead}>
        <h4>
          <Link to={`${paths.teacherStudentTask(taskId, studentTaskId)}#q-${questionId}`}>
            {nickname}, question {index}
          </Link>
        </h4>
        <span className="num">
          {points} of {possible}
        </span>
      </div>
      <p className={styles.request}>{reason}</p>
      <PortalForm intent={change} reply={reply} submit="Change the mark">
        <Field label={`Points, of ${possible}`} error={own?.errors.points}>
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
        <Words nickname={nickname} own={own} />
      </PortalForm>
      <PortalForm intent={keep} reply={reply} submit="Keep the mark">
        <Words nickname={nickname} own={own} />
      </PortalForm>
    </li>
  );
}

function Words({ nickname, own }: { nickname: string; own: ClassFormState | undefined }) {
  return (
    <Field label={`A word to ${nickname} (optional)`} error={own?.errors.comment}>
      {(aria) => (
        <textarea
          {...aria}
          name="comment"
          rows={2}
          defaultValue={own?.values.comment ?? ''}
          className={`${account.select} ${styles.area}`}
        />
      )}
    </Field>
  );
}

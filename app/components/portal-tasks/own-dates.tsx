import type { ClassFormState } from '../../lib/class-form';
import { TextField } from '../account/text-field';
import { PortalForm } from '../portal/portal-form';
import { Callout } from '../ui/alert';
import { Section } from '../ui/section';
import { type SavedView, SeenVersion } from './seen-version';
import type { StudentLine } from './student-line';

export interface OwnDatesProps {
  task: { minutes: number | null };
  student: StudentLine & {
    excused: boolean;
    isHandedIn: boolean;
    /** "On time until …, closes …", as it holds for this student. */
    dates: string;
    /** Questions of the work begun that have no answer, and those that have. */
    open: number;
    answered: number;
    /** Past the dates that hold for this student. */
    isOver: boolean;
    /** Who can see the answers already; null where nobody can. */
    answersSeen: string | null;
    ownDueAt: string;
    ownLateUntil: string;
    /** Who saved own dates and excuse last. */
    arranged: SavedView | null;
  };
  reply: ClassFormState | undefined;
}

/** What holds for one student alone: own dates, an excuse, and work that is handed back. */
export function OwnDates({ student, task, reply }: OwnDatesProps) {
  const own = reply?.intent === 'extend' ? reply : undefined;
  const { nickname, excused, isHandedIn } = student;
  const hasTimer = task.minutes !== null;
  return (
    <Section
      heading="h3"
      title={`More time for ${nickname}`}
      note="Dates must be later than the class’s. Extensions don’t change a running timer. If answers have been seen, open questions get new numbers."
    >
      <p className="muted">
        Now: {student.dates}
        {student.open === 0 ? '' : `, ${student.open === 1 ? 'one question' : `${student.open} questions`} still open`}.
      </p>
      {student.answersSeen === null ? null : (
        <p>
          <b>{student.answersSeen}</b>
        </p>
      )}
      <PortalForm intent="extend" reply={reply} submit="Give more time" key={student.arranged?.at}>
        <SeenVersion
          saved={student.arranged}
          reply={own}
          fields={[
            { name: 'dueAt', label: 'On time until', mine: [own?.values.dueAt ?? ''], theirs: [student.ownDueAt] },
            { name: 'lateUntil', label: 'Closes', mine: [own?.values.lateUntil ?? ''], theirs: [student.ownLateUntil] },
          ]}
        />
        <TextField
          label="On time until"
          name="dueAt"
          type="datetime-local"
          autoComplete="off"
          defaultValue={own?.values.dueAt ?? student.ownDueAt}
          error={own?.errors.dueAt}
        />
        <TextField
          label="Closes"
          name="lateUntil"
          type="datetime-local"
          autoComplete="off"
          defaultValue={own?.values.lateUntil ?? student.ownLateUntil}
          error={own?.errors.lateUntil}
        />
      </PortalForm>
      {student.extension === null ? null : (
        <PortalForm intent="no-extension" reply={reply} submit="Back to class dates">
          <Theirs student={student} reply={reply?.intent === 'no-extension' ? reply : undefined} />
          <SeenVersion saved={student.arranged} reply={undefined} fields={[]} />
        </PortalForm>
      )}
      <Section
        heading="h3"
        bare
        title={excused ? 'Excused' : 'Excuse'}
        note={`If you excuse ${nickname}, this task won’t count in their results. ${excuseEffect(student)}`}
      >
        <PortalForm
          intent={excused ? 'no-excuse' : 'excuse'}
          reply={reply}
          submit={excused ? 'Let it count again' : `Excuse ${nickname}`}
        >
          <Theirs student={student} reply={isExcuse(reply) ? reply : undefined} />
          <SeenVersion saved={student.arranged} reply={undefined} fields={[]} />
        </PortalForm>
      </Section>
      {isHandedIn ? (
        <Section
          heading="h3"
          bare
          title="Return"
          note={`${nickname} can keep working on unanswered questions and hand in again. Existing answers stay.${hasTimer ? ' The timer restarts with the time they had left.' : ''} If answers have been seen, open questions get new numbers and answered ones can’t be changed.`}
        >
          <HandBack student={student} hasTimer={hasTimer} reply={reply} />
        </Section>
      ) : null}
    </Section>
  );
}

/** What excusing does to work in progress, and taking it back. */
function excuseEffect({ open, answered, isHandedIn }: OwnDatesProps['student']): string {
  if (isHandedIn) return 'The work that was handed in doesn’t change.';
  if (open + answered === 0) return 'It hasn’t been opened yet.';
  return `${answered} of ${open + answered} questions are answered. What’s been done stays, and they can finish a page they have open.`;
}

const isExcuse = (reply: ClassFormState | undefined) => reply?.intent === 'excuse' || reply?.intent === 'no-excuse';

/** What a colleague saved meanwhile, above a button that says what is to come of it. */
function Theirs({ student, reply }: Pick<OwnDatesProps, 'student' | 'reply'>) {
  if (!reply?.isConflict) return null;
  const { arranged, dates, excused } = student;
  const by = arranged?.by ?? null;
  const who = by === null ? 'A newer version was saved' : `${by} saved a newer version`;
  return (
    <Callout as="section" tone="info" aria-label="Saved now">
      <p>
        <b>
          {who}
          {arranged === null ? '' : ` on ${arranged.label}`}.
        </b>{' '}
        Now: {dates}, {excused ? 'excused' : 'not excused'}. Leave it as it is, or press the button below.
      </p>
    </Callout>
  );
}

/** Handing work back; where its dates are over it needs own ones. */
function HandBack({ student, hasTimer, reply }: Pick<OwnDatesProps, 'student' | 'reply'> & { hasTimer: boolean }) {
  const own = reply?.intent === 'hand-back' ? reply : undefined;
  const time = (field: 'dueAt' | 'lateUntil', label: string) => (
    <TextField
      label={label}
      name={field}
      type="datetime-local"
      autoComplete="off"
      defaultValue={own?.values[field] ?? ''}
      error={own?.errors[field]}
    />
  );
  return (
    <PortalForm intent="hand-back" reply={reply} submit="Return">
      {student.answersSeen === null ? null : (
        <p>
          <b>{student.answersSeen}</b>
        </p>
      )}
      {student.isOver ? <p className="muted">The dates have passed, so choose a new due date.</p> : null}
      {time('dueAt', student.isOver ? 'On time until' : 'On time until (optional)')}
      {time('lateUntil', 'Closes (optional)')}
      {hasTimer ? (
        <TextField
          label="Extra minutes (optional)"
          name="minutes"
          type="number"
          min={0}
          autoComplete="off"
          defaultValue={own?.values.minutes ?? ''}
          error={own?.errors.minutes}
        />
      ) : null}
    </PortalForm>
  );
}

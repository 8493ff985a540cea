import type { ReleaseStatus } from '../../../rules/tasks/visibility';
import type { ClassFormState } from '../../lib/class-form';
import { TextField } from '../account/text-field';
import { PortalForm } from '../portal/portal-form';
import { BothVersions } from '../ui/both-versions';
import { Choices } from '../ui/choices';
import { Field, Fieldset } from '../ui/field';
import { Section } from '../ui/section';
import { Select } from '../ui/select';
import { TextArea } from '../ui/text-area';
import { Confirm } from './confirm';
import { GradeCutoffs } from './grade-cutoffs';
import { answersLabels, changeText, fieldLabels, gradeLabels } from './task-fields';

export interface TaskEditProps {
  task: { version: number; type: string; release: ReleaseStatus; changedBy: string | null };
  /** When the task was changed last. */
  changed: string;
  /** What is stored, by field. */
  values: Record<string, string>;
  /** When it opens or opened, in words. */
  opened: string;
  /** Nobody has begun: the time limit and the grade can still change. */
  isUnbegun: boolean;
  /** Who works on it now, by number. */
  work: string;
  reply: ClassFormState | undefined;
}

const answersSeen: Record<Exclude<ReleaseStatus, 'UNRELEASED'>, string> = {
  IN_PROGRESS:
    'Some students can already see the answers to this test and could pass them on to anyone who gets more time.',
  DONE: 'Your students can already see the answers to this test. Keep that in mind if you give them more time.',
};

/** What can still change of a task that is out. It says first what that does to work in progress. */
export function TaskEdit({ task, changed, opened, values: stored, isUnbegun, work, reply }: TaskEditProps) {
  const own = reply?.intent === 'change' ? reply : undefined;
  const values = { ...stored, ...own?.values };
  const text = (field: string, label: string, type: 'datetime-local' | 'number' | 'text' = 'datetime-local') => (
    <TextField
      label={label}
      name={field}
      type={type}
      autoComplete="off"
      defaultValue={values[field]}
      error={own?.errors[field]}
    />
  );
  return (
    <Section
      title="Edit task"
      heading="h3"
      note={`${work} Answers and marks stay as they are. We’ll tell your students everything you change within ten minutes in one message. Questions can’t change once it’s set; for others, copy it.`}
    >
      <PortalForm intent="change" reply={reply} submit="Save" key={task.version}>
        <input type="hidden" name="version" value={task.version} />
        {own?.isConflict ? (
          <BothVersions
            by={task.changedBy}
            at={changed}
            fields={Object.keys(own.values).map((name) => ({
              name,
              label: fieldLabels[name] ?? name,
              mine: [own.values[name] ?? ''],
              theirs: [stored[name] ?? ''],
            }))}
            show={(name, [value = '']) => changeText(name, value)}
          />
        ) : null}
        <Confirm question={own?.confirm} />
        {task.type !== 'TEST' || task.release === 'UNRELEASED' ? null : (
          <p>
            <b>{answersSeen[task.release]}</b>
          </p>
        )}
        {text('title', 'Name', 'text')}
        <Field label="Instructions (optional)" error={own?.errors.instructions}>
          {(aria) => <TextArea {...aria} name="instructions" rows={3} defaultValue={values.instructions} />}
        </Field>
        {isUnbegun ? (
          text('opensAt', 'Opens')
        ) : (
          <Opened at={stored.opensAt ?? ''} label={opened} error={own?.errors.opensAt} />
        )}
        {text('dueAt', 'Due')}
        {text('lateUntil', 'Late until (leave blank for no late work)')}
        {task.type === 'TEST' ? (
          <>
            <Choices
              legend="Answers released"
              hint="For each student who has finished. You can’t take back answers that have been seen."
              error={own?.errors.answersWhen}
              name="answersWhen"
              columns
              chosen={values.answersWhen ?? null}
              options={Object.entries(answersLabels).map(([value, label]) => ({ value, label }))}
            />
            {text('answersAt', 'That date')}
          </>
        ) : null}
        {isUnbegun ? (
          <>
            {text('minutes', 'Time limit in minutes (optional)', 'number')}
            <Field label="Grade shown as" error={own?.errors.gradeType}>
              {(aria) => (
                <Select {...aria} name="gradeType" defaultValue={values.gradeType}>
                  {Object.entries(gradeLabels).map(([value, label]) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <GradeCutoffs value={(letter) => values[letter]} error={own?.errors.A} />
          </>
        ) : (
          <p className="muted">Someone has started, so you can’t change the opening date, time limit or grade.</p>
        )}
      </PortalForm>
    </Section>
  );
}

/** When it opened, once somebody has begun: it moves no more. */
function Opened({ at, label, error }: { at: string; label: string; error: string | undefined }) {
  return (
    <Fieldset legend="Opens" error={error}>
      <p>{label}</p>
      <input type="hidden" name="opensAt" value={at} />
    </Fieldset>
  );
}

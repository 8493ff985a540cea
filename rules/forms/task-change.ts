import { wallClock } from '../tasks/wall-clock';
import { readTask, type TaskErrors, type TaskInput, type TaskValues } from './task';

/** What the form of a task that is out sends. */
export const changeFields = [
  'title',
  'instructions',
  'opensAt',
  'dueAt',
  'lateUntil',
  'answersWhen',
  'answersAt',
] as const;

/** What it sends besides as long as nobody has begun. */
export const fieldsBeforeStart = ['minutes', 'gradeType', 'A', 'B', 'C', 'D'] as const;

/**
 * What a change makes of a task that is out, by the rules of the wizard, or a sentence for each field that is not right.
 * Answers that come out NOW have the date of this moment.
 * `values` are those of the task with the changed ones in their place.
 */
export function readTaskChange(
  values: TaskValues,
  { timeZone, now }: { timeZone: string; now: Date },
): { input: TaskInput; errors: TaskErrors } {
  const isNow = values.answersWhen?.[0] === 'NOW';
  const asked = isNow ? { ...values, answersWhen: ['DATE'], answersAt: [wallClock(now, timeZone)] } : values;
  const { input, errors } = readTask(asked, timeZone);
  if (isNow && errors.answersAt !== undefined) {
    delete errors.answersAt;
    errors.answersWhen =
      'The task isn’t due yet, so you can’t release its answers now. Choose “At hand-in”, or an earlier due date as well.';
  }
  const known: readonly string[] = [...changeFields, ...fieldsBeforeStart];
  return { input, errors: Object.fromEntries(Object.entries(errors).filter(([field]) => known.includes(field))) };
}

import { type Extension, ownDates, type TaskDates } from './task-dates';
import { takesWork } from './task-status';
import { deadlineLabel, wallLabel } from './wall-clock';

/** How long a teacher may go on changing a task before its students are told of all the changes at once. */
export const changesTogetherMinutes = 10;

/** What students are told of when it changes; instants as text. */
export interface TaskBefore {
  title: string;
  instructions: string;
  opensAt: string;
  dueAt: string;
  lateUntil: string;
  minutes: number | null;
  /** How it is graded, and when its answers come out: compared as a whole. */
  grading: string;
  answers: string;
  points: number[];
  /** By the teacher. */
  closed: boolean;
}

/** What one student hears of a changed task. `text`: what is other than before, and until when they have. */
type TaskNews = { kind: 'ASSIGNED' | 'CLOSED' } | { kind: 'CHANGED' | 'OPENED_AGAIN'; text: string };

interface NewsFor {
  extension: Extension;
  handedInAt: Date | null;
  timeZone: string;
  /** When the task was as it was before. */
  since: Date;
  now: Date;
}

/**
 * What changed in a task for one student: "It’s now due Fri 27 Nov, 4:00 pm." Null where nothing did, as after a change
 * that was undone, or behind an extension.
 */
export function taskNews(
  before: TaskBefore,
  after: TaskBefore,
  { extension, handedInAt, timeZone, since, now }: NewsFor,
): TaskNews | null {
  if (new Date(before.opensAt) > since) {
    // Nobody knew of it. What opens by the clock is told of by the clock.
    return new Date(after.opensAt) <= now && !after.closed ? { kind: 'ASSIGNED' } : null;
  }
  const isAtWork = takesWork({ task: datesOf(after), extension, handedInAt }, { closedAt: null, excused: false }, now);
  if (isAtWork && !before.closed && after.closed) return { kind: 'CLOSED' };
  const isOpenedAgain = isAtWork && before.closed && !after.closed;
  const was = ownDates(datesOf(before), extension);
  const is = ownDates(datesOf(after), extension);
  const isMoved = (field: keyof TaskDates) => was[field].getTime() !== is[field].getTime();
  const changes = [
    ...changesOf(before, after),
    ...(isMoved('opensAt') && is.opensAt > now ? [`It now opens ${wallLabel(is.opensAt, timeZone, now)}.`] : []),
  ];
  const isEndMoved = !after.closed && (isMoved('dueAt') || isMoved('lateUntil'));
  if (changes.length === 0 && !isEndMoved && !isOpenedAgain) return null;
  const lateIsOver = was.lateUntil > was.dueAt && is.lateUntil <= is.dueAt;
  const until = `${untilWhen(is, { timeZone, now })}${lateIsOver ? ', and you can’t hand it in late any more' : ''}`;
  const stays = isOpenedAgain ? '' : 'still ';
  const end = after.closed ? 'It’s closed.' : `It’s ${isMoved('dueAt') ? 'now ' : stays}${until}.`;
  return { kind: isOpenedAgain ? 'OPENED_AGAIN' : 'CHANGED', text: [...changes, end].join(' ') };
}

function changesOf(before: TaskBefore, after: TaskBefore): string[] {
  const parts = [
    ...(before.instructions === after.instructions ? [] : ['the instructions']),
    ...(before.minutes === after.minutes ? [] : [`the time limit (now ${timeLimit(after.minutes)})`]),
    ...(before.points.join() === after.points.join() ? [] : ['how many points the questions are worth']),
    ...(before.grading === after.grading ? [] : ['how it’s graded']),
    ...(before.answers === after.answers ? [] : ['when you can see the answers']),
  ];
  return [
    ...(before.title === after.title ? [] : [`It was called “${before.title}”.`]),
    ...(parts.length === 0 ? [] : [`What’s different: ${new Intl.ListFormat('en-AU').format(parts)}.`]),
  ];
}

const datesOf = ({ opensAt, dueAt, lateUntil }: TaskBefore): TaskDates => ({
  opensAt: new Date(opensAt),
  dueAt: new Date(dueAt),
  lateUntil: new Date(lateUntil),
});

/** "due Fri 27 Nov, 4:00 pm, and you can hand it in late until …". */
export function untilWhen(
  { dueAt, lateUntil }: Pick<TaskDates, 'dueAt' | 'lateUntil'>,
  { timeZone, now }: { timeZone: string; now: Date },
): string {
  const label = (at: Date) => deadlineLabel(at, timeZone, now);
  return `due ${label(dueAt)}${lateUntil > dueAt ? `, and you can hand it in late until ${label(lateUntil)}` : ''}`;
}

const timeLimit = (minutes: number | null): string =>
  minutes === null ? 'none' : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;

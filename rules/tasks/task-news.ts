import { type Extension, ownDates } from './task-dates';
import { deadlineLabel } from './wall-clock';

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
}

/**
 * What changed in a task for one student, and until when they have: "It’s now due Fri 27 Nov, 4:00 pm." Null where
 * nothing did, as after a change that was undone, or behind an extension.
 */
export function taskNews(
  before: TaskBefore,
  after: TaskBefore,
  { extension, timeZone, now }: { extension: Extension; timeZone: string; now: Date },
): string | null {
  const [was, is] = [before, after].map(({ opensAt, dueAt, lateUntil }) =>
    ownDates({ opensAt: new Date(opensAt), dueAt: new Date(dueAt), lateUntil: new Date(lateUntil) }, extension),
  ) as [Dates, Dates];
  const isLateMoved = was.lateUntil.getTime() !== is.lateUntil.getTime();
  const isDueMoved = was.dueAt.getTime() !== is.dueAt.getTime();
  const others = [
    ...(was.opensAt.getTime() === is.opensAt.getTime() ? [] : ['when it opens']),
    ...(before.instructions === after.instructions ? [] : ['the instructions']),
    ...(before.minutes === after.minutes ? [] : [timeLimit(after.minutes)]),
    ...(before.points.join() === after.points.join() ? [] : ['what its questions are worth']),
    ...(before.grading === after.grading ? [] : ['how it’s graded']),
    ...(before.answers === after.answers ? [] : ['when you see the answers']),
  ];
  const isRenamed = before.title !== after.title;
  if (!isDueMoved && !isLateMoved && !isRenamed && others.length === 0) return null;
  const lateIsOver = was.lateUntil > was.dueAt && is.lateUntil <= is.dueAt;
  const until = `${untilWhen(is, { timeZone, now })}${lateIsOver ? ', and it can’t be handed in late any more' : ''}`;
  return [
    ...(isRenamed ? [`It was called “${before.title}”.`] : []),
    ...(others.length === 0 ? [] : [`New: ${new Intl.ListFormat('en-AU').format(others)}.`]),
    `It’s ${isDueMoved ? 'now' : 'still'} ${until}.`,
  ].join(' ');
}

type Dates = ReturnType<typeof ownDates>;

/** "due Fri 27 Nov, 4:00 pm, and you can hand it in late until …". */
export function untilWhen(
  { dueAt, lateUntil }: Pick<Dates, 'dueAt' | 'lateUntil'>,
  { timeZone, now }: { timeZone: string; now: Date },
): string {
  const label = (at: Date) => deadlineLabel(at, timeZone, now);
  return `due ${label(dueAt)}${lateUntil > dueAt ? `, and you can hand it in late until ${label(lateUntil)}` : ''}`;
}

const timeLimit = (minutes: number | null): string =>
  minutes === null ? 'no time limit any more' : `a time limit of ${minutes} minutes`;

import type { Extension, TaskDates } from './task-dates';
import { studentTaskStatus, takesWork } from './task-status';

/** What a student of a task brings along when its dates change. */
export interface AffectedStudent {
  extension: Extension;
  handedInAt: Date | null;
  /** They count: not excused, nor gone from the class. */
  asked: boolean;
  /** Whether the work is begun. */
  begun: boolean;
}

/** The dates of a task, and when its teacher closed it. */
export interface TaskWindow {
  dates: TaskDates;
  closedAt: Date | null;
}

/** How many students a change touches, in each way. */
export interface ChangeEffect {
  /** Their work goes on now, before the change. */
  working: number;
  /** It ends as it stands. */
  ends: number;
  /** They could begin, and can no longer. */
  locked: number;
  overdue: number;
  late: number;
  /** They can work on it again. */
  goOn: number;
  noLongerLate: number;
}

/** What moving a task from one window to another does to its students at this moment. Of whom nothing is asked is not touched. */
export function changeEffect(
  students: readonly AffectedStudent[],
  { before, after, now }: { before: TaskWindow; after: TaskWindow; now: Date },
): ChangeEffect {
  const all = students
    .filter(({ asked }) => asked)
    .map(({ begun, ...own }) => {
      const [was, is] = [before, after].map(({ dates, closedAt }) => {
        const facts = { task: dates, ...own };
        return { status: studentTaskStatus(facts, now), works: takesWork(facts, { closedAt, excused: false }, now) };
      }) as [Standing, Standing];
      return { begun, isIn: own.handedInAt !== null, was, is };
    });
  const count = (holds: (student: (typeof all)[number]) => boolean) => all.filter(holds).length;
  return {
    working: count(({ begun, was }) => begun && was.works),
    ends: count(({ begun, was, is }) => begun && was.works && !is.works),
    locked: count(({ begun, was, is }) => !begun && was.works && !is.works),
    overdue: count(({ was, is }) => was.status !== 'OVER_DUE' && is.status === 'OVER_DUE'),
    late: count(({ was, is }) => was.status === 'DONE' && is.status === 'LATE_SUBMISSION'),
    goOn: count(({ isIn, was, is }) => !isIn && !was.works && is.works),
    noLongerLate: count(({ was, is }) => was.status === 'LATE_SUBMISSION' && is.status === 'DONE'),
  };
}

interface Standing {
  status: ReturnType<typeof studentTaskStatus>;
  works: boolean;
}

/** Whether a change takes something from somebody, so that a teacher confirms it. */
export const takesAway = ({ ends, locked, overdue, late }: ChangeEffect): boolean => ends + locked + overdue + late > 0;

/** "3 students are working. 2 become overdue, the work of 1 becomes late." Empty where nobody is touched. */
export function effectSentence(effect: ChangeEffect): string {
  const { working, ends, locked, overdue, late, goOn, noLongerLate } = effect;
  const of = (count: number, one: string, many: string) =>
    count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  const touched = [
    ...(ends === 0 ? [] : [`work ends now for ${ends}`]),
    ...of(locked, 'can no longer start', 'can no longer start'),
    ...of(overdue, 'becomes overdue', 'become overdue'),
    ...(late === 0 ? [] : [`work becomes late for ${late}`]),
    ...of(goOn, 'can work on it again', 'can work on it again'),
    ...(noLongerLate === 0 ? [] : [`work is no longer late for ${noLongerLate}`]),
  ];
  const sentences = [
    of(working, 'student is working', 'students are working').join(''),
    touched.join(', ').replace(/^./, (first) => first.toUpperCase()),
  ];
  return sentences
    .filter((sentence) => sentence !== '')
    .map((sentence) => `${sentence}.`)
    .join(' ');
}

import { answerGraceMs } from '../../../rules/challenge-clock';
import type { PracticeRow } from './practice.repo';
import type { PracticeState } from './practice-state';

type Ending = Pick<PracticeRow, 'ends_at' | 'closes_at'>;

/** When a practice ends by itself: its own clock is up, or the task that it belongs to closes; null where neither does. */
export function endingOf({ ends_at, closes_at }: Ending): Date | null {
  if (ends_at === null || closes_at === null) return ends_at ?? closes_at;
  return ends_at < closes_at ? ends_at : closes_at;
}

/** Whether no answer is taken any more: the time is up, and what was sent in the last moment has arrived. */
export function isTimeUp(practice: Ending, now: Date): boolean {
  const ending = endingOf(practice);
  return ending !== null && now.getTime() > ending.getTime() + answerGraceMs;
}

/** A practice that was to end before this instant is over now. */
export const latestOverdue = (now: Date): Date => new Date(now.getTime() - answerGraceMs);

/** When a practice that ends now has ended: never after its own time. */
export function endOf(practice: Ending, now: Date): Date {
  const ending = endingOf(practice);
  return ending !== null && ending < now ? ending : now;
}

/** Whether the date of its task ended it, and no clock of its own did before or with it. */
export function closedByDate({ ends_at, closes_at }: Ending, now: Date): boolean {
  return (
    closes_at !== null &&
    now.getTime() > closes_at.getTime() + answerGraceMs &&
    (ends_at === null || ends_at > closes_at)
  );
}

export interface PracticeClock {
  totalSeconds: number;
  /** At the moment of the answer; never below 0. */
  remainingMs: number;
  endsAt: Date;
}

/** The clock of a running challenge; null where none runs, or every question is closed. */
export function practiceClock({ row, questions }: PracticeState, now: Date): PracticeClock | null {
  const { seconds_allowed: allowed, seconds_left: left, ends_at: endsAt, state } = row;
  const totalSeconds = left ?? allowed;
  if (state !== 'IN_PROGRESS' || totalSeconds === null || endsAt === null) return null;
  if (questions.every((question) => question.closed_at !== null)) return null;
  return { totalSeconds, endsAt, remainingMs: Math.max(0, endsAt.getTime() - now.getTime()) };
}

/** Whether the clock ended it with questions still open. */
export function endedByClock({ row, questions }: Pick<PracticeState, 'row' | 'questions'>): boolean {
  const { ends_at: endsAt, finished_at: finishedAt } = row;
  if (endsAt === null || finishedAt === null || finishedAt < endsAt) return false;
  return questions.some(
    ({ closed_at: closedAt, outcome }) =>
      closedAt !== null && closedAt >= endsAt && (outcome === 'SKIPPED' || outcome === 'NOT_YET'),
  );
}

import { answerGraceMs } from '../../../rules/challenge-clock';
import type { PracticeRow } from './practice.repo';
import type { PracticeState } from './practice-state';

/** Whether no answer is taken any more: the time is up, and what was sent in the last moment has arrived. */
export function isTimeUp({ ends_at }: Pick<PracticeRow, 'ends_at'>, now: Date): boolean {
  return ends_at !== null && now.getTime() > ends_at.getTime() + answerGraceMs;
}

/** A practice that was to end before this instant is over now. */
export const latestOverdue = (now: Date): Date => new Date(now.getTime() - answerGraceMs);

/** When a practice that ends now has ended: never after its own time. */
export function endOf({ ends_at }: Pick<PracticeRow, 'ends_at'>, now: Date): Date {
  return ends_at !== null && ends_at < now ? ends_at : now;
}

export interface PracticeClock {
  totalSeconds: number;
  /** At the moment of the answer; never below 0. */
  remainingMs: number;
  endsAt: Date;
}

/** The clock of a running challenge; null where none runs, or every question is closed. */
export function practiceClock({ row, questions }: PracticeState, now: Date): PracticeClock | null {
  const { seconds_allowed: totalSeconds, ends_at: endsAt, state } = row;
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

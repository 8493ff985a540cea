import { type RawBuilder, sql } from 'kysely';
import type { PracticeRow } from './practice.repo';
import type { PracticeState } from './practice-state';

/** Whether the clock of a set in progress has not started: it was made, or handed back, and nobody has begun it. */
export function awaitsStart(row: Pick<PracticeRow, 'state' | 'seconds_allowed' | 'ends_at'>): boolean {
  return row.state === 'IN_PROGRESS' && row.seconds_allowed !== null && row.ends_at === null;
}

/** The same in SQL, of the practice `p`. */
export const awaitsStartSql: RawBuilder<boolean> = sql<boolean>`(
  p.state = 'IN_PROGRESS' and p.seconds_allowed is not null and p.ends_at is null)`;

/**
 * Whether the student may read the questions of a practice now: not before its clock has started, and a test not between
 * its end and the release of its answers, while others may still sit it.
 */
export function questionsShown({ row, hidesAnswers }: Pick<PracticeState, 'row' | 'hidesAnswers'>): boolean {
  if (awaitsStart(row)) return false;
  return !row.is_test || row.state === 'IN_PROGRESS' || !hidesAnswers;
}

import type { Db } from '../../db/client';
import { findGuardedPractices } from './hidden-practices.repo';
import { awaitsStart } from './questions-shown';
import { hidesAnswers } from './test-facts';

/**
 * Ids of a student's practices of whose questions nothing may be told yet: tests that run or whose answers are not out,
 * and sets whose clock has not started.
 */
export async function hidesAnswersOf(db: Db, studentId: string, now: Date): Promise<string[]> {
  const guarded = await findGuardedPractices(db, studentId);
  return guarded
    .filter((practice) => hidesAnswers(practice, now) || awaitsStart(practice.row))
    .map(({ row }) => row.id);
}

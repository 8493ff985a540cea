import type { Db } from '../../db/client';
import { findTestsOf } from './hidden-practices.repo';
import { hidesAnswers } from './test-facts';

/** Ids of a student's practices of which no answer may be told yet: tests that run, or whose answers are not out. */
export async function hidesAnswersOf(db: Db, studentId: string, now: Date): Promise<string[]> {
  const tests = await findTestsOf(db, studentId);
  return tests.filter((practice) => hidesAnswers(practice, now)).map(({ row }) => row.id);
}

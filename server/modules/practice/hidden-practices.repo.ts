import { sql } from 'kysely';
import type { Db } from '../../db/client';
import type { PracticeRow } from './practice.repo';
import { awaitsStartSql } from './questions-shown';
import { type TestFacts, type TestFactsJson, testFacts, testFactsJson } from './test-facts';

interface TestOfStudent {
  row: Pick<PracticeRow, 'id' | 'is_test' | 'state' | 'seconds_allowed' | 'ends_at'>;
  test: TestFacts | null;
}

/** The tests of a student with what decides when their answers are out, and every set whose clock has not started. */
export async function findGuardedPractices(db: Db, studentId: string): Promise<TestOfStudent[]> {
  const { rows } = await sql<TestOfStudent['row'] & { test: TestFactsJson | null }>`
    select p.id, p.is_test, p.state, p.seconds_allowed, p.ends_at, ${testFactsJson} as test
    from practices p where p.student_id = ${studentId} and (p.is_test or ${awaitsStartSql})`.execute(db);
  return rows.map(({ test, ...row }) => ({ row, test: test && testFacts(test) }));
}

import { sql } from 'kysely';
import type { Db } from '../../db/client';
import { type TestFacts, type TestFactsJson, testFacts, testFactsJson } from './test-facts';

interface TestOfStudent {
  row: { id: string; is_test: boolean; state: string };
  test: TestFacts | null;
}

/** The tests of a student with what decides when their answers are out. */
export async function findTestsOf(db: Db, studentId: string): Promise<TestOfStudent[]> {
  const { rows } = await sql<TestOfStudent['row'] & { test: TestFactsJson | null }>`
    select p.id, p.is_test, p.state, ${testFactsJson} as test
    from practices p where p.student_id = ${studentId} and p.is_test`.execute(db);
  return rows.map(({ test, ...row }) => ({ row, test: test && testFacts(test) }));
}

import { newId } from '../../../server/platform/ids';
import type { Person } from '../backend/people';
import type { TestBackend } from '../backend/test-backend';
import type { School } from '../tasks/school';

/** What operations on the coins of a class look like. */
export const coinOperations = {
  award: (
    classId: string,
    studentId: string,
    more: Partial<{ kind: string; amount: number; reason: string; key: string }> = {},
  ) =>
    [
      `mutation M($classId: ID!, $studentId: ID!, $kind: CoinAwardKind!, $amount: Int!, $reason: String!, $key: String!) {
        awardCoins(classId: $classId, studentId: $studentId, kind: $kind, amount: $amount, reason: $reason, creationKey: $key) }`,
      { classId, studentId, kind: 'AWARD', amount: 5, reason: 'Kept at it', key: newId(), ...more },
    ] as const,
  ofClass: (classId: string) =>
    [
      'query Q($id: ID!) { taughtClass(classId: $id) { coins { limit left awards { nickname amount reason teacher } } } }',
      { id: classId },
    ] as const,
};

/** A student's ledger, oldest first, and the balance, which must be its sum. */
export async function ledgerOf({ services: { db } }: TestBackend, { id }: Pick<Person, 'id'>) {
  const entries = await db
    .selectFrom('coin_entries')
    .select(['amount', 'reason'])
    .where('student_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const balance = await db
    .selectFrom('coin_balances')
    .select('balance')
    .where('student_id', '=', id)
    .executeTakeFirst();
  const sum = entries.reduce((total, { amount }) => total + amount, 0);
  if (sum !== (balance?.balance ?? 0)) throw new Error(`A ledger of ${sum} has a balance of ${balance?.balance}.`);
  return { entries, balance: sum };
}

/** Somebody who teaches a class together with its owner. */
export async function addCoTeacher({ services }: TestBackend, { classId }: School, { id }: Person): Promise<void> {
  const row = { class_id: classId, teacher_id: id, joined_at: services.clock.now() };
  await services.db.insertInto('class_teachers').values(row).execute();
}

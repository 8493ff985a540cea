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
  openPot: (classId: string, more: Partial<{ title: string; goal: number; key: string }> = {}) =>
    [
      `mutation M($classId: ID!, $title: String!, $goal: Int!, $key: String!) {
        openPot(classId: $classId, title: $title, goal: $goal, creationKey: $key) }`,
      { classId, title: '20 minutes of maths games', goal: 500, key: newId(), ...more },
    ] as const,
  givePot: (classId: string, potId: string) =>
    ['mutation M($id: ID!, $pot: ID!) { givePot(classId: $id, potId: $pot) }', { id: classId, pot: potId }] as const,
  closePot: (classId: string, potId: string) =>
    ['mutation M($id: ID!, $pot: ID!) { closePot(classId: $id, potId: $pot) }', { id: classId, pot: potId }] as const,
  putIn: (potId: string, amount: number, key: string = newId()) =>
    [
      'mutation M($pot: ID!, $amount: Int!, $key: String!) { giveToPot(potId: $pot, amount: $amount, creationKey: $key) }',
      { pot: potId, amount, key },
    ] as const,
  taughtPot: (classId: string) =>
    [
      'query Q($id: ID!) { taughtClass(classId: $id) { coins { pot { id title goal sum givers given } } } }',
      { id: classId },
    ] as const,
  myPot: (classId: string) =>
    [
      'query Q($id: ID!) { myClass(classId: $id) { pot { coins own pot { id title goal sum givers given } } } }',
      { id: classId },
    ] as const,
  allowCoins: (classId: string, on: boolean) =>
    ['mutation M($id: ID!, $on: Boolean!) { setCoinsOnTasks(classId: $id, on: $on) }', { id: classId, on }] as const,
  taskItems: (taskId: string) =>
    [
      'query Q($id: ID!) { taskItems(taskId: $id) { coins items { item price bought } openIndexes } }',
      { id: taskId },
    ] as const,
  buyItem: (studentTaskId: string, item: string, index: number | null = null) =>
    [
      `mutation M($id: ID!, $item: TaskItem!, $index: Int) {
        buyTaskItem(studentTaskId: $id, item: $item, questionIndex: $index) }`,
      { id: studentTaskId, item, index },
    ] as const,
  boughtFor: (taskId: string) =>
    [
      'query Q($id: ID!) { taughtTask(taskId: $id) { students { bought { item questionIndex } } } }',
      { id: taskId },
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

/** An open pot of a class in place of the one that was open; a full one has the coins of its first student. */
export async function addPotRow({ services }: TestBackend, classId: string, { full = false } = {}): Promise<string> {
  const { db, clock } = services;
  const id = newId();
  const now = clock.now();
  await db.updateTable('class_pots').set({ state: 'CLOSED', ended_at: now }).where('class_id', '=', classId).execute();
  const pot = { id, class_id: classId, title: 'Maths games', goal: 500, creation_key: newId(), created_at: now };
  await db
    .insertInto('class_pots')
    .values({ ...pot, state: 'OPEN', ended_at: null })
    .execute();
  if (!full) return id;
  const { student_id } = await db
    .selectFrom('class_members')
    .select('student_id')
    .where('class_id', '=', classId)
    .executeTakeFirstOrThrow();
  const gift = { id: newId(), pot_id: id, student_id, amount: 500, creation_key: newId(), given_at: now };
  await db.insertInto('pot_gifts').values(gift).execute();
  return id;
}

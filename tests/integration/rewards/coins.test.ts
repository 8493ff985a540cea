import { afterAll, beforeAll, expect, it } from 'vitest';
import { earn } from '../../../server/modules/rewards';
import { readShell } from '../../../server/modules/shell';
import { makePerson, type Person } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

const earnOnce = ({ id: studentId }: Person, amount: number, idempotencyKey: string) =>
  backend.services.db
    .transaction()
    .execute((trx) => earn(trx, { studentId, amount, reason: 'FINISHED', idempotencyKey }));

async function sumOfEntries({ id }: Person): Promise<number> {
  const rows = await backend.services.db
    .selectFrom('coin_entries')
    .select('amount')
    .where('student_id', '=', id)
    .execute();
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}

it('books one key once, however often and however close together it comes', async () => {
  const student = await makePerson(backend.services);
  const results = await Promise.all(Array.from({ length: 50 }, () => earnOnce(student, 7, 'practice finished')));
  expect(results.filter((result) => result === true)).toHaveLength(1);
  expect((await readShell(backend.services, student.viewer)).coins).toBe(7);
});

it('keeps the balance equal to the sum of the entries when many come at once, some of them twice', async () => {
  const student = await makePerson(backend.services);
  await Promise.all(Array.from({ length: 200 }, (_, n) => earnOnce(student, (n % 5) + 1, `key ${n % 150}`)));
  const balance = (await readShell(backend.services, student.viewer)).coins;
  expect(balance).toBe(450);
  expect(balance).toBe(await sumOfEntries(student));
});

it('never moves a part of a coin, or none', async () => {
  const student = await makePerson(backend.services);
  for (const amount of [0, -1, 1.5]) {
    await expect(earnOnce(student, amount, 'odd')).rejects.toThrow(RangeError);
  }
});

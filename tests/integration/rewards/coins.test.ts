import { afterAll, beforeAll, expect, it } from 'vitest';
import { coinBalance, earn, spend } from '../../../server/modules/rewards';
import { AppError } from '../../../server/platform/app-error';
import { makePerson, type Person } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

type Move = typeof earn;

const move = (how: Move, { id: studentId }: Person, amount: number, idempotencyKey: string) =>
  backend.services.db
    .transaction()
    .execute((trx) => how(trx, { studentId, amount, reason: 'FINISHED', idempotencyKey }))
    .catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'CONFLICT') return 'not enough' as const;
      throw error;
    });

async function sumOfEntries({ id }: Person): Promise<number> {
  const rows = await backend.services.db
    .selectFrom('coin_entries')
    .select('amount')
    .where('student_id', '=', id)
    .execute();
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}

it('lets exactly one of 200 simultaneous spends have the last coins', async () => {
  const student = await makePerson(backend.services);
  await move(earn, student, 40, 'start');
  const results = await Promise.all(Array.from({ length: 200 }, (_, n) => move(spend, student, 40, `spend ${n}`)));
  expect(results.filter((result) => result === true)).toHaveLength(1);
  expect(results.filter((result) => result === 'not enough')).toHaveLength(199);
  expect(await coinBalance(backend.services, student.viewer)).toBe(0);
  expect(await sumOfEntries(student)).toBe(0);
});

it('books one key once, however often and however close together it comes', async () => {
  const student = await makePerson(backend.services);
  const results = await Promise.all(Array.from({ length: 50 }, () => move(earn, student, 7, 'practice finished')));
  expect(results.filter((result) => result === true)).toHaveLength(1);
  expect(await coinBalance(backend.services, student.viewer)).toBe(7);
});

it('keeps the balance equal to the sum of the entries under a mix of both', async () => {
  const student = await makePerson(backend.services);
  const moves = Array.from({ length: 200 }, (_, n) =>
    n % 3 === 0
      ? move(spend, student, (n % 7) + 1, `key ${n % 150}`)
      : move(earn, student, (n % 5) + 1, `key ${n % 150}`),
  );
  await Promise.all(moves);
  const balance = await coinBalance(backend.services, student.viewer);
  expect(balance).toBeGreaterThanOrEqual(0);
  expect(balance).toBe(await sumOfEntries(student));
});

it('never moves a part of a coin, or none', async () => {
  const student = await makePerson(backend.services);
  for (const amount of [0, -1, 1.5]) {
    await expect(move(earn, student, amount, 'odd')).rejects.toThrow(RangeError);
    await expect(move(spend, student, amount, 'odd')).rejects.toThrow(RangeError);
  }
});

import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shopItems } from '../../../rules/shop/items';
import { earn, spend } from '../../../server/modules/rewards';
import { buyItem, readShop, wearItem } from '../../../server/modules/shop';
import { makePerson, type Person } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

const give = ({ id: studentId }: Person, amount: number, idempotencyKey = 'a gift') =>
  backend.services.db
    .transaction()
    .execute((trx) => earn(trx, { studentId, amount, reason: 'Set finished', idempotencyKey }));

const shopOf = ({ viewer }: Person) => readShop(backend.services, viewer);

async function sumOfEntries({ id }: Person): Promise<number> {
  const rows = await backend.services.db
    .selectFrom('coin_entries')
    .select('amount')
    .where('student_id', '=', id)
    .execute();
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}

it('sells one thing where 200 purchases come at once and the coins are for one', async () => {
  const student = await makePerson(backend.services);
  await give(student, 60);
  const sold = shopItems.filter(({ price }) => price === 60);
  expect(sold.length).toBeGreaterThan(2);
  const buyAtOnce = () =>
    Promise.allSettled(
      Array.from({ length: 200 }, (_, n) =>
        buyItem(backend.services, { viewer: student.viewer, itemId: sold[n % sold.length]?.id ?? '' }),
      ),
    );
  // Twice, as every connection is open the second time and the purchases really meet.
  const results = [...(await buyAtOnce()), ...(await buyAtOnce())];
  const shop = await shopOf(student);
  expect(shop.coins).toBe(0);
  expect(shop.items.filter(({ owned, price }) => owned && price > 0)).toHaveLength(1);
  expect(shop.ledger.filter(({ amount }) => amount < 0)).toHaveLength(1);
  expect(await sumOfEntries(student)).toBe(0);
  // Buying the same once more puts it on and costs nothing; everything else was refused.
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused.length).toBeGreaterThan(200);
  expect(new Set(refused.map(({ reason }) => reason.code))).toEqual(new Set(['UNPROCESSABLE']));
});

it('puts on what was bought, and takes it off again', async () => {
  const student = await makePerson(backend.services);
  const { viewer } = student;
  await give(student, 500);
  await buyItem(backend.services, { viewer, itemId: 'star-visor' });
  await buyItem(backend.services, { viewer, itemId: 'scarf' });
  const worn = async () =>
    (await shopOf(student)).items.filter((item) => item.worn && item.price > 0).map(({ id }) => id);
  expect(await worn()).toEqual(['star-visor', 'scarf']);
  const { data } = await backend.ask('query Q { viewer { avatar } }', { token: student.token });
  expect(data).toEqual({ viewer: { avatar: 'skin-1 hair-1 tone-1 suit-1 sky-1 star-visor scarf' } });
  await wearItem(backend.services, { viewer, itemId: 'star-visor', on: false });
  expect(await worn()).toEqual(['scarf']);
  expect((await shopOf(student)).coins).toBe(280);
});

it('lets nobody wear what they did not buy, or buy what is not sold', async () => {
  const { viewer } = await makePerson(backend.services);
  const wear = (itemId: string) => wearItem(backend.services, { viewer, itemId, on: true });
  await expect(wear('crown')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(wear('nothing')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(buyItem(backend.services, { viewer, itemId: 'crown' })).rejects.toMatchObject({ code: 'UNPROCESSABLE' });
  await wear('skin-4');
  const teacher = await makePerson(backend.services, { role: 'TEACHER' });
  await expect(shopOf(teacher)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

it('keeps the balance equal to the sum of the entries and never below 0, whatever is earned and spent', async () => {
  const { services } = backend;
  const movement = fc.record({
    amount: fc.integer({ min: 1, max: 40 }),
    spends: fc.boolean(),
    key: fc.integer({ min: 0, max: 12 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(movement, { minLength: 1, maxLength: 24 }), async (movements) => {
      const student = await makePerson(services);
      const booked = new Set<string>();
      let balance = 0;
      for (const { amount, spends, key } of movements) {
        const entry = { studentId: student.id, amount, reason: 'Property', idempotencyKey: `key ${key}` };
        const moved = await services.db
          .transaction()
          .execute((trx) => (spends ? spendOrRollBack(trx, entry) : earn(trx, entry)))
          .catch(() => false);
        const possible = !booked.has(entry.idempotencyKey) && (!spends || balance >= amount);
        expect(moved).toBe(possible);
        if (!moved) continue;
        booked.add(entry.idempotencyKey);
        balance += spends ? -amount : amount;
      }
      expect((await shopOf(student)).coins).toBe(balance);
      expect(await sumOfEntries(student)).toBe(balance);
    }),
    { numRuns: 25 },
  );
});

async function spendOrRollBack(...[trx, entry]: Parameters<typeof spend>): Promise<boolean> {
  if (!(await spend(trx, entry))) throw new Error('The transaction fails.');
  return true;
}

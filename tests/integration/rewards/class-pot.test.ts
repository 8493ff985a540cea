import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { eraseDueAccounts } from '../../../server/modules/account-export';
import { earn } from '../../../server/modules/rewards';
import { newId } from '../../../server/platform/ids';
import { makePerson, type Person } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { operations } from '../classroom/operations';
import { as, firstStudent, makeSchool, type School } from '../tasks/school';
import { coinOperations, ledgerOf } from './class-things';

let backend: TestBackend;
let school: School;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());
beforeEach(async () => {
  school = await makeSchool(backend, 3);
});

const { closePot, givePot, myPot, openPot, putIn, taughtPot } = coinOperations;
interface Pot {
  id: string;
  title: string;
  goal: number;
  sum: number;
  givers: number;
  given: boolean;
}

const teach = (operation: readonly [string, object]) => as(backend, school.teacher, operation);
const person = (place: number) => school.students[place] ?? firstStudent(school);
const earned = ({ id: studentId }: Person, amount: number) =>
  backend.services.db
    .transaction()
    .execute((trx) => earn(trx, { studentId, amount, reason: 'Practice set finished', idempotencyKey: newId() }));
const pot = async () => ((await teach(taughtPot(school.classId))) as { coins: { pot: Pot | null } }).coins.pot;
const balance = async (who: Person) => (await ledgerOf(backend, who)).balance;
async function opened(more: { goal?: number } = {}): Promise<string> {
  expect(await teach(openPot(school.classId, more))).toBe(true);
  return (await pot())?.id ?? '';
}
const give = (potId: string, amount: number, who = person(0), key?: string) =>
  as(backend, who, putIn(potId, amount, key));
const noticesOf = async ({ id }: Person, kind: string) =>
  (
    await backend.services.db
      .selectFrom('notifications')
      .select('message')
      .where('user_id', '=', id)
      .where('second_level_type', '=', kind)
      .execute()
  ).length;

it('is opened once a form and one at a time, with a goal and words that students may read', async () => {
  const key = newId();
  const all = await Promise.all([1, 2, 3].map(() => teach(openPot(school.classId, { key }))));
  expect(new Set(all)).toEqual(new Set([true]));
  expect(await teach(openPot(school.classId))).toBe('CONFLICT');
  const other = (await makeSchool(backend, 0)).teacher;
  expect(await as(backend, other, openPot(school.classId))).toBe('NOT_FOUND');
  expect(await as(backend, person(0), openPot(school.classId))).toBe('FORBIDDEN');
  for (const more of [{ goal: 499 }, { goal: 5001 }, { title: ' ' }, { title: 'for idiots: you idiot' }]) {
    expect(await teach(openPot(school.classId, more))).toBe('BAD_INPUT');
  }
});

it('takes coins of its class, tells how many gave and not who, and is given when it is full', async () => {
  const potId = await opened();
  await earned(person(0), 400);
  await earned(person(1), 400);
  expect(await give(potId, 300)).toBe(300);
  expect(await teach(givePot(school.classId, potId))).toBe('CONFLICT');
  // What is above the goal stays with the giver.
  expect(await give(potId, 400, person(1))).toBe(200);
  expect(await give(potId, 1)).toBe('CONFLICT');
  expect([await balance(person(0)), await balance(person(1))]).toEqual([100, 200]);
  const shown = { id: potId, title: '20 minutes of maths games', goal: 500, sum: 500, givers: 2, given: false };
  expect(await pot()).toEqual(shown);
  expect(await as(backend, person(2), myPot(school.classId))).toEqual({ pot: { coins: 0, own: 0, pot: shown } });
  expect(await as(backend, person(0), myPot(school.classId))).toMatchObject({ pot: { coins: 100, own: 300 } });
  expect(await noticesOf(school.teacher, 'POT_FULL')).toBe(1);
  expect(await teach(givePot(school.classId, potId))).toBe(true);
  expect(await teach(givePot(school.classId, potId))).toBe(true);
  expect(await teach(closePot(school.classId, potId))).toBe('CONFLICT');
  expect((await pot())?.given).toBe(true);
  expect(await noticesOf(person(1), 'POT_GIVEN')).toBe(1);
  expect(await noticesOf(person(2), 'POT_GIVEN')).toBe(0);
  expect([await balance(person(0)), await balance(person(1))]).toEqual([100, 200]);
  // The next one can be opened now.
  expect(await opened()).not.toBe(potId);
});

it('200 gifts at once never take more than there is, and one form gives once', async () => {
  const potId = await opened({ goal: 5000 });
  await earned(person(0), 100);
  const answers = await Promise.all(Array.from({ length: 200 }, () => give(potId, 3)));
  expect(answers.filter((answer) => answer === 3)).toHaveLength(33);
  expect(new Set(answers)).toEqual(new Set([3, 'UNPROCESSABLE']));
  expect(await balance(person(0))).toBe(1);
  expect((await pot())?.sum).toBe(99);
  await earned(person(1), 500);
  const key = newId();
  const twice = await Promise.all(Array.from({ length: 20 }, () => give(potId, 10, person(1), key)));
  expect(new Set(twice)).toEqual(new Set([10]));
  expect(await balance(person(1))).toBe(490);
});

it('a gift that meets the goal from many sides at once fills the pot to the coin', async () => {
  const potId = await opened();
  for (const place of [0, 1, 2]) await earned(person(place), 400);
  const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => give(potId, 11, person(n % 3))));
  expect(answers.reduce<number>((sum, answer) => sum + (typeof answer === 'number' ? answer : 0), 0)).toBe(500);
  expect((await pot())?.sum).toBe(500);
  const left = await Promise.all([0, 1, 2].map((place) => balance(person(place))));
  expect(left.reduce((sum, each) => sum + each, 0)).toBe(700);
});

it('closed, it gives everybody back what they put in, once, also who has left the class', async () => {
  const potId = await opened();
  await earned(person(0), 50);
  await earned(person(1), 60);
  await give(potId, 20);
  await give(potId, 7);
  await give(potId, 60, person(1));
  await as(backend, person(1), operations.leave(school.classId));
  expect(await give(potId, 1, person(1))).toBe('NOT_FOUND');
  const answers = await Promise.all(Array.from({ length: 10 }, () => teach(closePot(school.classId, potId))));
  expect(new Set(answers)).toEqual(new Set([true]));
  expect([await balance(person(0)), await balance(person(1))]).toEqual([50, 60]);
  expect((await ledgerOf(backend, person(0))).entries.at(-1)).toEqual({
    amount: 27,
    reason: 'Refund from the class pot of 6B: 20 minutes of maths games',
  });
  expect(await noticesOf(person(1), 'POT_CLOSED')).toBe(1);
  expect(await give(potId, 1)).toBe('CONFLICT');
  expect(await pot()).toBeNull();
});

it('nothing goes in that is no whole coin, nor from outside the class, nor when the class is over', async () => {
  const potId = await opened();
  await earned(person(0), 50);
  for (const amount of [0, -5]) expect(await give(potId, amount)).toBe('BAD_INPUT');
  expect(await give(potId, 51)).toBe('UNPROCESSABLE');
  const stranger = await makePerson(backend.services);
  await earned(stranger, 50);
  expect(await give(potId, 1, stranger)).toBe('NOT_FOUND');
  expect(await give(newId(), 1)).toBe('NOT_FOUND');
  await teach(operations.archive(school.classId));
  expect(await give(potId, 1)).toBe('UNPROCESSABLE');
  expect(await balance(person(0))).toBe(50);
});

it('gives back before its class ends: deleted when everybody has left, or with the account of its owner', async () => {
  const potId = await opened();
  await earned(person(0), 50);
  await give(potId, 50);
  expect(await teach(operations.remove(school.classId))).toBe('UNPROCESSABLE');
  expect(await balance(person(0))).toBe(0);
  for (const place of [0, 1, 2]) await as(backend, person(place), operations.leave(school.classId));
  expect(await teach(operations.remove(school.classId))).toBe(true);
  expect(await balance(person(0))).toBe(50);
  school = await makeSchool(backend, 1);
  const second = await opened();
  await earned(person(0), 30);
  await give(second, 30);
  await backend.services.db
    .updateTable('users')
    .set({ deletes_at: backend.clock.now() })
    .where('id', '=', school.teacher.id)
    .execute();
  await eraseDueAccounts(backend.services);
  expect(await balance(person(0))).toBe(30);
});

type Step = { kind: 'put'; who: number; amount: number } | { kind: 'close' | 'give' | 'open' | 'leave'; who: number };
const who = fc.integer({ min: 0, max: 2 });
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({ kind: fc.constant('put' as const), who, amount: fc.integer({ min: 1, max: 700 }) }),
    },
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constantFrom('close' as const, 'give' as const, 'open' as const), who }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('leave' as const), who }) },
  ),
  { minLength: 4, maxLength: 14 },
);

it('no order of gifts, ends and leaving makes or loses a coin', async () => {
  await fc.assert(
    fc.asyncProperty(steps, fc.boolean(), async (all, atOnce) => {
      school = await makeSchool(backend, 3);
      for (const place of [0, 1, 2]) await earned(person(place), 600);
      let potId = await opened();
      const perform = async (step: Step) => {
        if (step.kind === 'put') return give(potId, step.amount, person(step.who));
        if (step.kind === 'close') return teach(closePot(school.classId, potId));
        if (step.kind === 'give') return teach(givePot(school.classId, potId));
        if (step.kind === 'leave') return as(backend, person(step.who), operations.leave(school.classId));
        if ((await teach(openPot(school.classId))) === true) potId = (await pot())?.id ?? potId;
      };
      if (atOnce) await Promise.all(all.map(perform));
      else for (const step of all) await perform(step);
      const balances = await Promise.all([0, 1, 2].map((place) => balance(person(place))));
      const inPots = await backend.services.db
        .selectFrom('pot_gifts as g')
        .innerJoin('class_pots as p', 'p.id', 'g.pot_id')
        .select(['g.amount', 'p.state', 'p.id', 'p.goal'])
        .where('p.class_id', '=', school.classId)
        .execute();
      const kept = inPots.filter(({ state }) => state !== 'CLOSED').reduce((sum, { amount }) => sum + amount, 0);
      expect(balances.reduce((sum, each) => sum + each, 0) + kept).toBe(1800);
      expect(Math.min(...balances)).toBeGreaterThanOrEqual(0);
      await teach(closePot(school.classId, potId));
      const given = inPots.filter(({ state }) => state === 'GIVEN').reduce((sum, { amount }) => sum + amount, 0);
      const after = await Promise.all([0, 1, 2].map((place) => balance(person(place))));
      expect(after.reduce((sum, each) => sum + each, 0)).toBe(1800 - given);
      expect(given % 500).toBe(0);
    }),
    { numRuns: 25 },
  );
});

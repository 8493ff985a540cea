import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AimKind } from '../../../rules/shop/quest';
import { getErrorLogbook } from '../../../server/modules/error-logbook';
import { finishPractice } from '../../../server/modules/practice';
import { earn } from '../../../server/modules/rewards';
import { beginOwnQuest, readShop } from '../../../server/modules/shop';
import { makePerson, type Person } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { toDaytime } from '../backend/test-clock';
import { answerRight, answerWrong, casual, redo } from '../practice/student';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

const work: AimKind[] = ['ANSWER', 'FINISH', 'LINES'];

async function richStudent(coins: number): Promise<Person> {
  toDaytime(backend.clock);
  const student = await makePerson(backend.services);
  const gift = { studentId: student.id, amount: coins, reason: 'Practice set finished', idempotencyKey: 'a gift' };
  await backend.services.db.transaction().execute((trx) => earn(trx, gift));
  return student;
}

const begin = ({ token }: Person, kinds: AimKind[]) =>
  backend.ask('mutation M($kinds: [AimKind!]!) { beginOwnQuest(kinds: $kinds) }', { token, variables: { kinds } });
const collect = ({ token }: Person) => backend.ask('mutation M { collectOwnQuest }', { token });
const shopOf = ({ viewer }: Person) => readShop(backend.services, viewer, 'desktop');
const questOf = async (student: Person) => (await shopOf(student)).ownQuest.quest;
const done = async (student: Person) =>
  Object.fromEntries((await questOf(student))?.aims.map((aim) => [aim.kind, aim.done]) ?? []);

async function answerSome({ viewer }: Person, practiceId: string, indexes: number[]): Promise<void> {
  for (const index of indexes) {
    backend.clock.advance({ seconds: 20 });
    await answerRight(backend.services, viewer, practiceId, index);
  }
}

/** Two lines of working below a question. */
async function writeLines({ id }: Person, questionId: string): Promise<void> {
  const line = { student_id: id, question_id: questionId, line: 'x=1', verdict: 'OK', message: '', carries: true };
  await backend.services.db
    .insertInto('working_lines')
    .values([1, 2].map((number) => ({ ...line, number, states_answer: false, created_at: backend.clock.now() })))
    .execute();
}

it('counts what is done after it began, pays once outside the day’s cap, and ends at midnight', async () => {
  const student = await richStudent(15);
  const { services, clock } = backend;
  const before = await casual(services, student.viewer, { questionCount: 5 });
  await answerSome(student, before.row.id, [1, 2, 3, 4, 5]);
  await writeLines(student, before.questions[0]?.id ?? '');
  await finishPractice(services, student.viewer, before.row.id);
  const half = await casual(services, student.viewer, { questionCount: 5 });
  await answerSome(student, half.row.id, [1, 2]);
  clock.advance({ seconds: 20 });

  expect((await begin(student, work)).status).toBe(200);
  expect(await done(student)).toEqual({ ANSWER: 0, FINISH: 0, LINES: 0 });
  expect((await collect(student)).status).toBe(422);
  await answerSome(student, half.row.id, [3, 4, 5]);
  await finishPractice(services, student.viewer, half.row.id);
  expect(await done(student)).toEqual({ ANSWER: 3, FINISH: 1, LINES: 0 });
  const open = await casual(services, student.viewer, { questionCount: 5 });
  await answerSome(student, open.row.id, [1, 2]);
  expect((await collect(student)).status).toBe(422);
  await writeLines(student, open.questions[0]?.id ?? '');
  expect(await done(student)).toEqual({ ANSWER: 5, FINISH: 1, LINES: 2 });

  await services.db.updateTable('activity_days').set({ coins: 150 }).where('student_id', '=', student.id).execute();
  const { coins } = await shopOf(student);
  const answers = await Promise.all(Array.from({ length: 20 }, () => collect(student)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  const shop = await shopOf(student);
  expect(shop.coins).toBe(coins + 20);
  expect(shop.ownQuest.quest).toMatchObject({ done: true, collected: true, coins: 20 });
  expect(shop.ledger.filter(({ reason }) => reason === 'Your own quest')).toHaveLength(1);

  clock.advance({ days: 1 });
  expect(await questOf(student)).toBeNull();
  expect((await collect(student)).status).toBe(422);
});

it('begins once a day, however many ask at once, and again on the next day', async () => {
  const student = await richStudent(500);
  const ask = () => beginOwnQuest(backend.services, student.viewer, ['ANSWER', 'LINES', 'TUTOR']);
  const results = await Promise.allSettled(Array.from({ length: 50 }, ask));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await shopOf(student)).coins).toBe(485);
  const second = await begin(student, work);
  expect(second.status).toBe(409);
  expect(second.errors[0]?.message).toContain('after midnight');
  expect((await questOf(student))?.aims.map(({ kind }) => kind)).toEqual(['ANSWER', 'LINES', 'TUTOR']);
  backend.clock.advance({ days: 1 });
  expect((await begin(student, work)).status).toBe(200);
  expect((await shopOf(student)).coins).toBe(470);
});

it('begins nothing where the coins do not reach', async () => {
  const student = await richStudent(14);
  const refused = await begin(student, work);
  expect(refused.status).toBe(422);
  expect(refused.errors[0]?.message).toContain('You need 15 MarsCoins');
  expect(await shopOf(student)).toMatchObject({ coins: 14, ownQuest: { quest: null } });
});

it('takes three different aims, and an error only where one waits', async () => {
  const student = await richStudent(30);
  const { services, clock } = backend;
  const { viewer } = student;
  for (const kinds of [
    [],
    ['ANSWER', 'LINES'],
    ['ANSWER', 'LINES', 'LINES'],
    ['ANSWER', 'FINISH', 'LINES', 'TUTOR'],
    ['FIX', 'LINES', 'TUTOR'],
  ] as AimKind[][]) {
    expect((await begin(student, kinds)).status).toBe(400);
  }
  const first = await casual(services, viewer, { questionCount: 5 });
  await answerWrong(services, viewer, first.row.id, 1);
  clock.advance({ days: 1 });
  expect((await shopOf(student)).ownQuest.choices.map(({ kind }) => kind)).toContain('FIX');
  expect((await begin(student, ['FIX', 'LINES', 'TUTOR'])).status).toBe(200);
  const [entry] = (await getErrorLogbook(services, viewer, 'year-6')).entries;
  const put = await redo(services, viewer, [entry?.id ?? '']);
  await answerSome(student, put.row.id, [1]);
  expect(await done(student)).toEqual({ FIX: 1, LINES: 0, TUTOR: 0 });
});

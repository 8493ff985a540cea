import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coinReasons } from '../../../rules/coin-sources';
import { getErrorLogbook } from '../../../server/modules/error-logbook';
import { finishPractice, grantOnce } from '../../../server/modules/practice';
import { readQuest } from '../../../server/modules/shop';
import { localDay } from '../../../server/platform/local-day';
import { makePerson, type Person } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { answerRight, answerWrong, casual, redo } from '../practice/student';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

const collect = ({ token }: Person) => backend.ask('mutation M { collectQuest { collected } }', { token });
const questOf = ({ viewer }: Person) => readQuest(backend.services, viewer);
const aimsOf = async (student: Person) =>
  (await questOf(student)).aims.map(({ kind, done, needed }) => `${kind} ${done >= needed ? 'done' : 'open'}`);

/** The student's day as if so much had happened on it. */
async function setDay({ id, viewer }: Person, day: { answered: number; coins: number }): Promise<void> {
  const { db, clock } = backend.services;
  const row = { student_id: id, day: localDay(clock.now(), viewer.timeZone), ...day };
  await db
    .insertInto('activity_days')
    .values(row)
    .onConflict((conflict) => conflict.columns(['student_id', 'day']).doUpdateSet(day))
    .execute();
}

async function amounts({ id }: Person): Promise<Record<string, number>> {
  const rows = await backend.services.db
    .selectFrom('coin_entries')
    .select(['reason', 'amount'])
    .where('student_id', '=', id)
    .execute();
  return Object.fromEntries(rows.map(({ reason, amount }) => [reason, amount]));
}

it('pays the quest of the day once, when its three aims are done', async () => {
  const student = await makePerson(backend.services);
  expect((await collect(student)).status).toBe(422);
  await completeAims(student);
  await setDay(student, { answered: 9, coins: 0 });
  const answers = await Promise.all(Array.from({ length: 20 }, () => collect(student)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect((await amounts(student))[coinReasons.QUEST_OF_DAY]).toBe(12);
  expect(await questOf(student)).toMatchObject({ done: true, collected: true });
});

describe.each([147, 149, 150])('on a day that has %i coins', (coins) => {
  it('pays in full what is earned once, and of what repeats no more than is left', async () => {
    const student = await makePerson(backend.services);
    const { services } = backend;
    await completeAims(student, { coinsBefore: coins });
    const left = 150 - coins;
    expect(await amounts(student)).toEqual({
      ...(left > 0 ? { [coinReasons.PRACTICE_FINISHED]: left } : {}),
      [coinReasons.FIRST_SESSION_OF_DAY]: 5,
    });
    await setDay(student, { answered: 9, coins: 150 });
    expect((await collect(student)).status).toBe(200);
    for (const [reason, amount] of [
      ['FRIEND_JOINED', 20],
      ['REPORT_ACCEPTED', 15],
      ['PLACEMENT_DONE', 30],
    ] as const) {
      const earned = { reason, key: `once:${reason}` };
      await services.db.transaction().execute((trx) => grantOnce(trx, student.id, earned));
      await services.db.transaction().execute((trx) => grantOnce(trx, student.id, earned));
      expect((await amounts(student))[coinReasons[reason]]).toBe(amount);
    }
    expect((await amounts(student))[coinReasons.QUEST_OF_DAY]).toBe(12);
    const { data } = await backend.ask('query Q { quest { collected done } }', { token: student.token });
    expect(data).toEqual({ quest: { collected: true, done: true } });
  });
});

it('keeps its aims all day: an error that opens after the set is finished changes nothing', async () => {
  const student = await makePerson(backend.services);
  await startOnDayWith('FINISH', student);
  const { services } = backend;
  const { row } = await casual(services, student.viewer, { questionCount: 5 });
  await finishSet(student, row.id, 3);
  const before = await aimsOf(student);
  expect(before).toContain('FINISH done');
  const again = await casual(services, student.viewer, { questionCount: 5 });
  await answerWrong(services, student.viewer, again.row.id, 1);
  expect((await getErrorLogbook(services, student.viewer, 'year-6')).entries).toHaveLength(1);
  expect(await aimsOf(student)).toEqual(before);
  // It is one of tomorrow's.
  backend.clock.advance({ days: 1 });
  expect(await aimsOf(student)).toContain('FIX open');
});

it('keeps an error that was put right, also when it comes back on the same day', async () => {
  const student = await makePerson(backend.services);
  const { services, clock } = backend;
  const { viewer } = student;
  const first = await casual(services, viewer, { questionCount: 5 });
  await answerWrong(services, viewer, first.row.id, 1);
  clock.advance({ days: 1 });
  expect(await aimsOf(student)).toContain('FIX open');
  const [entry] = (await getErrorLogbook(services, viewer, 'year-6')).entries;
  const put = await redo(services, viewer, [entry?.id ?? '']);
  await answerRight(services, viewer, put.row.id, 1);
  expect(await aimsOf(student)).toContain('FIX done');
  clock.advance({ minutes: 5 });
  const lost = await redo(services, viewer, [entry?.id ?? '']);
  await answerWrong(services, viewer, lost.row.id, 1);
  const [back] = (await getErrorLogbook(services, viewer, 'year-6')).entries;
  expect(back?.state).toBe('RELAPSED');
  expect(await aimsOf(student)).toContain('FIX done');
});

it('counts no set that was left before half of it was answered', async () => {
  const student = await makePerson(backend.services);
  await startOnDayWith('FINISH', student);
  const leave = async (answered: number) => {
    const { row } = await casual(backend.services, student.viewer, { questionCount: 5 });
    await finishSet(student, row.id, answered);
    return aimsOf(student);
  };
  expect(await leave(0)).toContain('FINISH open');
  expect(await leave(2)).toContain('FINISH open');
  expect(await leave(3)).toContain('FINISH done');
});

/** Goes on to a day on which one aim is of this kind. */
async function startOnDayWith(kind: string, student: Person): Promise<void> {
  for (let days = 0; days < 3; days += 1) {
    if ((await questOf(student)).aims.some((aim) => aim.kind === kind)) return;
    backend.clock.advance({ days: 1 });
  }
  throw new Error(`No day has ${kind}.`);
}

/** Answers so many questions of a set, and ends it. */
async function finishSet({ viewer }: Pick<Person, 'viewer'>, practiceId: string, answered: number): Promise<void> {
  const { services, clock } = backend;
  for (let index = 1; index <= answered; index += 1) {
    clock.advance({ seconds: 20 });
    await answerRight(services, viewer, practiceId, index);
  }
  await finishPractice(services, viewer, practiceId);
}

/** A finished set, two lines of working and a word to the tutor: whatever the aims of this day are. */
async function completeAims(student: Person, { coinsBefore = 0 } = {}): Promise<void> {
  const { id, viewer } = student;
  const { services } = backend;
  const { row, questions } = await casual(services, viewer, { questionCount: 5 });
  const { db, clock } = services;
  const now = clock.now();
  const line = { student_id: id, question_id: questions[0]?.id ?? '', line: 'x=1', verdict: 'OK', message: '' };
  await db
    .insertInto('working_lines')
    .values([1, 2].map((number) => ({ ...line, number, states_answer: false, carries: true, created_at: now })))
    .execute();
  const talkId = crypto.randomUUID();
  const talk = {
    student_id: id,
    id: talkId,
    bot: 'GENERAL' as const,
    question_id: null,
    topic_id: null,
    course_id: null,
  };
  await db
    .insertInto('tutor_talks')
    .values({ ...talk, state: '{}', ended_at: null, created_at: now, updated_at: now })
    .execute();
  await db
    .insertInto('tutor_messages')
    .values({
      student_id: id,
      talk_id: talkId,
      number: 1,
      author: 'STUDENT',
      intent: null,
      text: 'hello',
      move: null,
      blocks: '{}',
      verdict: null,
      reported_at: null,
      report_reason: null,
      report_seen_at: null,
      created_at: now,
    })
    .execute();
  await db
    .updateTable('practice_questions')
    .set({ answered_at: now })
    .where('student_id', '=', id)
    .where('practice_id', '=', row.id)
    .execute();
  await setDay(student, { answered: 9, coins: coinsBefore });
  await finishPractice(services, viewer, row.id);
}

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { classCoins } from '../../../rules/class-coins';
import { mostCoinsADay } from '../../../rules/coin-sources';
import { newId } from '../../../server/platform/ids';
import { makePerson } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { toDaytime } from '../backend/test-clock';
import { operations } from '../classroom/operations';
import { as, firstStudent, makeSchool, type School } from '../tasks/school';
import { addCoTeacher, coinOperations, ledgerOf } from './class-things';

let backend: TestBackend;
let school: School;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());
beforeEach(async () => {
  school = await makeSchool(backend, 2);
});

type Coins = { limit: number; left: number; awards: { nickname: string; amount: number; teacher: string | null }[] };
const { award, ofClass } = coinOperations;
const give = (more: Parameters<typeof award>[2] = {}, { id } = firstStudent(school), teacher = school.teacher) =>
  as(backend, teacher, award(school.classId, id, more));
const coins = async () => ((await as(backend, school.teacher, ofClass(school.classId))) as { coins: Coins }).coins;
const noticesOf = ({ id }: { id: string }) =>
  backend.services.db
    .selectFrom('notifications')
    .select(['first_level_type', 'second_level_type', 'message'])
    .where('user_id', '=', id)
    .execute();

it('books coins with class and reason, tells the student, and shows what the week has left', async () => {
  const student = firstStudent(school);
  expect(await give({ amount: 20, reason: '  A good   explanation ' })).toBe(true);
  expect((await ledgerOf(backend, student)).entries).toEqual([{ amount: 20, reason: '6B: A good explanation' }]);
  const [notice, ...others] = await noticesOf(student);
  expect(others).toEqual([]);
  expect(notice).toMatchObject({ first_level_type: 'CLASS', second_level_type: 'COINS_GIVEN' });
  expect(notice?.message).toContain('<b>6B</b> gave you 20 MarsCoins: A good explanation.');
  expect(await coins()).toEqual({
    limit: 60,
    left: 40,
    awards: [{ nickname: 'Ava 1', amount: 20, reason: 'A good explanation', teacher: 'Ms Nair' }],
  });
});

it('one form gives once, however often it is sent', async () => {
  const key = newId();
  const all = await Promise.all(Array.from({ length: 20 }, () => give({ key })));
  expect(new Set(all)).toEqual(new Set([true]));
  expect((await ledgerOf(backend, firstStudent(school))).balance).toBe(5);
  expect(await noticesOf(firstStudent(school))).toHaveLength(1);
});

it('50 awards at once stay within the week, and the next Monday of the class brings new coins', async () => {
  // A Sunday noon in Sydney, where it is the same day in UTC: the week ends within twelve hours.
  toDaytime(backend.clock);
  backend.clock.advance({ days: (7 - backend.clock.now().getUTCDay()) % 7 });
  const [first, second] = school.students;
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => give({ amount: 7 }, n % 2 === 0 ? first : second)),
  );
  expect(answers.filter((answer) => answer === true)).toHaveLength(8);
  expect(new Set(answers)).toEqual(new Set([true, 'UNPROCESSABLE']));
  expect((await coins()).left).toBe(4);
  expect(await give({ amount: 5 })).toBe('UNPROCESSABLE');
  expect(await give({ amount: 4 })).toBe(true);
  expect((await coins()).left).toBe(0);
  backend.clock.advance({ hours: 12 });
  expect(await coins()).toEqual({ limit: 60, left: 60, awards: [] });
  expect(await give({ amount: 20 })).toBe(true);
});

it('stands outside the day’s cap of practice', async () => {
  const student = firstStudent(school);
  const row = { student_id: student.id, day: '2026-01-01', answered: 0, coins: mostCoinsADay };
  await backend.services.db.insertInto('activity_days').values(row).execute();
  await give({ amount: 20 });
  const days = await backend.services.db
    .selectFrom('activity_days')
    .select('coins')
    .where('student_id', '=', student.id)
    .execute();
  expect(days).toEqual([{ coins: mostCoinsADay }]);
  expect((await ledgerOf(backend, student)).balance).toBe(20);
});

it('marks a helper once a day of the class, always with the same coins', async () => {
  const helped = { kind: 'HELPED', amount: 20, reason: 'Anything' };
  const answers = await Promise.all(Array.from({ length: 10 }, () => give(helped)));
  expect(answers.filter((answer) => answer === true)).toHaveLength(1);
  expect(new Set(answers)).toEqual(new Set([true, 'CONFLICT']));
  expect(await give(helped, school.students[1])).toBe(true);
  backend.clock.advance({ days: 1 });
  expect(await give(helped)).toBe(true);
  expect((await ledgerOf(backend, firstStudent(school))).entries).toEqual(
    [1, 2].map(() => ({ amount: classCoins.helped, reason: '6B: Helped a classmate' })),
  );
});

it('is for those who teach the class, and for students who are in it', async () => {
  const student = firstStudent(school);
  const colleague = await makePerson(backend.services, { role: 'TEACHER', nickname: 'Mr Wu' });
  expect(await give({}, student, colleague)).toBe('NOT_FOUND');
  expect(await as(backend, colleague, ofClass(school.classId))).toBe('NOT_FOUND');
  expect(await give({}, student, student)).toBe('FORBIDDEN');
  await addCoTeacher(backend, school, colleague);
  expect(await give({}, student, colleague)).toBe(true);
  const stranger = firstStudent(await makeSchool(backend, 1));
  expect(await give({}, stranger)).toBe('NOT_FOUND');
  expect(await give({}, { ...student, id: 'nobody' })).toBe('NOT_FOUND');
  await as(backend, student, operations.leave(school.classId));
  expect(await give({})).toBe('NOT_FOUND');
  expect((await ledgerOf(backend, student)).balance).toBe(5);
  expect((await ledgerOf(backend, stranger)).balance).toBe(0);
});

it('gives nothing for what cannot be given', async () => {
  for (const more of [
    { amount: 0 },
    { amount: 21 },
    { amount: -3 },
    { reason: ' ' },
    { reason: 'you idiot' },
    { key: '' },
  ]) {
    expect(await give(more)).toBe('BAD_INPUT');
  }
  await as(backend, school.teacher, operations.archive(school.classId));
  expect(await give()).toBe('UNPROCESSABLE');
  expect((await ledgerOf(backend, firstStudent(school))).balance).toBe(0);
});

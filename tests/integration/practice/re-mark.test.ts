import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getErrorReview, startErrorReview } from '../../../server/modules/error-review';
import { reMarkTemplate } from '../../../server/modules/practice/re-mark/re-mark-template';
import type { StoredQuestion } from '../../../server/modules/questions';
import { checkLearningSums } from '../../../server/modules/statistics';
import { makePerson, type Person } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { answer, answerRight, answerWrong, casual, keyOf, redo } from './student';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

/** What nobody would answer before the key says so. */
const typed = '41/43';
const firstId = '00000000-0000-0000-0000-000000000000';

interface Place {
  practiceId: string;
  index: number;
}

/** The key of a question of ours was wrong; it is `model` from now on. */
async function correctKey({ viewer }: Person, { practiceId, index }: Place, model: string) {
  const { row } = await keyOf(backend.services, viewer, practiceId, index);
  const correct = (stored: StoredQuestion, seed: string) =>
    seed === row.seed
      ? { ...stored, id: crypto.randomUUID(), answer: { ...stored.answer, model, forms: [] } as never }
      : null;
  const version = { templateId: row.template_id, version: row.template_version };
  const result = await reMarkTemplate(backend.services, { ...version, correct });
  await checkLearningSums(backend.services, firstId);
  return { row, result };
}

const errorsOf = ({ id }: Person) =>
  backend.services.db
    .selectFrom('errors')
    .select(['id', 'state', 'question_id', 'answer'])
    .where('student_id', '=', id)
    .execute();

async function standingOf({ id }: Person) {
  const { rows } = await sql<{ unresolved: number; balance: number; booked: number; correct: number; unaided: number }>`
    select coalesce((select sum(unresolved)::int from unresolved_counts where student_id = ${id}), 0) as unresolved,
      coalesce((select balance from coin_balances where student_id = ${id}), 0) as balance,
      (select coalesce(sum(amount), 0)::int from coin_entries where student_id = ${id}) as booked,
      (select sum(correct)::int from topic_ratings where student_id = ${id}) as correct,
      (select sum(unaided)::int from topic_ratings where student_id = ${id}) as unaided`.execute(backend.services.db);
  const [row] = rows;
  if (!row) throw new Error('A selection without a table has always a row.');
  expect(row.balance).toBe(row.booked);
  return row;
}

const ratingOf = async ({ id }: Person) =>
  (await backend.services.db.selectFrom('topic_ratings').select('rating').where('student_id', '=', id).execute())[0]
    ?.rating ?? 0;

async function practising() {
  const person = await makePerson(backend.services);
  const { row } = await casual(backend.services, person.viewer);
  return { person, practiceId: row.id };
}

it('an answer that was right after all takes its error along, counts for the topic and is paid once', async () => {
  const { person, practiceId } = await practising();
  const { services } = backend;
  await answer(services, person.viewer, practiceId, 1, typed);
  await answerRight(services, person.viewer, practiceId, 2);
  const before = await standingOf(person);
  const rating = await ratingOf(person);
  expect(before).toMatchObject({ unresolved: 1, correct: 1, unaided: 1 });
  const { row, result } = await correctKey(person, { practiceId, index: 1 }, typed);
  expect(result.changed).toBe(1);
  expect(await errorsOf(person)).toEqual([]);
  const after = await standingOf(person);
  expect(after).toMatchObject({ unresolved: 0, correct: 2, unaided: 2, balance: before.balance + 2 });
  // The first answer of a topic weighs 96 points between wrong and right.
  expect((await ratingOf(person)) - rating).toBeCloseTo(96, 2);
  // It cannot be paid a second time: not by another correction either.
  const again = { templateId: row.template_id, version: row.template_version };
  await reMarkTemplate(services, { ...again, correct: (stored) => stored });
  expect((await standingOf(person)).balance).toBe(after.balance);
  const events = services.db.selectFrom('user_events').select('payload').where('user_id', '=', person.id);
  expect(await events.where('kind', '=', 'UNRESOLVED_COUNT_CHANGED').orderBy('seq', 'desc').execute()).toMatchObject([
    { payload: { unresolvedCount: 0 } },
    { payload: { unresolvedCount: 1 } },
  ]);
});

it('a right answer after another look that was the first one pays what is missing', async () => {
  const { person, practiceId } = await practising();
  await answer(backend.services, person.viewer, practiceId, 1, typed);
  await answerRight(backend.services, person.viewer, practiceId, 1);
  const { balance } = await standingOf(person);
  await correctKey(person, { practiceId, index: 1 }, typed);
  expect(await standingOf(person)).toMatchObject({ unresolved: 0, correct: 1, unaided: 1, balance: balance + 1 });
  expect(await errorsOf(person)).toEqual([]);
});

it('an answer that was wrong after all takes no coins and opens no error', async () => {
  const { person, practiceId } = await practising();
  await answerRight(backend.services, person.viewer, practiceId, 1);
  const { balance } = await standingOf(person);
  const rating = await ratingOf(person);
  const { result } = await correctKey(person, { practiceId, index: 1 }, typed);
  expect(result.changed).toBe(1);
  expect(await standingOf(person)).toMatchObject({ unresolved: 0, correct: 0, unaided: 0, balance });
  expect((await ratingOf(person)) - rating).toBeCloseTo(-96, 2);
  expect(await errorsOf(person)).toEqual([]);
});

it('an answer that stays wrong leaves its error, which shows the corrected question', async () => {
  const { person, practiceId } = await practising();
  await answerWrong(backend.services, person.viewer, practiceId, 1);
  const [error] = await errorsOf(person);
  const { row } = await correctKey(person, { practiceId, index: 1 }, typed);
  expect(await errorsOf(person)).toEqual([error]);
  const { rows } = await sql<{ same: boolean }>`
    select e.instance_id = q.instance_id and e.instance_id <> ${row.instance_id} as same from errors e
    join practice_questions q on q.student_id = e.student_id and q.id = e.question_id
    where e.student_id = ${person.id}`.execute(backend.services.db);
  expect(rows).toEqual([{ same: true }]);
  expect((await standingOf(person)).unresolved).toBe(1);
});

it('the redo of an error that was right after all fixes it', async () => {
  const { person, practiceId } = await practising();
  await answerWrong(backend.services, person.viewer, practiceId, 1);
  const again = await redo(backend.services, person.viewer);
  await answer(backend.services, person.viewer, again.row.id, 1, typed);
  const { balance } = await standingOf(person);
  expect(await errorsOf(person)).toMatchObject([{ state: 'OPEN' }]);
  await correctKey(person, { practiceId: again.row.id, index: 1 }, typed);
  expect(await errorsOf(person)).toMatchObject([{ state: 'FIXED' }]);
  expect(await standingOf(person)).toMatchObject({ unresolved: 0, balance: balance + 2 + 6 });
});

it('an error that only came back is fixed as it was before', async () => {
  const person = await makePerson(backend.services);
  const { services } = backend;
  const { row: practice, questions } = await casual(services, person.viewer, { questionCount: 20 });
  const [first, second] = twoOfAKind(questions);
  await answerWrong(services, person.viewer, practice.id, first);
  const again = await redo(services, person.viewer);
  await answerRight(services, person.viewer, again.row.id, 1);
  expect(await errorsOf(person)).toMatchObject([{ state: 'FIXED' }]);
  const { attempt } = await answerWrong(services, person.viewer, practice.id, second);
  expect(await errorsOf(person)).toMatchObject([{ state: 'RELAPSED' }]);
  await correctKey(person, { practiceId: practice.id, index: second }, attempt.answer);
  expect(await errorsOf(person)).toMatchObject([{ state: 'FIXED' }]);
  expect((await standingOf(person)).unresolved).toBe(0);
});

/** The places of two questions of one template: a topic has fewer templates than the set has questions. */
function twoOfAKind(questions: readonly { index: number; template_id: string }[]): [number, number] {
  for (const { index, template_id } of questions) {
    const other = questions.find((one) => one.index > index && one.template_id === template_id);
    if (other) return [index, other.index];
  }
  throw new Error('No two questions are of one kind.');
}

it('a review that waited for the error alone is over', async () => {
  const { person, practiceId } = await practising();
  const { services } = backend;
  const { attempt } = await answerWrong(services, person.viewer, practiceId, 1);
  await answerRight(services, person.viewer, practiceId, 1);
  await startErrorReview(services, person.viewer, { courseId: 'year-6', errorIds: [], count: 1 });
  await correctKey(person, { practiceId, index: 1 }, attempt.answer);
  expect(await getErrorReview(services, person.viewer, { courseId: 'year-6' })).toBeNull();
  expect(await errorsOf(person)).toEqual([]);
});

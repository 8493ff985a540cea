import { afterAll, beforeAll, expect, it } from 'vitest';
import { CreatePractice } from '../../../app/graphql/catalogue/create-practice';
import { FinishPractice } from '../../../app/graphql/practice/finish-practice';
import { SubmitAnswer } from '../../../app/graphql/practice/submit-answer';
import { newId } from '../../../server/platform/ids';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { keyOf, redo } from '../practice/student';
import { makeStudent, statementsOf } from './student';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ COUNT_SQL: '1' });
});
afterAll(() => backend.stop());

/** SQL statements of everything that a student does in a practice. */
async function statementsOfActions(rows: number): Promise<Record<string, number>> {
  const { services } = backend;
  const student = await makeStudent(backend, { rows });
  const { viewer, open } = student;
  const submit = (practiceId: string, index: number, answer = '') =>
    statementsOf(backend, SubmitAnswer, { input: { practiceId, index, answer, idempotencyKey: newId() } }, student);
  const create = (mode: string) => {
    const input = { courseId: 'year-6', mode, questionCount: 5, idempotencyKey: newId() };
    return statementsOf(backend, CreatePractice, { input }, student);
  };
  const [second, third] = await Promise.all([2, 3].map((index) => keyOf(services, viewer, open.practiceId, index)));
  const error = await services.db
    .selectFrom('errors')
    .select('id')
    .where('student_id', '=', viewer.id)
    .where('state', '=', 'OPEN')
    .executeTakeFirstOrThrow();
  const again = await redo(services, viewer, [error.id]);
  return {
    'right answer': await submit(open.practiceId, 2, second?.right),
    'wrong answer': await submit(open.practiceId, 3, third?.wrong[0]),
    'unreadable answer': await submit(open.practiceId, 4, '(('),
    'error fixed': await submit(again.row.id, 1, (await keyOf(services, viewer, again.row.id, 1)).right),
    'finish a practice': await statementsOf(backend, FinishPractice, { practiceId: open.practiceId }, student),
    'create a practice': await create('CASUAL'),
    'create a practice of errors': await create('ERROR_LOGBOOK'),
  };
}

it('an answer and a practice take as many statements with 1,000 rows as with 10', async () => {
  const few = await statementsOfActions(10);
  expect(await statementsOfActions(1000)).toEqual(few);
  const { 'finish a practice': finish, 'create a practice': create, ...rest } = few;
  // Each finds the session, and has `begin` and `commit` beside locking, reading and writing; two more read the practice
  // and the question for the reply, so that the page need not be read again. What all students share follows when the
  // answer is acknowledged, and is not counted.
  const answer = 1 + 2 + 3 + 2;
  expect(rest).toMatchObject({
    'right answer': answer,
    'unreadable answer': answer,
    'wrong answer': answer,
    'error fixed': answer,
  });
  expect(Math.max(...Object.values(few))).toBeLessThanOrEqual(26);
});

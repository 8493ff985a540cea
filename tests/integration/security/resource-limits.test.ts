import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../server/platform/ids';
import { makePerson } from '../backend/people';
import { type Answer, startTestBackend, type TestBackend } from '../backend/test-backend';
import { casual } from '../practice/student';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

const hammerMs = 5000;

/** Ten at a time, again and again, for five seconds. */
async function hammer(attempt: (number: number) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const start = Date.now(); Date.now() - start < hammerMs; ) {
    answers.push(...(await Promise.all(Array.from({ length: 10 }, (_, lane) => attempt(answers.length + lane)))));
  }
  return answers;
}

function expectPoliteRefusals(answers: Answer[]): void {
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  for (const { status, headers, errors } of refused) {
    expect([status, errors[0]?.extensions.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(errors[0]?.message).toMatch(/^That was a lot of /);
  }
}

it('five seconds of new practices make no more than a student who practises all day', async () => {
  const { id, token } = await makePerson(backend.services);
  const answers = await hammer(() => {
    const input = { courseId: 'year-6', mode: 'CASUAL', questionCount: 5, idempotencyKey: newId() };
    return backend.ask('mutation C($input: CreatePracticeInput!) { createPractice(input: $input) { id } }', {
      token,
      variables: { input },
    });
  });
  expectPoliteRefusals(answers);
  const made = backend.services.db.selectFrom('practices').select('id').where('student_id', '=', id);
  expect((await made.execute()).length).toBeLessThanOrEqual(20);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(10);
});

it('five seconds of answers leave no more than a student who works all day, and others are not held up', async () => {
  const person = await makePerson(backend.services);
  const other = await makePerson(backend.services);
  const submit = (token: string, practiceId: string, index: number, answer: string) =>
    backend.ask('mutation S($input: SubmitAnswerInput!) { submitAnswer(input: $input) { attempt { id } } }', {
      token,
      variables: { input: { practiceId, index, answer, idempotencyKey: newId() } },
    });
  const practice = await casual(backend.services, person.viewer);
  const answers = await hammer((number) => submit(person.token, practice.row.id, 1, String(100_000 + number)));
  expectPoliteRefusals(answers);
  const stored = backend.services.db.selectFrom('attempts').select('id').where('student_id', '=', person.id);
  expect((await stored.execute()).length).toBeLessThanOrEqual(60 + 10);
  // The next question is open to the same student still.
  expect((await submit(person.token, practice.row.id, 2, '987654')).status).toBe(200);
  const others = await casual(backend.services, other.viewer);
  expect((await submit(other.token, others.row.id, 1, '987654')).status).toBe(200);
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../server/platform/ids';
import { makePerson } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import {
  createMutation,
  homeQuery,
  logbookQuery,
  practiceQuery,
  questionFields,
  questionQuery,
  resultQuery,
  submitMutation,
} from './operations';
import { casual, keyOf } from './student';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

const submit = (token: string, practiceId: string, index: number, answer: string) =>
  backend.ask(submitMutation, { token, variables: { input: { practiceId, index, answer, idempotencyKey: newId() } } });

/** What must not be told of an open question: key, steps, wrong answers, numbers of the seed. */
async function secretsOf(viewer: Parameters<typeof keyOf>[1], practiceId: string, index: number): Promise<string[]> {
  const { instance, row } = await keyOf(backend.services, viewer, practiceId, index);
  const shown = JSON.stringify([instance.prompt, instance.instruction, instance.figure, instance.choices]);
  const { steps, wrongPaths, answer } = instance;
  const secrets = [
    row.seed,
    ...steps.flatMap((step) => [step.reason, step.ask]),
    ...wrongPaths.map((path) => path.feedback),
  ];
  if (instance.choices === null && answer.model.length > 3) secrets.push(answer.model);
  return secrets.filter((secret) => !shown.includes(JSON.stringify(secret).slice(1, -1)));
}

describe('an open question', () => {
  it('tells nothing of its answer, whatever is asked', async () => {
    const { viewer, token } = await makePerson(backend.services);
    const { row, questions } = await casual(backend.services, viewer, { topicIds: [], questionCount: 15 });
    const variables = { id: row.id, index: 1 };
    await submit(token, row.id, 2, '((');
    await backend.ask('mutation($id: ID!) { openHint(practiceId: $id, index: 3, number: 1) { id } }', {
      token,
      variables,
    });
    const answers = [
      ...(await Promise.all(
        questions.map(({ index }) => backend.ask(practiceQuery, { token, variables: { id: row.id, index } })),
      )),
      await backend.ask(resultQuery, { token, variables: { id: row.id } }),
      await backend.ask(homeQuery, { token }),
      await backend.ask(logbookQuery, { token }),
    ];
    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
    const told = JSON.stringify(answers.map(({ data }) => data));
    for (const { index } of questions) {
      for (const secret of await secretsOf(viewer, row.id, index)) {
        expect(told).not.toContain(JSON.stringify(secret).slice(1, -1));
      }
    }
    expect(answers.slice(0, 15).map(({ data }) => data?.practice)).toEqual(
      questions.map(() =>
        expect.objectContaining({ question: expect.objectContaining({ solution: null, workedExample: null }) }),
      ),
    );
  });

  it('still keeps its answer and steps after a wrong try, and shows them once it is closed', async () => {
    const { viewer, token } = await makePerson(backend.services);
    const { row } = await casual(backend.services, viewer);
    const { wrong, instance } = await keyOf(backend.services, viewer, row.id, 1);
    const sent = await submit(token, row.id, 1, wrong[0] ?? '');
    expect(sent.data?.submitAnswer).toMatchObject({
      attempt: { verdict: 'WRONG' },
      question: { closed: false, solution: null, workedExample: { prompt: expect.any(String) } },
    });
    const close = `mutation($id: ID!) { closeQuestion(practiceId: $id, index: 1) { ${questionFields} } }`;
    const closed = await backend.ask(close, { token, variables: { id: row.id } });
    expect(closed.data?.closeQuestion).toMatchObject({
      closed: true,
      outcome: 'NOT_YET',
      solution: {
        steps: instance.steps.map(({ line, reason }) => ({ line: expect.stringContaining(line), reason })),
      },
    });
  });
});

describe('operations', () => {
  it('make a practice, mark it, and show its result', async () => {
    const { viewer, token } = await makePerson(backend.services);
    const input = { courseId: 'year-7', mode: 'CASUAL', questionCount: 5, idempotencyKey: newId() };
    const made = await backend.ask(createMutation, { token, variables: { input } });
    const id = String(Object(made.data?.createPractice).id);
    for (let index = 1; index <= 5; index += 1) {
      const { right } = await keyOf(backend.services, viewer, id, index);
      const sent = await submit(token, id, index, right);
      expect(sent.data?.submitAnswer).toMatchObject({ attempt: { verdict: 'CORRECT' }, question: { closed: true } });
    }
    const shown = await backend.ask(resultQuery, { token, variables: { id } });
    expect(shown.errors).toEqual([]);
    expect(shown.data?.practice).toMatchObject({ state: 'FINISHED', result: { score: 5, total: 5 } });
    const late = await submit(token, id, 1, '1');
    expect(late.errors[0]?.extensions).toMatchObject({ code: 'PRACTICE_FINISHED_OR_EXITED_ERROR', status: 409 });
  });

  it('answer a stranger as if there were nothing', async () => {
    const [owner, stranger] = [await makePerson(backend.services), await makePerson(backend.services)];
    const { row, questions } = await casual(backend.services, owner.viewer);
    const { token } = stranger;
    const practice = await backend.ask(practiceQuery, { token, variables: { id: row.id, index: 1 } });
    expect(practice.data).toEqual({ practice: null });
    const question = await backend.ask(questionQuery, { token, variables: { id: questions[0]?.id } });
    expect(question.data).toEqual({ question: null });
    const malformed = await backend.ask(practiceQuery, { token, variables: { id: 'nonsense', index: 1 } });
    expect(malformed.data).toEqual({ practice: null });
    const sent = await submit(token, row.id, 1, '1');
    expect(sent.errors[0]?.extensions).toMatchObject({ code: 'PRACTICE_NOT_FOUND', status: 404 });
  });

  it('say how many questions there are when there are too few', async () => {
    const { token } = await makePerson(backend.services);
    const input = { courseId: 'year-6', mode: 'ERROR_LOGBOOK', questionCount: 3, idempotencyKey: newId() };
    const made = await backend.ask(createMutation, { token, variables: { input } });
    expect(made.errors[0]?.extensions).toMatchObject({
      code: 'NO_ENOUGH_QUESTIONS',
      status: 422,
      details: { available: 0 },
    });
  });

  it('need a sign-in and the terms', async () => {
    const { token } = await makePerson(backend.services, { accepted: false });
    expect((await backend.ask(homeQuery)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await backend.ask(homeQuery, { token })).errors[0]?.extensions.code).toBe('TERMS_NOT_ACCEPTED');
  });

  it('remember which courses were chosen, in order', async () => {
    const { token } = await makePerson(backend.services);
    const choose = 'mutation($ids: [ID!]!) { chooseCourses(courseIds: $ids) { course { id } mastery } }';
    const chosen = await backend.ask(choose, { token, variables: { ids: ['year-8', 'year-6', 'naplan-7'] } });
    expect(chosen.data?.chooseCourses).toEqual(
      ['year-8', 'year-6', 'naplan-7'].map((id) => ({ course: { id }, mastery: 0 })),
    );
    await backend.ask(choose, { token, variables: { ids: ['year-6'] } });
    const left = await backend.ask('{ myCourses { course { id } } }', { token });
    expect(left.data).toEqual({ myCourses: [{ course: { id: 'year-6' } }] });
    const unknown = await backend.ask(choose, { token, variables: { ids: ['year-99'] } });
    expect(unknown.errors[0]?.extensions.code).toBe('BAD_INPUT');
  });
});

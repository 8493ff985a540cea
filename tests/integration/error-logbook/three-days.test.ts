import { afterAll, beforeAll, expect, it } from 'vitest';
import { getErrorLogbook } from '../../../server/modules/error-logbook';
import { newId } from '../../../server/platform/ids';
import { makePerson, type Person } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { createMutation, errorStatisticsQuery, homeQuery, logbookQuery, submitMutation } from '../practice/operations';
import { casual, keyOf } from '../practice/student';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

async function ask(person: Person, query: string, variables: Record<string, unknown> = {}) {
  const { data, errors } = await backend.ask(query, { token: person.token, variables });
  expect(errors).toEqual([]);
  // biome-ignore lint/suspicious/noExplicitAny: an answer of any operation
  return data as any;
}

/** What the three pages say is to be done today, and how the one error stands. */
async function today(person: Person) {
  const { errorLogbook } = await ask(person, logbookQuery);
  const { home } = await ask(person, homeQuery);
  const { errorLogbookStatistics } = await ask(person, errorStatisticsQuery, { courseId: 'year-6' });
  const [entry] = errorLogbook.entries;
  return {
    state: entry.state,
    confirmed: entry.confirmedAt !== null,
    home: home.due.map(({ kind, count }: { kind: string; count: number }) => `${count} ${kind}`),
    logbook: errorLogbook.due,
    statistics: errorLogbookStatistics.due[0].count,
  };
}

/** Redoes the due errors of the course and answers rightly at the first try. */
async function redoRightly(person: Person) {
  const input = { courseId: 'year-6', mode: 'ERROR_LOGBOOK', questionCount: 5, idempotencyKey: newId() };
  const { createPractice } = await ask(person, createMutation, { input });
  await answerRightly(person, createPractice.id);
}

async function answerRightly(person: Person, practiceId: string) {
  const { right } = await keyOf(backend.services, person.viewer, practiceId, 1);
  const input = { practiceId, index: 1, answer: right, idempotencyKey: newId() };
  const { submitAnswer } = await ask(person, submitMutation, { input });
  expect(submitAnswer.attempt.verdict).toBe('CORRECT');
}

it('goes from the first mistake to a confirmed fix over three days', async () => {
  const person = await makePerson(backend.services);
  const { row } = await casual(backend.services, person.viewer);
  const { wrong } = await keyOf(backend.services, person.viewer, row.id, 1);
  const input = { practiceId: row.id, index: 1, answer: wrong[0], idempotencyKey: newId() };
  await ask(person, submitMutation, { input });
  expect(await today(person)).toEqual({
    state: 'OPEN',
    confirmed: false,
    home: ['1 ERRORS_TO_CLEAR'],
    logbook: { clear: 1, confirm: 0 },
    statistics: 1,
  });

  const nothingDue = { home: [], logbook: { clear: 0, confirm: 0 }, statistics: 0 };
  await redoRightly(person);
  expect(await today(person)).toEqual({ state: 'FIXED', confirmed: false, ...nothingDue });
  backend.clock.advance({ minutes: 1 });
  expect(await today(person)).toMatchObject(nothingDue);
  const again = { courseId: 'year-6', mode: 'ERROR_LOGBOOK', questionCount: 5, idempotencyKey: newId() };
  const refused = await backend.ask(createMutation, { token: person.token, variables: { input: again } });
  expect(refused.errors[0]?.extensions).toMatchObject({ code: 'NO_ENOUGH_QUESTIONS', status: 422 });

  backend.clock.advance({ days: 1 });
  expect(await today(person)).toMatchObject(nothingDue);

  // The skill's review card says the third day after the fix.
  backend.clock.advance({ days: 2 });
  expect(await today(person)).toEqual({
    state: 'FIXED',
    confirmed: false,
    home: ['1 ERRORS_TO_CONFIRM'],
    logbook: { clear: 0, confirm: 1 },
    statistics: 1,
  });
  await redoRightly(person);
  expect(await today(person)).toEqual({ state: 'FIXED', confirmed: true, ...nothingDue });

  // Weeks later its skill comes back once more, as something harder.
  backend.clock.advance({ days: 60 });
  // The session has ended meanwhile.
  const logbook = await getErrorLogbook(backend.services, person.viewer, 'year-6');
  expect(logbook.due).toEqual(nothingDue.logbook);
  expect(logbook.followUps).toMatchObject([{ kind: 'CHALLENGE', due: true, count: 1 }]);
});

import { type DocumentNode, Kind, print, visit } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ErrorLogbookPage } from '../../../app/graphql/error-logbook/error-logbook-page';
import { PracticePage } from '../../../app/graphql/practice/practice-page';
import { QuestionPage } from '../../../app/graphql/practice/question-page';
import { ResultPage } from '../../../app/graphql/practice/result-page';
import { SubmitAnswer } from '../../../app/graphql/practice/submit-answer';
import { finishPractice } from '../../../server/modules/practice';
import { newId } from '../../../server/platform/ids';
import { makePerson } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { answerWrong, casual, keyOf, redo } from './student';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ COUNT_SQL: '1' });
});
afterAll(() => backend.stop());

/** The operation of a page without what the frame around every page asks. */
function ownPart(page: unknown): string {
  return print(
    visit(page as DocumentNode, {
      [Kind.FRAGMENT_SPREAD]: (node) => (node.name.value === 'Shell' ? null : undefined),
      [Kind.FRAGMENT_DEFINITION]: (node) => (node.name.value === 'QuestionParts' ? undefined : null),
    }),
  );
}

/** SQL statements of an operation, without the one that finds the session. */
async function statements(token: string, page: unknown, variables: Record<string, unknown>): Promise<number> {
  const sent = await backend.ask(ownPart(page), { token, variables });
  expect(sent.errors).toEqual([]);
  return Number(sent.headers.get('x-sql-statements')) - 1;
}

it('asks few statements for a page, and for an answer', async () => {
  const { services } = backend;
  const { viewer, token } = await makePerson(services);
  const { row, questions } = await casual(services, viewer, { topicIds: [], questionCount: 10 });
  await answerWrong(services, viewer, row.id, 1);
  const submit = (practiceId: string, index: number, answer = '') =>
    statements(token, SubmitAnswer, { input: { practiceId, index, answer, idempotencyKey: newId() } });
  const [second, third] = await Promise.all([2, 3].map((index) => keyOf(services, viewer, row.id, index)));
  const counts: Record<string, number> = {
    'practice, first time': await statements(token, PracticePage, { practiceId: row.id, index: 2 }),
    'practice, again': await statements(token, PracticePage, { practiceId: row.id, index: 2 }),
    question: await statements(token, QuestionPage, { questionId: questions[0]?.id }),
    'right answer': await submit(row.id, 2, second?.right),
    'wrong answer': await submit(row.id, 3, third?.wrong[0]),
    'unreadable answer': await submit(row.id, 4, '(('),
  };
  await finishPractice(services, viewer, row.id);
  counts.result = await statements(token, ResultPage, { practiceId: row.id });
  counts['error logbook'] = await statements(token, ErrorLogbookPage, { courseId: 'year-6' });
  const error = await services.db
    .selectFrom('errors')
    .select('id')
    .where('student_id', '=', viewer.id)
    .where('state', '=', 'OPEN')
    .executeTakeFirstOrThrow();
  const again = await redo(services, viewer, [error.id]);
  counts['error fixed'] = await submit(again.row.id, 1, (await keyOf(services, viewer, again.row.id, 1)).right);
  // An answer has `begin` and `commit` beside its own; one that changes the logbook reads and writes it, appends an event
  // and wakes the student's streams.
  expect(counts).toEqual({
    'practice, first time': 2,
    'practice, again': 2,
    question: 3,
    result: 3,
    'error logbook': 2,
    'right answer': 2 + 3,
    'unreadable answer': 2 + 3,
    'wrong answer': 2 + 3 + 4,
    'error fixed': 2 + 3 + 4,
  });
});

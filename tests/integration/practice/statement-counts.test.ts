import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../server/platform/ids';
import { makePerson, type Person } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import {
  coursesQuery,
  createMutation,
  errorStatisticsQuery,
  homeQuery,
  learningActivityQuery,
  logbookQuery,
  practiceQuery,
  questionQuery,
  resultQuery,
  submitMutation,
} from './operations';
import { answerWrong, casual, keyOf } from './student';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ COUNT_SQL: '1' });
});
afterAll(() => backend.stop());

/** Copies what a student has until there are `rows` of each: practices, questions, attempts, errors and days. */
async function grow({ id }: Person, rows: number): Promise<void> {
  const { db } = backend.services;
  await sql`insert into practices select student_id, gen_random_uuid(), course_id, mode, type, 'FINISHED', difficulty,
    topic_ids, question_count, gen_random_uuid()::text, created_at - interval '1 day', created_at
    from practices, generate_series(1, ${rows}) where id = (select id from practices where student_id = ${id} limit 1)`.execute(
    db,
  );
  await sql`insert into practice_questions (student_id, id, practice_id, index, template_id, template_version, seed, topic_id,
    outcome, seconds, answered_at, closed_at, instance_id) select q.student_id, gen_random_uuid(), p.id, 1, q.template_id, 1,
    gen_random_uuid()::text, q.topic_id, 'RIGHT', 30, now(), now(), q.instance_id from practices p join lateral (select * from practice_questions where student_id = ${id}
    limit 1) q on true where p.student_id = ${id} and p.state = 'FINISHED'`.execute(db);
  await sql`insert into attempts select student_id, gen_random_uuid(), question_id, number + n, answer, verdict, message,
    misconception_ids, misconception_id, split_choice, with_help, seconds, gen_random_uuid()::text, created_at
    from attempts, generate_series(1, ${rows}) n where student_id = ${id}`.execute(db);
  await sql`insert into errors select student_id, gen_random_uuid(), course_id, topic_id, template_id, template_version, seed,
    gen_random_uuid(), attempt_id, answer, misconception_id, state, opened_at, fixed_at, confirmed_at, relapsed_at, due_at, instance_id
    from errors, generate_series(1, ${rows}) where student_id = ${id}`.execute(db);
  await sql`insert into activity_days select ${id}::uuid, to_char(current_date - n, 'YYYY-MM-DD'), 5, 0
    from generate_series(1, ${rows}) n`.execute(db);
}

async function statementsOf(rows: number): Promise<Record<string, string | null>> {
  const person = await makePerson(backend.services);
  const { viewer, token } = person;
  const { row, questions } = await casual(backend.services, viewer, { questionCount: 5 });
  await answerWrong(backend.services, viewer, row.id, 1);
  await grow(person, rows);
  const counts: Record<string, string | null> = {};
  const ask = async (name: string, query: string, variables: Record<string, unknown> = {}) => {
    const sent = await backend.ask(query, { token, variables });
    expect(sent.errors, name).toEqual([]);
    counts[name] = sent.headers.get('x-sql-statements');
  };
  const input = { practiceId: row.id, index: 2, idempotencyKey: newId() };
  const { right, wrong } = await keyOf(backend.services, viewer, row.id, 2);
  await ask('practice', practiceQuery, { id: row.id, index: 1 });
  await ask('question', questionQuery, { id: questions[0]?.id });
  await ask('home', homeQuery);
  await ask('courses', coursesQuery);
  await ask('errorLogbook', logbookQuery);
  await ask('errorLogbookStatistics', errorStatisticsQuery, { courseId: 'year-6' });
  await ask('learningActivityStatistics', learningActivityQuery, { courseId: 'year-6', range: 'WEEKS_52' });
  await ask('submitAnswer, wrong', submitMutation, { input: { ...input, answer: wrong[0] } });
  await ask('submitAnswer, right', submitMutation, { input: { ...input, answer: right, idempotencyKey: newId() } });
  await ask('finishPractice', 'mutation($id: ID!) { finishPractice(practiceId: $id) { id outcomes } }', { id: row.id });
  await ask('result', resultQuery, { id: row.id });
  const practice = { courseId: 'year-6', mode: 'CASUAL', questionCount: 5, idempotencyKey: newId() };
  await ask('createPractice', createMutation, { input: practice });
  const redo = { ...practice, mode: 'ERROR_LOGBOOK', idempotencyKey: newId() };
  await ask('createPractice, errors', createMutation, { input: redo });
  return counts;
}

it('takes as many SQL statements with 1,000 rows as with 10', async () => {
  const few = await statementsOf(10);
  expect(await statementsOf(1000)).toEqual(few);
  expect(Math.max(...Object.values(few).map(Number))).toBeLessThanOrEqual(26);
});

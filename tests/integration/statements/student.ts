import { type DocumentNode, print } from 'graphql';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { ShellPage } from '../../../app/graphql/shell/shell-page';
import { startErrorReview } from '../../../server/modules/error-review';
import { finishPractice } from '../../../server/modules/practice';
import { makePerson, type Person } from '../backend/people';
import type { TestBackend } from '../backend/test-backend';
import { answerWrong, casual } from '../practice/student';

export interface Student extends Person {
  open: { practiceId: string; questionId: string | undefined };
  finished: { practiceId: string };
}

/** A student with an open practice, a finished one, a review session, and so many errors, attempts, notices, days and chosen courses. */
export async function makeStudent(backend: TestBackend, { rows }: { rows: number }): Promise<Student> {
  const { services } = backend;
  const person = await makePerson(services);
  const { id, viewer } = person;
  const done = await casual(services, viewer, { questionCount: 5 });
  await answerWrong(services, viewer, done.row.id, 1);
  await finishPractice(services, viewer, done.row.id);
  await startErrorReview(services, viewer, { courseId: 'year-6', errorIds: [], count: 1 });
  const open = await casual(services, viewer, { questionCount: rows > 1 ? 20 : 10 });
  await answerWrong(services, viewer, open.row.id, 1);
  const { db } = services;
  await sql`insert into notifications (user_id, id, status, first_level_type, second_level_type, message)
    select ${id}::uuid, gen_random_uuid(), 'IN_PROGRESS', 'SYSTEM', 'REVIEW_DUE', 'Look again.'
    from generate_series(1, ${rows})`.execute(db);
  await sql`insert into activity_days select ${id}::uuid, to_char(${services.clock.now()}::timestamptz - n * interval '1 day', 'YYYY-MM-DD'), 5, 0
    from generate_series(1, ${rows}) n`.execute(db);
  await sql`insert into chosen_courses (student_id, course_id, chosen_at) select ${id}::uuid, 'year-' || n, now()
    from generate_series(1, ${Math.min(rows, 10)}) n on conflict do nothing`.execute(db);
  await copyAttempts(backend, id, rows);
  await copyErrors(backend, id, rows);
  return {
    ...person,
    open: { practiceId: open.row.id, questionId: open.questions[0]?.id },
    finished: { practiceId: done.row.id },
  };
}

/** More tries at the questions that the student has tried. */
async function copyAttempts(backend: TestBackend, studentId: string, rows: number): Promise<void> {
  const { db } = backend.services;
  const attempts = await db.selectFrom('attempts').selectAll().where('student_id', '=', studentId).execute();
  const copies = attempts.flatMap((attempt) =>
    Array.from({ length: rows }, (_, n) => ({
      ...attempt,
      id: crypto.randomUUID(),
      number: attempt.number + n + 1,
      idempotency_key: crypto.randomUUID(),
    })),
  );
  await db.insertInto('attempts').values(copies).execute();
}

/** Copies the student's first error so often, each with a question id of its own. */
async function copyErrors(backend: TestBackend, studentId: string, rows: number): Promise<void> {
  const { db } = backend.services;
  const error = await db
    .selectFrom('errors')
    .selectAll()
    .where('student_id', '=', studentId)
    .limit(1)
    .executeTakeFirstOrThrow();
  const fresh = () => crypto.randomUUID();
  const copies = Array.from({ length: rows }, () => ({ ...error, id: fresh(), question_id: fresh() }));
  await db.insertInto('errors').values(copies).execute();
}

/** SQL statements of one operation as the site sends it, the one that finds the session included. */
export async function statementsOf(
  backend: TestBackend,
  document: DocumentNode,
  variables: object,
  { token }: Person,
): Promise<number> {
  const sent = await backend.ask(print(document), { token, variables: { ...variables } });
  expect(sent.errors).toEqual([]);
  return Number(sent.headers.get('x-sql-statements'));
}

/**
 * How many statements a page needs with the frame and the layouts around it, as the first look at it asks for all of them.
 * A layout takes its variables from those of the page.
 */
export async function statementsOfPage(
  backend: TestBackend,
  document: DocumentNode,
  variables: object,
  { token }: Person,
  layouts: readonly DocumentNode[] = [],
): Promise<number> {
  const around = [ShellPage, ...layouts].map((layout) => ({ query: print(layout), variables: { ...variables } }));
  const operations = [...around, { query: print(document), variables: { ...variables } }];
  const { headers, answers } = await backend.askTogether(operations, { token });
  expect(answers).toEqual(operations.map(() => ({ data: expect.anything() })));
  return Number(headers.get('x-sql-statements'));
}

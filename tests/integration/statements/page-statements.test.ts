import { type DocumentNode, print } from 'graphql';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BillingHistoryPage } from '../../../app/graphql/account/billing-history-page';
import { DiscountsPage } from '../../../app/graphql/account/discounts-page';
import { ProfilePage } from '../../../app/graphql/account/profile-page';
import { SubscriptionPage } from '../../../app/graphql/account/subscription-page';
import { FlagsPage } from '../../../app/graphql/admin/flags-page';
import { MachinesPage } from '../../../app/graphql/admin/machines-page';
import { OutboxPage } from '../../../app/graphql/admin/outbox-page';
import { TemplatesPage } from '../../../app/graphql/admin/templates-page';
import { CoursesPage } from '../../../app/graphql/catalogue/courses-page';
import { CreatePracticePage } from '../../../app/graphql/catalogue/create-practice-page';
import { ErrorLogbookPage } from '../../../app/graphql/error-logbook/error-logbook-page';
import { ErrorLogbooksPage } from '../../../app/graphql/error-logbook/error-logbooks-page';
import { HomePage } from '../../../app/graphql/home/home-page';
import { NotificationsPage } from '../../../app/graphql/notifications/notifications-page';
import { PracticePage } from '../../../app/graphql/practice/practice-page';
import { QuestionPage } from '../../../app/graphql/practice/question-page';
import { ResultPage } from '../../../app/graphql/practice/result-page';
import { ShellPage } from '../../../app/graphql/shell/shell-page';
import { ErrorLogbookStatisticsPage } from '../../../app/graphql/statistics/error-logbook-statistics';
import { LearningActivityPage } from '../../../app/graphql/statistics/learning-activity-statistics';
import { finishPractice } from '../../../server/modules/practice';
import { readShell } from '../../../server/modules/shell';
import { makePerson, type Person } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { answerWrong, casual } from '../practice/student';

/** What one page may ask of the database, the session included. */
const mostStatements = 5;

let backend: TestBackend;
let few: Student;
let many: Student;
let admin: Person;
beforeAll(async () => {
  backend = await startTestBackend({ COUNT_SQL: '1' });
  few = await makeStudent({ rows: 1 });
  many = await makeStudent({ rows: 300 });
  admin = await makePerson(backend.services, { role: 'ADMIN' });
});
afterAll(() => backend.stop());

interface Student extends Person {
  open: { practiceId: string; questionId: string | undefined };
  finished: { practiceId: string };
}

/** A student with an open practice, a finished one, and so many errors, notices, days and chosen courses. */
async function makeStudent({ rows }: { rows: number }): Promise<Student> {
  const { services } = backend;
  const person = await makePerson(services);
  const { id, viewer } = person;
  const done = await casual(services, viewer, { questionCount: 5 });
  await answerWrong(services, viewer, done.row.id, 1);
  await finishPractice(services, viewer, done.row.id);
  const open = await casual(services, viewer, { questionCount: rows > 1 ? 20 : 5 });
  await answerWrong(services, viewer, open.row.id, 1);
  const { db } = services;
  await sql`insert into notifications (user_id, id, status, first_level_type, second_level_type, message)
    select ${id}::uuid, gen_random_uuid(), 'IN_PROGRESS', 'SYSTEM', 'REVIEW_DUE', 'Look again.'
    from generate_series(1, ${rows})`.execute(db);
  await sql`insert into activity_days select ${id}::uuid, to_char(current_date - n, 'YYYY-MM-DD'), 5, 0
    from generate_series(1, ${rows}) n`.execute(db);
  await sql`insert into chosen_courses (student_id, course_id, chosen_at) select ${id}::uuid, 'year-' || n, now()
    from generate_series(1, ${Math.min(rows, 10)}) n on conflict do nothing`.execute(db);
  await copyErrors(id, rows);
  return {
    ...person,
    open: { practiceId: open.row.id, questionId: open.questions[0]?.id },
    finished: { practiceId: done.row.id },
  };
}

/** Copies the student's first error so often, each with a question id of its own. */
async function copyErrors(studentId: string, rows: number): Promise<void> {
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

async function statementsOf(document: DocumentNode, variables: object, { token }: Person): Promise<number> {
  const sent = await backend.ask(print(document), { token, variables: { ...variables } });
  expect(sent.errors).toEqual([]);
  return Number(sent.headers.get('x-sql-statements'));
}

const course = { courseId: 'year-6' };

/** Every page of a student: its document as the site sends it, and variables that fit the student. */
const studentPages: [name: string, document: DocumentNode, variablesFor?: (student: Student) => object][] = [
  ['shell alone', ShellPage],
  ['home', HomePage],
  ['courses', CoursesPage],
  ['create a practice', CreatePracticePage, () => course],
  ['practice', PracticePage, ({ open }) => ({ practiceId: open.practiceId, index: 1 })],
  ['result', ResultPage, ({ finished }) => finished],
  ['question', QuestionPage, ({ open }) => ({ questionId: open.questionId })],
  ['error logbooks', ErrorLogbooksPage],
  ['error logbook', ErrorLogbookPage, () => course],
  ['error statistics', ErrorLogbookStatisticsPage, () => course],
  ['learning activity', LearningActivityPage, () => ({ ...course, range: 'WEEKS_52' })],
  ['notifications', NotificationsPage, () => ({ first: 20 })],
  ['profile', ProfilePage],
  ['subscription', SubscriptionPage],
  ['billing history', BillingHistoryPage],
  ['discounts', DiscountsPage],
];

describe('statements a page', () => {
  it.each(studentPages)(`%s: at most ${mostStatements}, however many rows`, async (_name, document, variablesFor) => {
    const ask = (student: Student) => statementsOf(document, variablesFor?.(student) ?? {}, student);
    for (const student of [few, many]) expect(await ask(student)).toBeLessThanOrEqual(mostStatements);
    // The second time, because the first may start a question's time or read what is then kept in memory.
    expect(await ask(many)).toBe(await ask(few));
  });

  it.each<[string, DocumentNode, object]>([
    ['flags', FlagsPage, {}],
    ['machines', MachinesPage, {}],
    ['outbox', OutboxPage, {}],
    ['templates', TemplatesPage, { year: 6 }],
  ])(`%s: at most ${mostStatements}`, async (_name, document, variables) => {
    expect(await statementsOf(document, variables, admin)).toBeLessThanOrEqual(mostStatements);
  });
});

it('keeps the plans of the busiest statements on the connection', async () => {
  await backend.services.db.connection().execute(async (db) => {
    const services = { clock: backend.services.clock, db };
    await readShell(services, few.viewer);
    await readShell(services, many.viewer);
    const { rows } = await sql<{ uses: number }>`
      select (generic_plans + custom_plans)::int as uses from pg_prepared_statements where name = 'shell'`.execute(db);
    expect(rows[0]?.uses).toBeGreaterThanOrEqual(2);
  });
});

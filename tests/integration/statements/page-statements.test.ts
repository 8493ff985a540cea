import type { DocumentNode } from 'graphql';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BillingHistoryPage } from '../../../app/graphql/account/billing-history-page';
import { DiscountsPage } from '../../../app/graphql/account/discounts-page';
import { FollowingPage } from '../../../app/graphql/account/following-page';
import { OwnSteps } from '../../../app/graphql/account/own-steps';
import { ProfilePage } from '../../../app/graphql/account/profile-page';
import { ShopPage } from '../../../app/graphql/account/shop-page';
import { SubscriptionPage } from '../../../app/graphql/account/subscription-page';
import { BattleReportsPage } from '../../../app/graphql/admin/battle-report-pages';
import { FlagsPage } from '../../../app/graphql/admin/flags-page';
import { MachinesPage } from '../../../app/graphql/admin/machines-page';
import { OutboxPage } from '../../../app/graphql/admin/outbox-page';
import { AuditPage, OverviewPage } from '../../../app/graphql/admin/overview-page';
import { AdminPaymentsPage } from '../../../app/graphql/admin/payment-pages';
import { AdminPeoplePage } from '../../../app/graphql/admin/people-pages';
import { QuestionReportsPage } from '../../../app/graphql/admin/question-reports-page';
import { TemplatesPage } from '../../../app/graphql/admin/templates-page';
import { TutorReportsPage } from '../../../app/graphql/admin/tutor-reports-page';
import { LobbyPage } from '../../../app/graphql/battle/lobby-page';
import { RankPage } from '../../../app/graphql/battle/rank-page';
import { BundlesPage, CheckoutPage } from '../../../app/graphql/billing/plan-pages';
import { CertificatePage } from '../../../app/graphql/catalogue/certificate';
import { CourseMapPage } from '../../../app/graphql/catalogue/course-map';
import { CoursesPage } from '../../../app/graphql/catalogue/courses-page';
import { CreatePracticePage } from '../../../app/graphql/catalogue/create-practice-page';
import { ErrorLogbookPage } from '../../../app/graphql/error-logbook/error-logbook-page';
import { ErrorLogbooksPage } from '../../../app/graphql/error-logbook/error-logbooks-page';
import { ErrorReviewPage } from '../../../app/graphql/error-logbook/error-review-page';
import { ErrorSetPage } from '../../../app/graphql/error-logbook/error-set-page';
import { HomePage } from '../../../app/graphql/home/home-page';
import { NextStepOf } from '../../../app/graphql/next-step/next-step';
import { NotificationsPage } from '../../../app/graphql/notifications/notifications-page';
import { PracticePage } from '../../../app/graphql/practice/practice-page';
import { QuestionPage } from '../../../app/graphql/practice/question-page';
import { ResultPage } from '../../../app/graphql/practice/result-page';
import { unresolvedCountsQuery } from '../../../app/graphql/shell/unresolved-counts';
import { ErrorLogbookStatisticsPage } from '../../../app/graphql/statistics/error-logbook-statistics';
import { LearningActivityPage } from '../../../app/graphql/statistics/learning-activity-statistics';
import { readShell } from '../../../server/modules/shell';
import { makePerson, type Person } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { makeStudent, type Student, statementsOf, statementsOfPage } from './student';

/** What one page may ask of the database, the session and the frame around it included. */
const mostStatements = 5;

let backend: TestBackend;
let few: Student;
let many: Student;
let admin: Person;
beforeAll(async () => {
  backend = await startTestBackend({ COUNT_SQL: '1' });
  few = await makeStudent(backend, { rows: 1 });
  many = await makeStudent(backend, { rows: 300 });
  admin = await makePerson(backend.services, { role: 'ADMIN' });
});
afterAll(() => backend.stop());

const course = { courseId: 'year-6' };

/** Every page of a student: its document as the site sends it, and variables that fit the student. */
const studentPages: [name: string, document: DocumentNode, variablesFor?: (student: Student) => object][] = [
  ['home', HomePage],
  ['courses', CoursesPage],
  ['plan of a first week', OwnSteps, () => ({ plan: true })],
  ['contents of a course', NextStepOf, () => course],
  ['map of a course', CourseMapPage, () => course],
  ['create a practice', CreatePracticePage, () => course],
  ['practice', PracticePage, ({ open }) => ({ practiceId: open.practiceId, index: 1 })],
  ['result', ResultPage, ({ finished }) => finished],
  ['question', QuestionPage, ({ open }) => ({ questionId: open.questionId })],
  ['error logbooks', ErrorLogbooksPage],
  ['error logbook', ErrorLogbookPage, () => course],
  ['error review', ErrorReviewPage, () => ({ ...course, index: 1 })],
  ['errors for a practice', ErrorSetPage, () => course],
  ['error statistics', ErrorLogbookStatisticsPage, () => course],
  ['learning activity', LearningActivityPage, () => ({ ...course, range: 'WEEKS_52' })],
  ['notifications', NotificationsPage, () => ({ first: 20 })],
  ['profile', ProfilePage],
  ['shop', ShopPage],
  ['certificate', CertificatePage, () => course],
  ['following', FollowingPage],
  ['subscription', SubscriptionPage, () => ({ currency: 'AUD' })],
  ['billing history', BillingHistoryPage],
  ['discounts', DiscountsPage],
  ['bundles', BundlesPage, () => ({ currency: 'AUD' })],
  ['checkout', CheckoutPage],
  ['battles', LobbyPage, () => course],
  ['rank', RankPage, () => ({ ...course, board: 'COURSE' })],
];

describe('statements a page', () => {
  it.each(studentPages)(`%s: at most ${mostStatements}, however many rows`, async (_name, document, variablesFor) => {
    const ask = (student: Student) => statementsOfPage(backend, document, variablesFor?.(student) ?? {}, student);
    for (const student of [few, many]) expect(await ask(student)).toBeLessThanOrEqual(mostStatements);
    // The second time, because the first may start a question's time or read what is then cached.
    expect(await ask(many)).toBe(await ask(few));
  });

  it.each<[string, DocumentNode, object]>([
    ['flags', FlagsPage, {}],
    ['machines', MachinesPage, {}],
    ['outbox', OutboxPage, {}],
    ['templates', TemplatesPage, { year: 6 }],
    ['reported replies', TutorReportsPage, {}],
    ['battle reports', BattleReportsPage, { closed: false }],
    ['administration', OverviewPage, {}],
    ['audit log', AuditPage, {}],
    ['reported questions', QuestionReportsPage, {}],
    ['payments', AdminPaymentsPage, { words: '' }],
    ['people', AdminPeoplePage, { words: 'people.test' }],
  ])(`%s: at most ${mostStatements}`, async (_name, document, variables) => {
    expect(await statementsOfPage(backend, document, variables, admin)).toBeLessThanOrEqual(mostStatements);
  });
});

it('what the header asks every 30 seconds reads counts and coins in one statement beside the session', async () => {
  expect(await statementsOf(backend, unresolvedCountsQuery, {}, many)).toBe(2);
});

it('caches the plans of the busiest statements on the connection', async () => {
  await backend.services.db.transaction().execute(async (db) => {
    const services = { clock: backend.services.clock, db };
    await readShell(services, few.viewer);
    await readShell(services, many.viewer);
    const { rows } = await sql<{ uses: number }>`
      select (generic_plans + custom_plans)::int as uses from pg_prepared_statements where name = 'shell'`.execute(db);
    expect(rows[0]?.uses).toBeGreaterThanOrEqual(2);
  });
});

import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeInstance, templateById } from '../../../maths/templates';
import type { standingOf } from '../../../rules/tasks/task-status';
import { seedDemo, shareDemoReport } from '../../../server/db/seed';
import { listTaughtClasses, openFile } from '../../../server/modules/classroom';
import { inspectContent } from '../../../server/modules/classroom/files/inspect-content';
import { getErrorLogbook } from '../../../server/modules/error-logbook';
import { getHome } from '../../../server/modules/home';
import { findViewer, openSession } from '../../../server/modules/identity';
import { markAnswer, recountStudentTask } from '../../../server/modules/practice';
import { getMyTaskReport, studentTaskReportShareInfo } from '../../../server/modules/reports';
import { getMyTask, listMyTasks, listTaughtTasks } from '../../../server/modules/tasks';
import { getTalk } from '../../../server/modules/tutor';
import type { Viewer } from '../../../server/platform/viewer';
import { startTestBackend, type TestBackend } from '../backend/test-backend';

let backend: TestBackend;
const open = { archived: false };
const progress: [number, number][] = [];
beforeAll(async () => {
  backend = await startTestBackend();
  await seedDemo(backend.services.db, {
    now: backend.clock.now(),
    files: backend.services.files,
    onProgress: (done, total) => progress.push([done, total]),
  });
  // Weeks of sixty students, on a machine that may be busy with other tests.
}, 180_000);
afterAll(() => backend.stop());

async function viewerOf(email: string): Promise<Viewer> {
  const { db, clock } = backend.services;
  const { id } = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  const { token } = await openSession(db, id, clock.now());
  const viewer = await findViewer(backend.services, token);
  if (!viewer) throw new Error('The session that was just opened is not there.');
  return viewer;
}

describe('the demo school', () => {
  it('is made once', async () => {
    expect(progress.at(-1)).toEqual([66, 66]);
    expect(await seedDemo(backend.services.db, { now: backend.clock.now() })).toEqual({ created: false });
  });

  it('goes on where it was cut off', async () => {
    const { db } = backend.services;
    await db.deleteFrom('users').where('email', '=', 'student9@demo.test').execute();
    expect(await seedDemo(db, { now: backend.clock.now() })).toEqual({ created: true });
    expect(await listTaughtClasses(backend.services, await viewerOf('teacher@demo.test'), open)).toMatchObject([
      { name: '6B', studentCount: 24 },
      { name: '8A', studentCount: 20 },
    ]);
    expect(await listTaughtClasses(backend.services, await viewerOf('teacher2@demo.test'), open)).toMatchObject([
      { name: '5C', studentCount: 16, isOwner: true },
      { name: '8A', studentCount: 20, isOwner: false },
    ]);
  });

  it('lets people sign in', async () => {
    const sent = await backend.ask(
      'mutation { signIn(email: "student@demo.test", password: "marsmaths-demo") { viewer { nickname coins } } }',
    );
    expect(sent.data).toEqual({ signIn: { viewer: { nickname: 'Ava Sample', coins: expect.any(Number) } } });
  });

  it('gives the first student a practice to go on with, errors, fixed ones and a streak', async () => {
    const { services } = backend;
    const viewer = await viewerOf('student@demo.test');
    const home = await getHome(services, viewer);
    expect(home.nextStep?.practice?.outcomes.slice(0, 5)).toEqual(['RIGHT', 'RIGHT', 'RIGHT', 'NOW', 'AHEAD']);
    const logbook = await getErrorLogbook(services, viewer, 'year-6');
    expect(logbook.totals.unresolved).toBe(34);
    expect(logbook.totals.fixed).toBeGreaterThan(10);
    expect(logbook.groupsByType.filter((group) => group.misconception).length).toBeGreaterThan(5);
    expect(home.streakDays).toBeGreaterThanOrEqual(6);
  });

  it('holds answers that marking again marks the same', async () => {
    const rows = await backend.services.db
      .selectFrom('attempts as a')
      .innerJoin('practice_questions as q', 'q.id', 'a.question_id')
      .select(['a.answer', 'a.verdict', 'a.misconception_ids', 'q.template_id', 'q.seed'])
      .orderBy(sql`md5(a.id::text)`)
      .limit(300)
      .execute();
    for (const row of rows) {
      const template = templateById(row.template_id);
      const marked =
        template && markAnswer(makeInstance(template, row.seed), row.answer, { hints: 0, wrongBefore: false });
      expect(marked).toMatchObject({ verdict: row.verdict, misconceptionIds: row.misconception_ids });
    }
  });

  it('has counts and balances that add up', async () => {
    const { db } = backend.services;
    const wrong = await sql`
      select u.email from users u
      left join unresolved_counts c on c.student_id = u.id
      left join coin_balances b on b.student_id = u.id
      where coalesce(c.unresolved, 0) <> (select count(*) from errors e where e.student_id = u.id and e.state <> 'FIXED')
         or coalesce(b.balance, 0) <> (select coalesce(sum(amount), 0) from coin_entries k where k.student_id = u.id)
    `.execute(db);
    expect(wrong.rows).toEqual([]);
    const { rows } = await sql<{ answered: number }>`select count(*)::int as answered from attempts`.execute(db);
    expect(rows[0]?.answered).toBeGreaterThan(4000);
  });

  it('gives the first student a talk with the tutor and a finished quiz', async () => {
    const viewer = await viewerOf('student@demo.test');
    const own = await backend.services.db
      .selectFrom('tutor_talks')
      .select(['bot', 'question_id', 'topic_id'])
      .where('student_id', '=', viewer.id)
      .orderBy('bot')
      .execute();
    expect(own.map(({ bot }) => bot)).toEqual(['PROBLEM_SOLVER', 'QUIZ_ME']);
    const [about, quizzed] = own;
    const talk = await getTalk(backend.services, viewer, { bot: 'PROBLEM_SOLVER', questionId: about?.question_id });
    expect(talk?.question?.isClosed).toBe(true);
    expect(talk?.messages.map(({ author }) => author).join(' ')).toBe(
      'STUDENT TUTOR STUDENT TUTOR TUTOR STUDENT TUTOR',
    );
    const quiz = await getTalk(backend.services, viewer, { bot: 'QUIZ_ME', topicId: quizzed?.topic_id });
    expect(quiz?.quiz?.isOver).toBe(true);
    expect(quiz?.quiz?.goals.every(({ standing }) => standing === 'REACHED')).toBe(true);
  });

  it('has tasks in every state, with students at every point of them', async () => {
    const { services } = backend;
    const teacher = await viewerOf('teacher@demo.test');
    const classes = await listTaughtClasses(services, teacher, open);
    const tasks = [];
    for (const { id } of classes) tasks.push(...(await listTaughtTasks(services, teacher, id)).tasks);
    const now = services.clock.now();
    const out = tasks.filter(({ row }) => row.state === 'OPEN');
    const [homework, tests] = (['HOMEWORK', 'TEST'] as const).map((type) => out.filter(({ row }) => row.type === type));
    expect(tasks.map(({ row }) => row.state)).toEqual(expect.arrayContaining(['DRAFT', 'OPEN', 'CLOSED']));
    expect(out.some(({ dates }) => dates && dates.opensAt > now)).toBe(true);
    expect(homework?.some(({ dates }) => dates && dates.dueAt < now && now < dates.lateUntil)).toBe(true);
    expect(
      homework?.some(({ dates }) => dates && dates.dueAt > now && Number(dates.dueAt) - Number(now) < 2 * 86_400_000),
    ).toBe(true);
    expect(tests?.some(({ row }) => row.answers_at && row.answers_at > now)).toBe(true);
    expect(tests?.some(({ row }) => row.answers_at && row.answers_at < now)).toBe(true);
    expect(tasks.some(({ row }) => row.rubric.length > 0)).toBe(true);
    const students = tasks.flatMap((task) => task.students);
    expect(new Set(students.map(({ standing }) => standing))).toEqual(
      new Set<ReturnType<typeof standingOf>>([
        'EXCUSED',
        'NOT_OPENED',
        'OPENED',
        'WORKING',
        'REOPENED',
        'HANDED_IN',
        'LATE',
        'OVERDUE',
      ]),
    );
    expect(students.some(({ ownLateUntil }) => ownLateUntil !== null)).toBe(true);
    expect(students.some(({ comment }) => comment !== '')).toBe(true);
    expect(students.some(({ waitingRequests }) => waitingRequests > 0)).toBe(true);
    expect(students.some(({ score }) => (score.pointsScore ?? 0) % 1 === 0.5)).toBe(true);
  });

  it('gives the first student something due, something late and something done', async () => {
    const { services } = backend;
    const tasks = await listMyTasks(services, await viewerOf('student@demo.test'));
    // One more is not open yet.
    expect(tasks).toHaveLength(7);
    expect(new Set(tasks.map(({ status }) => status))).toEqual(new Set(['IN_PROGRESS', 'OVER_DUE', 'DONE']));
    expect(tasks.find(({ status }) => status === 'OVER_DUE')?.takesWork).toBe(true);
  });

  it('has a homework of two subjects, which several students have done', async () => {
    const { services } = backend;
    for (const email of ['student@demo.test', 'student2@demo.test', 'student3@demo.test', 'student4@demo.test']) {
      const viewer = await viewerOf(email);
      const task = (await listMyTasks(services, viewer)).find(({ title }) => title.startsWith('Adding'));
      const { content } = await getMyTaskReport(services, viewer, { studentTaskId: task?.id ?? '' });
      expect(content?.subjects.map(({ name }) => name).sort()).toEqual(['Year 5 Maths', 'Year 6 Maths']);
      expect(content?.subjects.reduce((sum, { asked }) => sum + asked, 0)).toBe(6);
    }
  });

  it('has sums of tasks that counting again does not change', async () => {
    const { db } = backend.services;
    const sums = () =>
      db
        .selectFrom('student_tasks')
        .select(['id', 'answered', 'right_count', 'points', 'seconds'])
        .orderBy('id')
        .execute();
    const before = await sums();
    for (const { id } of before) await db.transaction().execute((trx) => recountStudentTask(trx, id));
    expect(await sums()).toEqual(before);
    expect(before.filter(({ answered }) => answered > 0).length).toBeGreaterThan(150);
  });

  it('plays no work before a task opens, after it closes, or in the future', async () => {
    const { rows } = await sql`
      select t.title, p.created_at from practices p
      join student_tasks s on s.practice_id = p.id join tasks t on t.id = s.task_id
      where p.created_at < t.opens_at or p.finished_at > greatest(t.late_until, s.own_late_until) or p.finished_at > now()
    `.execute(backend.services.db);
    expect(rows).toEqual([]);
  });

  it('has files that uploading would take, and announcements', async () => {
    const { services } = backend;
    const viewer = await viewerOf('student2@demo.test');
    const files = await services.db.selectFrom('class_files').select(['id', 'name', 'kind']).execute();
    expect(files).toHaveLength(4);
    for (const { name, kind } of files) {
      const row = await services.db
        .selectFrom('class_files')
        .select('object_key')
        .where('name', '=', name)
        .executeTakeFirstOrThrow();
      const bytes = await services.files.open(row.object_key);
      expect(bytes && inspectContent(await buffer(bytes), name)).toEqual({ kind });
    }
    const plan = files.find(({ name }) => name === 'Plan of the term.pdf');
    const opened = await openFile(services, viewer, { fileId: plan?.id ?? '', use: 'preview', deviceType: 'desktop' });
    expect((await buffer(opened.bytes)).toString('latin1')).toContain('percentages of quantities');
  });

  it('shares one report by the same link at every start, until it is revoked', async () => {
    const { services } = backend;
    const link = { secret: services.secret, now: services.clock.now() };
    const shortCode = await shareDemoReport(services.db, link);
    expect(await shareDemoReport(services.db, link)).toBe(shortCode);
    const shared = await studentTaskReportShareInfo(services, {
      shortenedUrl: shortCode ?? '',
      clientAddress: '192.0.2.7',
    });
    const task = await getMyTask(services, await viewerOf('student2@demo.test'), shared?.taskId ?? '');
    expect(task).toMatchObject({
      id: shared?.studentTaskId,
      status: 'DONE',
      title: 'Adding and subtracting fractions',
    });
    await services.db.updateTable('report_shares').set({ revoked_at: new Date() }).execute();
    expect(await shareDemoReport(services.db, link)).toBeNull();
  });
});

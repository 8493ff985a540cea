import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeInstance, templateById } from '../../../maths/templates';
import { seedDemo } from '../../../server/db/seed';
import { getErrorLogbook } from '../../../server/modules/error-logbook';
import { getHome } from '../../../server/modules/home';
import { findViewer, openSession } from '../../../server/modules/identity';
import { markAnswer } from '../../../server/modules/practice';
import { getTalk } from '../../../server/modules/tutor';
import type { Viewer } from '../../../server/platform/viewer';
import { startTestBackend, type TestBackend } from '../backend/test-backend';

let backend: TestBackend;
const progress: [number, number][] = [];
beforeAll(async () => {
  backend = await startTestBackend();
  await seedDemo(backend.services.db, { onProgress: (done, total) => progress.push([done, total]) });
});
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
    expect(progress.at(-1)).toEqual([29, 29]);
    expect(await seedDemo(backend.services.db)).toEqual({ created: false });
  });

  it('goes on where it was cut off', async () => {
    const { db } = backend.services;
    await db.deleteFrom('users').where('email', '=', 'student9@demo.test').execute();
    expect(await seedDemo(db)).toEqual({ created: true });
    const { members } = await db
      .selectFrom('class_members')
      .select((eb) => eb.fn.countAll<string>().as('members'))
      .executeTakeFirstOrThrow();
    expect(Number(members)).toBe(24);
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
    expect(home.continuePractice?.outcomes.slice(0, 5)).toEqual(['RIGHT', 'RIGHT', 'RIGHT', 'NOW', 'AHEAD']);
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
});

import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { up } from '../../../server/db/migrations/0032-learning-sums';
import { checkLearningSums } from '../../../server/modules/statistics';
import type { Viewer } from '../../../server/platform/viewer';
import { makePerson } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { fractions } from '../practice/student';
import { answered, integers, logged } from './history';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

const firstId = '00000000-0000-0000-0000-000000000000';
const check = () => checkLearningSums(backend.services, firstId);
const day = (place: number) => `2026-03-${String(1 + (place % 28)).padStart(2, '0')}T13:30:00Z`;

/** Whatever may become of a student's answers, coins and errors; `pick` chooses the row. */
const step = fc.record({
  kind: fc.constantFrom(
    'answer',
    'answer',
    'error',
    'error',
    'retry',
    'hint',
    'tutor',
    'seconds',
    'take back',
    'answer again',
    'remove',
    'fix',
    'relapse',
    'name',
    'clear',
    'move',
  ),
  pick: fc.nat(50),
});

async function take(viewer: Viewer, { kind, pick }: { kind: string; pick: number }): Promise<void> {
  const { services } = backend;
  const topic = pick % 2 === 0 ? fractions : integers;
  if (kind === 'answer') {
    const course = pick % 3 === 0 ? 'year-7' : 'year-6';
    await answered(services, viewer, {
      at: day(pick),
      topic,
      course,
      right: pick % 5 > 1,
      hints: pick % 2,
      coins: pick,
    });
    return;
  }
  if (kind === 'error')
    return logged(services, viewer, { opened: day(pick), topic, idea: pick % 2 ? null : undefined });
  const nth = (table: 'practice_questions' | 'errors') => sql`student_id = ${viewer.id} and id = (
    select id from ${sql.table(table)} where student_id = ${viewer.id} order by id offset ${pick % 5} limit 1)`;
  const changes: Record<string, ReturnType<typeof sql>> = {
    retry: sql`update practice_questions set outcome = 'RIGHT_AFTER_RETRY' where ${nth('practice_questions')}`,
    hint: sql`update practice_questions set hints_opened = hints_opened + 1 where ${nth('practice_questions')}`,
    tutor: sql`update practice_questions set tutor_helped = true where ${nth('practice_questions')}`,
    seconds: sql`update practice_questions set seconds = ${pick} where ${nth('practice_questions')}`,
    'take back': sql`update practice_questions set answered_at = null where ${nth('practice_questions')}`,
    'answer again': sql`update practice_questions set answered_at = ${day(pick)} where ${nth('practice_questions')}`,
    remove: sql`delete from practice_questions where ${nth('practice_questions')}`,
    fix: sql`update errors set state = 'FIXED', fixed_at = now() where ${nth('errors')}`,
    relapse: sql`update errors set state = 'RELAPSED', relapsed_at = now() where ${nth('errors')}`,
    name: sql`update errors set misconception_id = ${`idea-${pick % 3}`} where ${nth('errors')}`,
    clear: sql`delete from errors where ${nth('errors')}`,
    move: sql`update users set time_zone = ${pick % 2 ? 'Australia/Perth' : 'Pacific/Auckland'} where id = ${viewer.id}`,
  };
  await changes[kind]?.execute(services.db);
}

it('sums equal a count from scratch after any order of answers, corrections, removals and moves', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), fc.boolean(), async (steps, leaves) => {
      const { id, viewer } = await makePerson(backend.services);
      for (const one of steps) await take(viewer, one);
      await check();
      if (leaves) await backend.services.db.deleteFrom('users').where('id', '=', id).execute();
      await check();
    }),
    { numRuns: 20 },
  );
  const { rows } = await sql<{
    days: number;
  }>`select count(*)::int as days from learning_days where answered > 0`.execute(backend.services.db);
  expect(rows[0]?.days).toBeGreaterThan(0);
});

it('sums stay right when many answers are corrected at the same moment', async () => {
  const { viewer } = await makePerson(backend.services);
  for (const place of [1, 1, 1, 2, 2, 2]) await answered(backend.services, viewer, { at: day(place) });
  const { db } = backend.services;
  const ids = await db.selectFrom('practice_questions').select('id').where('student_id', '=', viewer.id).execute();
  await Promise.all(
    ids.map(({ id }) =>
      db.updateTable('practice_questions').set({ outcome: 'NOT_YET' }).where('id', '=', id).execute(),
    ),
  );
  await check();
  const { rows } =
    await sql`select sum(answered)::int as answered, sum(right_first_try)::int as right from learning_days
    where student_id = ${viewer.id}`.execute(db);
  expect(rows).toEqual([{ answered: 6, right: 0 }]);
});

it('a wrong sum is an error', async () => {
  const { viewer } = await makePerson(backend.services);
  await answered(backend.services, viewer, { at: day(1), coins: 2 });
  await logged(backend.services, viewer, { opened: day(2) });
  for (const sum of [
    'learning_days set hinted = hinted',
    'coin_days set coins = coins',
    'error_sums set count = count',
  ]) {
    const change = (by: string) => sql`update ${sql.raw(sum)} ${sql.raw(by)} where student_id = ${viewer.id}`;
    await change('+ 1').execute(backend.services.db);
    await expect(check()).rejects.toThrow('differ from a count from scratch');
    await change('- 1').execute(backend.services.db);
    await check();
  }
});

it('a zone that the database does not know counts as Sydney', async () => {
  const { viewer } = await makePerson(backend.services);
  const { db } = backend.services;
  await sql`update users set time_zone = 'Mars/Olympus' where id = ${viewer.id}`.execute(db);
  await answered(backend.services, viewer, { at: '2026-03-01T13:30:00Z' });
  const { rows } = await sql`select day::text from learning_days where student_id = ${viewer.id}`.execute(db);
  expect(rows).toEqual([{ day: '2026-03-02' }]);
});

it('counts what was there before the sums', async () => {
  const { db } = backend.services;
  const { viewer } = await makePerson(backend.services);
  for (const place of [3, 3, 8]) await answered(backend.services, viewer, { at: day(place), coins: 1, hints: 1 });
  await logged(backend.services, viewer, { opened: day(9) });
  const sums = async () => {
    const { rows } = await sql`
      select (select json_agg(d order by day, days_since) from learning_days d where student_id = ${viewer.id}) as days,
        (select json_agg(c order by day) from coin_days c where student_id = ${viewer.id}) as coins,
        (select json_agg(e) from error_sums e where student_id = ${viewer.id}) as errors`.execute(db);
    return rows;
  };
  const before = await sums();
  for (const statement of undo) await sql.raw(statement).execute(db);
  await db.transaction().execute((trx) => up(trx as never));
  expect(await sums()).toEqual(before);
  await check();
});

/** Puts the tables back to what they were before the migration. */
const undo = [
  'drop table learning_days, coin_days, error_sums',
  'drop trigger practice_questions_added on practice_questions',
  'drop trigger practice_questions_changed on practice_questions',
  'drop trigger practice_questions_gone on practice_questions',
  'drop trigger coin_entries_added on coin_entries',
  'drop trigger errors_added on errors',
  'drop trigger errors_changed on errors',
  'drop trigger errors_gone on errors',
  'drop function practice_questions_change_days, coin_entries_change_days, errors_change_sums',
  'drop function add_to_learning_days, add_to_coin_days, add_to_error_sums, local_day_of',
  'alter table practice_questions drop column answered_day, drop column days_since',
  'drop index errors_waiting, errors_fixed_lately, errors_idea',
  `create index errors_unresolved on errors (student_id, course_id, due_at) where state <> 'FIXED'`,
  `create index errors_to_confirm on errors (student_id, course_id, due_at) where state = 'FIXED' and confirmed_at is null`,
];

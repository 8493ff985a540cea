import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { up } from '../../../server/db/migrations/0008-review-skills';
import { newId } from '../../../server/platform/ids';
import { makePerson } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

/** Puts the tables back to what they were before the migration. */
async function undo(): Promise<void> {
  for (const statement of [
    'drop table error_review_items, error_review_sessions, review_cards',
    'drop index errors_confirmed',
    `create table review_cards (student_id uuid not null references users(id) on delete cascade, template_id text not null,
      card jsonb not null, due_at timestamptz not null, primary key (student_id, template_id))`,
  ]) {
    await sql.raw(statement).execute(backend.services.db);
  }
}

it('joins the cards of one idea, lets confirmations wait a day, and recounts', async () => {
  const { db } = backend.services;
  const { id: student } = await makePerson(backend.services);
  await undo();
  const error = (templateId: string, idea: string | null, state: string, fixedAt: string | null, dueAt: string) =>
    sql`
    insert into errors (student_id, id, course_id, topic_id, template_id, template_version, seed, question_id, attempt_id,
      answer, misconception_id, state, fixed_at, due_at)
    values (${student}, ${newId()}, 'year-6', 'topic', ${templateId}, 1, 's', ${newId()}, ${newId()}, '1', ${idea},
      ${state}, ${fixedAt}, ${dueAt})`.execute(db);
  // 16:00 in Sydney, and due an hour later.
  await error('one', 'idea', 'FIXED', '2026-03-02T05:00:00Z', '2026-03-02T06:00:00Z');
  await error('two', 'idea', 'OPEN', null, '2026-03-02T06:00:00Z');
  await error('two', null, 'RELAPSED', null, '2026-03-02T06:00:00Z');
  const card = (templateId: string, dueAt: string) =>
    sql`insert into review_cards values (${student}, ${templateId}, ${JSON.stringify({ of: templateId })}::jsonb, ${dueAt})`.execute(
      db,
    );
  await card('one', '2026-03-09T05:00:00Z');
  await card('two', '2026-03-05T05:00:00Z');
  await sql`insert into unresolved_counts values (${student}, 'year-6', 7)`.execute(db);

  await db.transaction().execute((trx) => up(trx as never));

  const cards = await db.selectFrom('review_cards').select(['skill', 'card']).orderBy('skill').execute();
  expect(cards).toEqual([
    { skill: 'topic idea', card: { of: 'two' } },
    { skill: 'two', card: { of: 'two' } },
  ]);
  const errors = await db.selectFrom('errors').select(['state', 'due_at']).orderBy('state').execute();
  expect(errors).toEqual([
    // Midnight of 4 March in Sydney.
    { state: 'FIXED', due_at: new Date('2026-03-03T13:00:00Z') },
    { state: 'OPEN', due_at: new Date('2026-03-02T06:00:00Z') },
    { state: 'RELAPSED', due_at: new Date('2026-03-02T06:00:00Z') },
  ]);
  const counts = await db.selectFrom('unresolved_counts').select('unresolved').execute();
  expect(counts).toEqual([{ unresolved: 2 }]);
});

import { type Kysely, sql } from 'kysely';

/** What a task was before changes that its students have not heard of yet, and since when: they are told of all at once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table tasks add column untold_since timestamptz, add column untold_from jsonb',
  'create index tasks_untold on tasks (untold_since) where untold_since is not null',
];

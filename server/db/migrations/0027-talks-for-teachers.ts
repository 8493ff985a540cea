import { type Kysely, sql } from 'kysely';

/** Talks that began while the school lets teachers read them, as the student was told then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tutor_talks add column teachers_may_read boolean not null default false`.execute(db);
  await sql`create index tutor_talks_for_teachers on tutor_talks (student_id, updated_at desc) where teachers_may_read`.execute(
    db,
  );
}

import { type Kysely, sql } from 'kysely';

/** A quest of a student's own: the aims that they chose on a day of theirs (yyyy-MM-dd), and from when on work counts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table own_quests (
    student_id uuid not null references users(id) on delete cascade,
    day text not null,
    kinds text[] not null,
    begun_at timestamptz not null,
    primary key (student_id, day)
  )`.execute(db);
}

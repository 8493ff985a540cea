import { type Kysely, sql } from 'kysely';

/** The lines of working that a student typed beside a question, each with what was said about it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create table working_lines (
    student_id uuid not null,
    question_id uuid not null,
    number int not null,
    line text not null,
    verdict text not null,
    message text not null,
    states_answer boolean not null,
    carries boolean not null,
    created_at timestamptz not null,
    primary key (student_id, question_id, number),
    foreign key (student_id, question_id) references practice_questions (student_id, id) on delete cascade
  )`)
    .execute(db);
}

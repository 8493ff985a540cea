import { type Kysely, sql } from 'kysely';

/** Drawings that students keep with their answers, one a question, as packed text (rules/whiteboard/pack-board.ts). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create table working_boards (
    student_id uuid not null,
    question_id uuid not null,
    board text not null,
    shape_count int not null,
    kept_at timestamptz not null,
    primary key (student_id, question_id),
    foreign key (student_id, question_id) references practice_questions (student_id, id) on delete cascade
  )`)
    .execute(db);
}

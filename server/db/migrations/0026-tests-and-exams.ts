import { type Kysely, sql } from 'kysely';

/** A test that was handed back after its release is released again; questions of tasks that a teacher saved. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'drop index practices_tests_to_record',
  `create index practices_tests_to_record on practices (finished_at)
    where is_test and state = 'FINISHED' and (errors_recorded_at is null or errors_recorded_at < finished_at)`,

  // `draft`: subjects, topics and counts as the wizard of a task holds them.
  `create table saved_exams (
    id uuid primary key,
    teacher_id uuid not null references users(id) on delete cascade,
    name text not null,
    draft jsonb not null,
    creation_key text not null,
    created_at timestamptz not null,
    unique (teacher_id, creation_key)
  )`,
  'create unique index saved_exams_name on saved_exams (teacher_id, lower(name))',
  `create table saved_exam_questions (
    exam_id uuid not null references saved_exams(id) on delete cascade,
    place int not null,
    template_id text not null,
    points real not null default 1,
    seed text,
    instance_id uuid references question_instances(id),
    primary key (exam_id, place)
  )`,
  'create index saved_exam_questions_instance on saved_exam_questions (instance_id) where instance_id is not null',
];

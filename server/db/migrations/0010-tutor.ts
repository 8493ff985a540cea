import { type Kysely, sql } from 'kysely';

/** Talks with the tutor and their messages; credits that are reserved before a reply and settled or returned after it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table tutor_talks (
    student_id uuid not null references users(id) on delete cascade,
    id uuid not null,
    bot text not null,
    question_id uuid,
    topic_id text,
    course_id text,
    state jsonb not null,
    is_paid boolean not null default false,
    reply_count int not null default 0,
    ended_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (student_id, id),
    foreign key (student_id, question_id) references practice_questions (student_id, id) on delete cascade
  )`,
  'create unique index tutor_talks_question on tutor_talks (student_id, question_id) where question_id is not null',
  `create unique index tutor_talks_general on tutor_talks (student_id) where bot = 'GENERAL'`,
  `create index tutor_talks_quiz on tutor_talks (student_id, created_at desc) where bot = 'QUIZ_ME'`,
  `create table tutor_messages (
    student_id uuid not null,
    talk_id uuid not null,
    number int not null,
    author text not null,
    intent text,
    text text not null,
    move jsonb,
    blocks jsonb not null default '{}',
    verdict text,
    worded_by text not null default 'BUILT_IN',
    is_coming boolean not null default false,
    reported_at timestamptz,
    report_reason text,
    created_at timestamptz not null,
    primary key (student_id, talk_id, number),
    foreign key (student_id, talk_id) references tutor_talks (student_id, id) on delete cascade
  )`,
  `alter table ai_credit_uses
    add column state text not null default 'USED',
    add column settled_at timestamptz`,
  // A hint of the tutor is help, as a hint of the page is.
  'alter table practice_questions add column tutor_helped boolean not null default false',
  // Whoever has a reply on its way waits for it: one at a time.
  `create unique index ai_credit_uses_reserved on ai_credit_uses (user_id) where state = 'RESERVED'`,
];

import { type Kysely, sql } from 'kysely';

/**
 * The first schema. Large tables carry student_id first in their key, so that no request scans across students and a
 * later split over several machines has its key already.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // identity
  `create table users (
    id uuid primary key,
    email text not null,
    username text not null,
    password_hash text not null,
    nickname text not null,
    avatar text,
    cognito_uid text not null unique,
    roles text[] not null,
    year_level int,
    time_zone text not null default 'Australia/Sydney',
    accept_tc_at timestamptz,
    inviting_code text not null unique,
    invited_by uuid references users(id) on delete set null,
    created_at timestamptz not null default now()
  )`,
  'create unique index users_email on users (lower(email))',
  `create table sessions (
    token_hash bytea primary key,
    user_id uuid not null references users(id) on delete cascade,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`,
  'create index sessions_user on sessions (user_id)',
  `create table password_resets (
    token_hash bytea primary key,
    user_id uuid not null references users(id) on delete cascade,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  `create table outbox_mails (
    id uuid primary key,
    to_email text not null,
    subject text not null,
    body text not null,
    created_at timestamptz not null default now()
  )`,
  'create index outbox_mails_created on outbox_mails (created_at desc)',

  // notices, money, credits
  `create table notifications (
    user_id uuid not null references users(id) on delete cascade,
    id uuid not null,
    status text not null,
    first_level_type text not null,
    second_level_type text not null,
    message text not null,
    created_at timestamptz not null default now(),
    primary key (user_id, id)
  )`,
  'create index notifications_recent on notifications (user_id, created_at desc, id desc)',
  `create table discounts (
    user_id uuid not null references users(id) on delete cascade,
    id uuid not null,
    cents int not null,
    currency text not null,
    reason text not null,
    used_at timestamptz,
    created_at timestamptz not null default now(),
    primary key (user_id, id)
  )`,
  `create table subscriptions (
    user_id uuid not null references users(id) on delete cascade,
    id uuid not null,
    course_id text not null,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    primary key (user_id, id)
  )`,
  `create table ai_credit_uses (
    user_id uuid not null references users(id) on delete cascade,
    id uuid not null,
    credits int not null,
    idempotency_key text not null,
    created_at timestamptz not null default now(),
    primary key (user_id, id),
    unique (user_id, idempotency_key)
  )`,
  'create index ai_credit_uses_recent on ai_credit_uses (user_id, created_at)',
  `create table coin_entries (
    student_id uuid not null references users(id) on delete cascade,
    id uuid not null,
    amount int not null,
    reason text not null,
    practice_id uuid,
    idempotency_key text not null,
    created_at timestamptz not null default now(),
    primary key (student_id, id),
    unique (student_id, idempotency_key)
  )`,
  'create index coin_entries_practice on coin_entries (student_id, practice_id)',
  `create table coin_balances (
    student_id uuid primary key references users(id) on delete cascade,
    balance int not null check (balance >= 0)
  )`,

  // classes and shared reports
  `create table classes (
    id uuid primary key,
    teacher_id uuid not null references users(id) on delete cascade,
    name text not null,
    course_id text not null,
    join_code text not null unique,
    created_at timestamptz not null default now()
  )`,
  `create table class_members (
    class_id uuid not null references classes(id) on delete cascade,
    student_id uuid not null references users(id) on delete cascade,
    joined_at timestamptz not null default now(),
    primary key (class_id, student_id)
  )`,
  'create index class_members_student on class_members (student_id)',
  `create table report_shares (
    short_code_hash bytea primary key,
    share_key_hash bytea not null unique,
    student_id uuid not null references users(id) on delete cascade,
    task_id uuid not null,
    student_task_id uuid not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    revoked_at timestamptz
  )`,

  // practice
  `create table chosen_courses (
    student_id uuid not null references users(id) on delete cascade,
    course_id text not null,
    chosen_at timestamptz,
    seconds int not null default 0,
    primary key (student_id, course_id)
  )`,
  `create table practices (
    student_id uuid not null references users(id) on delete cascade,
    id uuid not null,
    course_id text not null,
    mode text not null,
    type text not null,
    state text not null,
    difficulty text,
    topic_ids text[] not null,
    question_count int not null,
    idempotency_key text not null,
    created_at timestamptz not null default now(),
    finished_at timestamptz,
    primary key (student_id, id),
    unique (student_id, idempotency_key)
  )`,
  'create unique index practices_id on practices (id)',
  `create index practices_open on practices (student_id, created_at desc) where state = 'IN_PROGRESS'`,
  `create table practice_questions (
    student_id uuid not null,
    id uuid not null,
    practice_id uuid not null,
    index int not null,
    template_id text not null,
    template_version int not null,
    seed text not null,
    topic_id text not null,
    error_id uuid,
    outcome text,
    hints_opened int not null default 0,
    seconds int,
    opened_at timestamptz,
    answered_at timestamptz,
    first_answer_ms int,
    closed_at timestamptz,
    primary key (student_id, id),
    unique (student_id, practice_id, index),
    unique (student_id, template_id, seed),
    foreign key (student_id, practice_id) references practices (student_id, id) on delete cascade
  )`,
  `create index practice_questions_pace on practice_questions (student_id, template_id, closed_at desc) where seconds is not null`,
  `create table attempts (
    student_id uuid not null,
    id uuid not null,
    question_id uuid not null,
    number int not null,
    answer text not null,
    verdict text not null,
    message text not null,
    misconception_ids text[] not null,
    misconception_id text,
    split_choice text,
    with_help boolean not null,
    seconds int,
    idempotency_key text not null,
    created_at timestamptz not null default now(),
    primary key (student_id, id),
    unique (student_id, idempotency_key),
    unique (student_id, question_id, number),
    foreign key (student_id, question_id) references practice_questions (student_id, id) on delete cascade
  )`,
  `create table activity_days (
    student_id uuid not null references users(id) on delete cascade,
    day text not null,
    answered int not null,
    coins int not null,
    primary key (student_id, day)
  )`,
  `create table topic_ratings (
    student_id uuid not null references users(id) on delete cascade,
    topic_id text not null,
    rating real not null,
    answered int not null,
    correct int not null,
    updated_at timestamptz not null default now(),
    primary key (student_id, topic_id)
  )`,
  `create table template_ratings (
    template_id text primary key,
    rating real not null,
    answered int not null
  )`,
  `create table question_reports (
    student_id uuid not null references users(id) on delete cascade,
    question_id uuid not null,
    reason text not null,
    created_at timestamptz not null default now(),
    primary key (student_id, question_id)
  )`,

  // error logbook
  `create table errors (
    student_id uuid not null references users(id) on delete cascade,
    id uuid not null,
    course_id text not null,
    topic_id text not null,
    template_id text not null,
    template_version int not null,
    seed text not null,
    question_id uuid not null,
    attempt_id uuid not null,
    answer text not null,
    misconception_id text,
    state text not null,
    opened_at timestamptz not null default now(),
    fixed_at timestamptz,
    confirmed_at timestamptz,
    relapsed_at timestamptz,
    due_at timestamptz not null,
    primary key (student_id, id),
    unique (student_id, question_id)
  )`,
  `create index errors_unresolved on errors (student_id, course_id, due_at) where state <> 'FIXED'`,
  'create index errors_attempt on errors (student_id, attempt_id)',
  'create index errors_course on errors (student_id, course_id, opened_at desc)',
  `create index errors_fixed on errors (student_id, template_id, fixed_at desc) where state = 'FIXED'`,
  `create index errors_to_confirm on errors (student_id, course_id, due_at) where state = 'FIXED' and confirmed_at is null`,
  `create table unresolved_counts (
    student_id uuid not null references users(id) on delete cascade,
    course_id text not null,
    unresolved int not null check (unresolved >= 0),
    primary key (student_id, course_id)
  )`,
  `create table review_cards (
    student_id uuid not null references users(id) on delete cascade,
    template_id text not null,
    card jsonb not null,
    due_at timestamptz not null,
    primary key (student_id, template_id)
  )`,

  // durable events, one sequence a user
  `create table user_event_sequences (
    user_id uuid primary key references users(id) on delete cascade,
    last_seq bigint not null
  )`,
  `create table user_events (
    user_id uuid not null references users(id) on delete cascade,
    seq bigint not null,
    kind text not null,
    payload jsonb not null,
    created_at timestamptz not null default now(),
    primary key (user_id, seq)
  )`,
  'create index user_events_age on user_events (created_at)',
];

import { type Kysely, sql } from 'kysely';

/**
 * One review card a skill: an idea in a topic or, without a name, a kind of question (it was a kind of question always).
 * Errors come back at the start of a day. Review sessions.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Of several cards that become one, the one due first stays: too early costs a question, too late the memory.
  `create table review_cards_by_skill (
    student_id uuid not null references users(id) on delete cascade,
    skill text not null,
    card jsonb not null,
    due_at timestamptz not null,
    primary key (student_id, skill)
  )`,
  `insert into review_cards_by_skill (student_id, skill, card, due_at)
    select distinct on (c.student_id, s.skill) c.student_id, s.skill, c.card, c.due_at
    from review_cards c
    cross join lateral (
      select distinct case when e.misconception_id is null then e.template_id
        else e.topic_id || ' ' || e.misconception_id end as skill
      from errors e where e.student_id = c.student_id and e.template_id = c.template_id
    ) s
    order by c.student_id, s.skill, c.due_at`,
  'drop table review_cards',
  'alter table review_cards_by_skill rename to review_cards',
  'alter index review_cards_by_skill_pkey rename to review_cards_pkey',

  // A confirmation is due on the first day of which every hour is a day after the fix, never sooner.
  `update errors e set due_at = greatest(
      date_trunc('day', e.due_at at time zone z.name) at time zone z.name,
      (date_trunc('day', (e.fixed_at + interval '1 day' - interval '1 microsecond') at time zone z.name)
        + interval '1 day') at time zone z.name
    )
    from users u join pg_timezone_names z on z.name = u.time_zone
    where u.id = e.student_id and e.state = 'FIXED' and e.confirmed_at is null and e.fixed_at is not null`,
  // A count that was ever wrong is right from here on.
  'delete from unresolved_counts',
  `insert into unresolved_counts (student_id, course_id, unresolved)
    select student_id, course_id, count(*) filter (where state <> 'FIXED') from errors group by student_id, course_id`,

  'create index errors_confirmed on errors (student_id, course_id, due_at) where confirmed_at is not null',
  `create table error_review_sessions (
    student_id uuid not null references users(id) on delete cascade,
    id uuid not null,
    scope text not null,
    created_at timestamptz not null default now(),
    finished_at timestamptz,
    primary key (student_id, id)
  )`,
  'create unique index error_review_sessions_open on error_review_sessions (student_id, scope) where finished_at is null',
  'create index error_review_sessions_latest on error_review_sessions (student_id, scope, created_at desc)',
  `create table error_review_items (
    student_id uuid not null,
    session_id uuid not null,
    index int not null,
    error_id uuid not null,
    question_id uuid not null,
    reviewed_at timestamptz,
    primary key (student_id, session_id, index),
    unique (student_id, session_id, error_id),
    foreign key (student_id, session_id) references error_review_sessions (student_id, id) on delete cascade,
    foreign key (student_id, error_id) references errors (student_id, id) on delete cascade
  )`,
  'create index error_review_items_error on error_review_items (student_id, error_id)',
];

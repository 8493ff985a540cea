import { type Kysely, sql } from 'kysely';

/** Ranked battles: the queue, matches with their seats and answers, ratings, and what keeps them safe. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table battles (
    id uuid primary key,
    kind text not null check (kind in ('RANKED', 'FRIENDLY', 'RECORDED')),
    course_id text not null,
    status text not null check (status in ('WAITING', 'RUNNING', 'FINISHED', 'VOID', 'CANCELLED')),
    scope text not null check (scope in ('ANYONE', 'SCHOOL', 'CLASS', 'FRIENDS')),
    class_id uuid references classes(id) on delete set null,
    challenge_code text unique,
    invited_id uuid references users(id) on delete set null,
    created_at timestamptz not null,
    started_at timestamptz,
    finished_at timestamptz,
    merged_into uuid references battles(id) on delete set null,
    rematch_id uuid references battles(id) on delete set null,
    recorded_from uuid references battles(id) on delete set null,
    recorded_answers jsonb,
    nonce text,
    commitment text,
    deck jsonb,
    state jsonb,
    due_at timestamptz,
    owner_id uuid,
    record text
  )`,
  `create index battles_waiting on battles (course_id, created_at) where status = 'WAITING'`,
  `create index battles_running on battles (owner_id, due_at) where status = 'RUNNING'`,
  'create index battles_class on battles (class_id) where class_id is not null',
  'create index battles_invited on battles (invited_id) where invited_id is not null',
  'create index battles_merged on battles (merged_into) where merged_into is not null',
  'create index battles_rematch on battles (rematch_id) where rematch_id is not null',
  'create index battles_recorded on battles (recorded_from) where recorded_from is not null',
  // Games that can be played again by somebody who found nobody.
  `create index battles_to_replay on battles (course_id, finished_at) where status = 'FINISHED' and kind = 'RANKED'`,
  `create table battle_seats (
    battle_id uuid not null references battles(id) on delete cascade,
    seat smallint not null check (seat in (0, 1)),
    user_id uuid references users(id) on delete set null,
    is_open boolean not null,
    joined_at timestamptz not null,
    seen_at timestamptz not null,
    left_at timestamptz,
    emotes_at timestamptz[] not null default '{}',
    rematch_asked_at timestamptz,
    rating_before jsonb not null,
    standing_before jsonb not null,
    rating_after jsonb,
    standing_after jsonb,
    outcome text check (outcome in ('WON', 'LOST', 'DRAW', 'VOID')),
    points int not null default 0,
    right_count int not null default 0,
    coins jsonb not null default '[]',
    error_count int not null default 0,
    practice_id uuid,
    settled_at timestamptz,
    primary key (battle_id, seat)
  )`,
  // Nobody waits or plays twice at once, however many tabs there are.
  'create unique index battle_seats_open on battle_seats (user_id) where is_open',
  'create index battle_seats_person on battle_seats (user_id, joined_at desc)',
  'create index battle_seats_unsettled on battle_seats (battle_id) where settled_at is null and outcome is not null',
  `create table battle_answers (
    battle_id uuid not null,
    seat smallint not null,
    index smallint not null check (index between 0 and 6),
    answer text not null,
    is_right boolean not null,
    at double precision not null,
    is_played boolean not null default false,
    primary key (battle_id, seat, index),
    foreign key (battle_id, seat) references battle_seats (battle_id, seat) on delete cascade
  )`,
  `create table battle_ratings (
    user_id uuid not null references users(id) on delete cascade,
    course_id text not null,
    rating double precision not null,
    deviation double precision not null,
    volatility double precision not null,
    tier smallint not null,
    provisional boolean not null,
    games int not null,
    season text not null,
    rated_at timestamptz not null,
    primary key (user_id, course_id)
  )`,
  'create index battle_ratings_board on battle_ratings (course_id, (rating - 2 * deviation) desc) where not provisional',
  `create table battle_settings (
    user_id uuid primary key references users(id) on delete cascade,
    show_rank boolean,
    on_boards boolean,
    anyone_may_play boolean
  )`,
  `create table battle_blocks (
    user_id uuid not null references users(id) on delete cascade,
    blocked_id uuid not null references users(id) on delete cascade,
    created_at timestamptz not null,
    primary key (user_id, blocked_id),
    check (user_id <> blocked_id)
  )`,
  'create index battle_blocks_blocked on battle_blocks (blocked_id)',
  // Without a reporter: what the server noticed by itself.
  `create table battle_reports (
    id uuid primary key,
    battle_id uuid not null references battles(id) on delete cascade,
    seat smallint not null,
    reporter_id uuid references users(id) on delete set null,
    reason text not null check (reason in ('NAME', 'UNFAIR', 'UNKIND', 'OTHER', 'QUICK_ANSWERS')),
    detail jsonb not null default '{}',
    created_at timestamptz not null,
    seen_at timestamptz,
    unique (battle_id, seat, reason)
  )`,
  'create index battle_reports_reporter on battle_reports (reporter_id)',
  'create index battle_reports_age on battle_reports (created_at)',
  `create table class_battle_hours (
    class_id uuid primary key references classes(id) on delete cascade,
    from_minute smallint not null check (from_minute between 0 and 1439),
    until_minute smallint not null check (until_minute between 0 and 1439)
  )`,
  // Processes that keep matches going; one whose lease ran out loses them to another.
  `create table battle_runners (
    id uuid primary key,
    lease_until timestamptz not null
  )`,
];

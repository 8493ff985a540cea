import { type Kysely, sql } from 'kysely';

/**
 * Accounts that a provider of identities opens, beside a password or in place of one; and what somebody who has registered
 * says of their days, with the steps that they have seen.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table provider_identities (
    issuer text not null,
    subject text not null,
    user_id uuid not null references users(id) on delete cascade,
    created_at timestamptz not null,
    primary key (issuer, subject)
  )`,
  `alter table users
    add column goal text check (goal in ('CATCH_UP', 'KEEP_UP', 'GET_AHEAD', 'EXAM')),
    add column minutes_a_day int check (minutes_a_day between 1 and 120),
    add column study_hour int check (study_hour between 0 and 23),
    add column reminded_on text,
    add column own_steps text[] not null default '{}',
    add column age_later_count int not null default 0,
    add column age_later_at timestamptz`,
  'create index users_study_hour on users (study_hour) where study_hour is not null',
  'create unique index provider_identities_user on provider_identities (user_id, issuer)',
];

import { type Kysely, sql } from 'kysely';

/** What visitors without an account leave: messages of the contact form, and that an advertisement was clicked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table contact_messages (
    id uuid primary key,
    content_hash bytea not null unique,
    name text not null,
    email text not null,
    topic text not null,
    message text not null,
    created_at timestamptz not null
  )`,
  'create index contact_messages_age on contact_messages (created_at)',
  `create table tracking_events (
    id uuid primary key,
    kind text not null,
    click_hash bytea not null unique,
    forwarded_at timestamptz,
    created_at timestamptz not null
  )`,
  'create index tracking_events_age on tracking_events (created_at)',
];

import { type Kysely, sql } from 'kysely';

/**
 * What a topic earned in a week, beside its rating, for the week's cap; who was thanked for a friend; what age asks for;
 * and answers by their idea.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table topic_ratings
    add column coins_week text,
    add column coins_in_week int not null default 0`,
  `alter table users
    add column inviter_thanked_at timestamptz,
    add column birth_month text check (birth_month ~ '^[0-9]{4}-[0-9]{2}-01$'),
    add column parent_email text`,
  // Who holds an idea, and whether it was seen since: read without going through everything that was ever answered.
  `create index attempts_idea on attempts (student_id, misconception_id, created_at desc)
    where misconception_id is not null`,
  // Few are there at a time: friends who have not finished a set yet.
  `create index users_friends on users (created_at) where invited_by is not null and inviter_thanked_at is null`,
];

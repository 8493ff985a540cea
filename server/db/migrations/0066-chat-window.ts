import { type Kysely, sql } from 'kysely';

/** How somebody likes the chat panel goes along to their other devices. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      "alter table users add column chat_window text not null default 'DRAWER' check (chat_window in ('DRAWER', 'MODAL'))",
    )
    .execute(db);
}

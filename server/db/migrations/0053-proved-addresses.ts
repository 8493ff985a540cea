import { type Kysely, sql } from 'kysely';

/**
 * What is bound to an email address belongs to whoever proved that its mailbox is theirs. Of the accounts that are there
 * already, only a followed link to this very address proves that; the others are asked when it is needed. A used link for
 * a new password proves nothing: unused ones were marked in the same way. The demo's addresses have no mailboxes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table users add column email_proved_at timestamptz',
  `update users u set email_proved_at = e.used_at from email_changes e
    where e.user_id = u.id and e.used_at is not null and lower(e.email) = lower(u.email)`,
  `update users set email_proved_at = created_at where email like '%@demo.test'`,
  // Invitations are found by the address, so that one sent before there was an account is found as well.
  'alter table class_invitations drop column user_id',
  'create index class_invitations_email on class_invitations (email)',
];

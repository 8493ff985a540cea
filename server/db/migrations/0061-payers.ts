import { type Kysely, sql } from 'kysely';

/**
 * Whoever pays may give an address of their own: receipts and reminders go there. The offer for a first plan ends with
 * that plan, also where it was bought before this rule.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table payments add column payer_email text',
  'alter table plan_subscriptions add column payer_email text',
  'alter table billing_mails add column to_email text',
  `update discounts d set state = 'EXPIRED' where d.reason = 'LANDING_OFFER' and d.state = 'OPEN'
    and exists (select 1 from payments p where p.user_id = d.user_id and p.state = 'SETTLED')`,
];

import { type Insertable, sql } from 'kysely';
import type { Db } from '../../db/client';
import type { Database } from '../../db/schema';

export interface WaitingMail {
  id: string;
  created_at: Date;
}

interface ClaimedMail {
  id: string;
  to: string;
  subject: string;
  body: string;
  replyTo: string | null;
}

export async function insertOutboxMail(db: Db, row: Insertable<Database['outbox_mails']>): Promise<void> {
  await db.insertInto('outbox_mails').values(row).execute();
}

/** Mails that wait for a mail server, the oldest first. */
export async function findWaitingMails(db: Db, after: WaitingMail | null, limit: number): Promise<WaitingMail[]> {
  const { rows } = await sql<WaitingMail>`
    select id, created_at from outbox_mails
    where waits and (${after?.id ?? null}::uuid is null
      or (created_at, id) > (${after?.created_at ?? null}::timestamptz, ${after?.id ?? null}::uuid))
    order by created_at, id limit ${limit}`.execute(db);
  return rows;
}

/** Takes a mail until a time, so that no other worker sends it; null where another has it, or had. */
export async function claimMail(db: Db, id: string, now: Date, until: Date): Promise<ClaimedMail | null> {
  const { rows } = await sql<ClaimedMail>`
    update outbox_mails set claimed_until = ${until}
    where id = ${id} and waits and (claimed_until is null or claimed_until <= ${now})
    returning id, to_email as to, subject, body, reply_to as "replyTo"`.execute(db);
  return rows[0] ?? null;
}

export async function releaseMail(db: Db, id: string, claimedUntil: Date): Promise<void> {
  await sql`update outbox_mails set claimed_until = null
    where id = ${id} and claimed_until = ${claimedUntil}`.execute(db);
}

/** A mail that was sent is kept by whoever got it: it may hold a link that opens an account. */
export async function deleteSentMail(db: Db, id: string): Promise<void> {
  await sql`delete from outbox_mails where id = ${id} and waits`.execute(db);
}

export async function deleteWaitingBefore(db: Db, before: Date): Promise<void> {
  await sql`delete from outbox_mails where waits and created_at < ${before}`.execute(db);
}

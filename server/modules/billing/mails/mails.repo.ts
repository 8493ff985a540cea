import { sql } from 'kysely';
import type { Db, Trx } from '../../../db/client';

export interface NewMail {
  /** Written once, however often it is tried. */
  key: string;
  user_id: string;
  to_email: string | null;
  subject: string;
  body: string;
  created_at: Date;
  not_before: Date;
}

/** Whether it was new. */
export async function insertMail(trx: Trx, mail: NewMail): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('billing_mails')
    .values({ ...mail, sent_at: null })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Which of these mails are written already. */
export async function findWritten(db: Db, keys: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`select key from billing_mails where key = any(${keys}::text[])`.execute(
    db,
  );
  return new Set(rows.map(({ key }) => key));
}

export interface DueMail {
  key: string;
  user_id: string;
  email: string;
  subject: string;
  body: string;
}

/** Mails that are due and not sent, in the order of their keys. */
export async function findDueMails(db: Db, now: Date, after: DueMail | null, limit: number): Promise<DueMail[]> {
  const { rows } = await sql<DueMail>`
    select m.key, m.user_id, coalesce(m.to_email, u.email) as email, m.subject, m.body
    from billing_mails m join users u on u.id = m.user_id
    where m.sent_at is null and m.not_before <= ${now} and (${after?.key ?? null}::text is null or m.key > ${after?.key ?? null}::text)
    order by m.key limit ${limit}`.execute(db);
  return rows;
}

/** Marks a mail as sent; false where another worker was faster. */
export async function markSent(trx: Trx, key: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('billing_mails')
    .set({ sent_at: at })
    .where('key', '=', key)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

import type { Db } from '../../db/client';

/** Mails that are kept to be read. Those for a mail server are read by nobody else: they hold links that open accounts. */
export async function findNewestMails(db: Db, limit: number) {
  return db
    .selectFrom('outbox_mails')
    .select(['id', 'to_email', 'subject', 'body', 'created_at'])
    .where('waits', '=', false)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

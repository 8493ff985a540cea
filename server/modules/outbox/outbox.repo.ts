import type { Db } from '../../db/client';

export async function findNewestMails(db: Db, limit: number) {
  return db
    .selectFrom('outbox_mails')
    .select(['id', 'to_email', 'subject', 'body', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

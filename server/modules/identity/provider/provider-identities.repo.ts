import type { Db } from '../../../db/client';

interface Identity {
  issuer: string;
  subject: string;
}

/** The account that an identity opens; null while it opens none. */
export async function findIdByIdentity(db: Db, { issuer, subject }: Identity): Promise<string | null> {
  const row = await db
    .selectFrom('provider_identities')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Lets an identity open an account; false where it opens one already, or the account has another of this provider. */
export async function insertIdentity(
  db: Db,
  { issuer, subject, userId, now }: Identity & { userId: string; now: Date },
): Promise<boolean> {
  const inserted = await db
    .insertInto('provider_identities')
    .values({ issuer, subject, user_id: userId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** No identity opens the account any more; false where none did. */
export async function deleteIdentitiesOf(db: Db, userId: string): Promise<boolean> {
  const gone = await db.deleteFrom('provider_identities').where('user_id', '=', userId).executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

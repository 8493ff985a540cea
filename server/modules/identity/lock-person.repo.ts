import type { Trx } from '../../db/client';

/** Locks one person until the transaction ends: two changes of theirs wait for each other here (docs/decisions/0211). */
export async function lockPerson(trx: Trx, userId: string): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst();
}

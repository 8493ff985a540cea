import type { Trx } from '../../db/client';

/** Locks one person until the transaction ends: two changes of theirs wait for each other here (docs/decisions/0056). */
export async function lockPerson(trx: Trx, userId: string): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst();
}

/** The same for several, in one order for everybody, so that two such lists never wait for each other. */
export async function lockPeople(trx: Trx, userIds: readonly string[]): Promise<void> {
  await trx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [...userIds])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

import { sql } from 'kysely';
import type { Db, Trx } from '../../../db/client';

/** Who invited a person, where this is the person's first payment that settled. */
export async function findInvitation(trx: Trx, friendId: string, paymentId: string) {
  const { rows } = await sql<{ id: string; time_zone: string }>`
    select i.id, i.time_zone from users f join users i on i.id = f.invited_by
    where f.id = ${friendId} and i.id <> f.id and not exists (
      select 1 from payments p where p.user_id = f.id and p.state = 'SETTLED' and p.id <> ${paymentId})`.execute(trx);
  return rows[0] ?? null;
}

/** Whether two accounts look like one person: the same card, or the same device within 24 hours. */
export async function isSamePerson(
  trx: Trx,
  { friendId, inviterId, card }: { friendId: string; inviterId: string; card: string | null },
): Promise<boolean> {
  const { rows } = await sql<{ same: boolean }>`
    select exists (
      select 1 from payments where user_id = ${inviterId} and card_fingerprint = ${card} and state = 'SETTLED'
    ) or exists (
      select 1 from known_devices a join known_devices b on b.token_hash = a.token_hash
      where a.user_id = ${friendId} and b.user_id = ${inviterId}
        and abs(extract(epoch from a.used_at - b.used_at)) <= 86400
    ) as same`.execute(trx);
  return rows[0]?.same ?? false;
}

export interface InvitationStanding {
  /** Friends who registered with the person's link. */
  registered: number;
  /** Of them, those whose first payment earned a voucher. */
  rewarded: number;
}

export async function countInvitations(db: Db, userId: string): Promise<InvitationStanding> {
  const { rows } = await sql<InvitationStanding>`
    select (select count(*)::int from users where invited_by = ${userId}) as registered,
      (select count(*)::int from discounts
        where user_id = ${userId} and reason = 'INVITATION' and state <> 'CLAWED_BACK') as rewarded`.execute(db);
  return rows[0] ?? { registered: 0, rewarded: 0 };
}

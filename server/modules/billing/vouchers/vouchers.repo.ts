import { type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../../../db/client';
import type { Database } from '../../../db/schema';

export type VoucherRow = Selectable<Database['discounts']>;

/** The newest vouchers of a person, whatever became of them. */
export async function findVouchers(db: Db, userId: string) {
  return db
    .selectFrom('discounts')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(200)
    .execute();
}

/** Older vouchers have no code of their own: the end of their id is it. */
export async function findByCode(db: Db, userId: string, code: string): Promise<VoucherRow | null> {
  const row = await db
    .selectFrom('discounts')
    .selectAll()
    .where('user_id', '=', userId)
    .where(sql<boolean>`${code} in (code, upper(right(id::text, 6)))`)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

interface Grant {
  user_id: string;
  id: string;
  cents: number;
  reason: string;
  /** What it is granted for: the same cause grants once. */
  cause: string;
  code: string;
  created_at: Date;
  expires_at: Date;
  source_payment_id: string | null;
}

/** Whether it was new. */
export async function insertVoucher(trx: Trx, grant: Grant): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('discounts')
    .values({ ...grant, currency: 'AUD', used_at: null, state: 'OPEN', reserved_until: null, payment_id: null })
    .onConflict((conflict) => conflict.column('cause').where('cause', 'is not', null).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function findByCause(db: Db, cause: string): Promise<VoucherRow | null> {
  return (await db.selectFrom('discounts').selectAll().where('cause', '=', cause).executeTakeFirst()) ?? null;
}

/** Takes an open voucher for a payment; false where it is not open. */
export async function reserveVoucher(
  trx: Trx,
  { userId, id, paymentId, now, until }: { userId: string; id: string; paymentId: string; now: Date; until: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('discounts')
    .set({ state: 'RESERVED', reserved_until: until, payment_id: paymentId })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('state', '=', 'OPEN')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Open again; taken back where, while a payment held it, what earned it was refunded or turned out to be the inviter's. */
const stateAfterReservation = sql`case when exists (
  select 1 from payments s join users f on f.id = s.user_id
  where s.id = d.source_payment_id and (s.refund_state = 'DONE' or exists (
    select 1 from payments o where o.user_id = f.invited_by and o.state = 'SETTLED'
      and o.card_fingerprint = s.card_fingerprint))) then 'CLAWED_BACK' else 'OPEN' end`;

/** The payment that holds it took no money. */
export async function freeVoucher(trx: Trx, paymentId: string): Promise<void> {
  await sql`
    update discounts d set state = ${stateAfterReservation}, reserved_until = null, payment_id = null
    where d.payment_id = ${paymentId} and d.state = 'RESERVED'`.execute(trx);
}

export async function markVoucherUsed(
  trx: Trx,
  userId: string,
  id: string,
  paymentId: string,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('discounts')
    .set({ state: 'USED', used_at: at, reserved_until: null, payment_id: paymentId })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}

/** Takes back what a payment earned for others, where it is not used yet. */
export async function clawBack(trx: Trx, sourcePaymentId: string): Promise<string[]> {
  const rows = await trx
    .updateTable('discounts')
    .set({ state: 'CLAWED_BACK' })
    .where('source_payment_id', '=', sourcePaymentId)
    .where('state', '=', 'OPEN')
    .returning('user_id')
    .execute();
  return rows.map((row) => row.user_id);
}

/** Takes back what friends earned who turn out to be the inviter: they paid with this card before. */
export async function clawBackOwn(trx: Trx, inviterId: string, card: string): Promise<void> {
  await sql`
    update discounts d set state = 'CLAWED_BACK' from payments p join users f on f.id = p.user_id
    where d.source_payment_id = p.id and d.state = 'OPEN' and f.invited_by = ${inviterId}
      and p.card_fingerprint = ${card}`.execute(trx);
}

/** Ends the offer for a first plan: this person has paid one. */
export async function expireOffer(trx: Trx, userId: string): Promise<void> {
  await trx
    .updateTable('discounts')
    .set({ state: 'EXPIRED' })
    .where('user_id', '=', userId)
    .where('reason', '=', 'LANDING_OFFER')
    .where('state', '=', 'OPEN')
    .execute();
}

/** Ends vouchers whose time is over, and reservations whose payment is over without a word. */
export async function expireVouchers(db: Db, now: Date): Promise<void> {
  await sql`
    update discounts d set state = ${stateAfterReservation}, reserved_until = null, payment_id = null
    where d.state = 'RESERVED' and d.reserved_until <= ${now} and not exists (
      select 1 from payments p where p.id = d.payment_id and p.state not in ('FAILED', 'EXPIRED'))`.execute(db);
  await db
    .updateTable('discounts')
    .set({ state: 'EXPIRED' })
    .where('state', '=', 'OPEN')
    .where('expires_at', '<=', now)
    .execute();
}

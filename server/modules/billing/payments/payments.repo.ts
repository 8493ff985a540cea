import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { openPaymentStates } from '../../../../rules/money/payment-state';
import type { Db, Trx } from '../../../db/client';
import type { Database } from '../../../db/schema';

export type PaymentRow = Selectable<Database['payments']>;
export type NewPaymentRow = Insertable<Database['payments']>;

export async function insertPayment(trx: Trx, row: NewPaymentRow): Promise<PaymentRow> {
  return trx.insertInto('payments').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function findPayment(db: Db, id: string): Promise<PaymentRow | null> {
  return (await db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** The payment for a change: whoever else wants to change it waits. */
export async function lockPayment(trx: Trx, id: string): Promise<PaymentRow | null> {
  const row = await trx.selectFrom('payments').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  return row ?? null;
}

export async function updatePayment(db: Db, id: string, change: Updateable<Database['payments']>): Promise<void> {
  await db.updateTable('payments').set(change).where('id', '=', id).execute();
}

export async function isKeyTaken(trx: Trx, idempotencyKey: string): Promise<boolean> {
  const row = await trx
    .selectFrom('payments')
    .select('id')
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  return row !== undefined;
}

/** The tries to pay a cart, latest first. */
export async function findPaymentsOfCart(db: Db, cartId: string): Promise<PaymentRow[]> {
  return db.selectFrom('payments').selectAll().where('cart_id', '=', cartId).orderBy('try', 'desc').execute();
}

export async function findIdByRef(db: Db, provider: string, ref: string): Promise<string | null> {
  const row = await db
    .selectFrom('payments')
    .select('id')
    .where('provider', '=', provider)
    .where('provider_ref', '=', ref)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Payments whose provider is to be asked now. */
export async function findToCheck(db: Db, now: Date, after: string | null, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('payments')
    .select('id')
    .where('next_check_at', '<=', now)
    .where('state', 'in', [...openPaymentStates])
    .$if(after !== null, (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function findRefundsDue(db: Db, after: string | null, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('payments')
    .select('id')
    .where('refund_state', '=', 'DUE')
    .$if(after !== null, (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether money of this person ever settled, other than by this payment. */
export async function hasSettledBefore(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payments')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', '=', 'SETTLED')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What a person paid or tried to pay, newest first. */
export async function findPaymentsOf(db: Db, userId: string): Promise<PaymentRow[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(200)
    .execute();
}

/** What was paid for a subscription, newest first. */
export async function findPaymentsOfPlan(db: Db, planId: string): Promise<PaymentRow[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('subscription_id', '=', planId)
    .where('state', '=', 'SETTLED')
    .orderBy('settled_at', 'desc')
    .limit(100)
    .execute();
}

export async function findPaymentOf(db: Db, userId: string, id: string): Promise<PaymentRow | null> {
  const row = await db
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Waits here for other changes of this person's money; their zone, the acceptance of the terms, what they are called, and
 * their address, once more where it is proved.
 */
export async function lockPayer(trx: Trx, userId: string) {
  const { rows } = await sql<{
    id: string;
    time_zone: string;
    accept_tc_at: Date | null;
    nickname: string;
    email: string;
    proved_email: string | null;
  }>`
    select id, time_zone, accept_tc_at, nickname, email, case when email_proved_at is not null then email end as proved_email
    from users where id = ${userId} for no key update`.execute(trx);
  return rows[0] ?? null;
}

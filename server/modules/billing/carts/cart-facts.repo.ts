import { type RawBuilder, sql } from 'kysely';
import type { PaymentState } from '../../../../rules/money/payment-state';
import type { VoucherState } from '../../../../rules/money/voucher';
import type { Db } from '../../../db/client';
import type { CartRow } from './carts.repo';

/** A cart with all that its price and dates depend on. */
export type CartFacts = CartRow & {
  nickname: string;
  time_zone: string;
  accept_tc_at: Date | null;
  proved_email: string | null;
  /** When the paid cover of its courses ends; null where nothing covers them. */
  covered: Date | null;
  /** Of the voucher in it. */
  voucher_code: string | null;
  voucher_cents: number | null;
  voucher_reason: string | null;
  voucher_state: VoucherState | null;
  voucher_expires_at: Date | null;
  /** Whether it waits for a payment of this very cart. */
  voucher_is_own: boolean;
  /** Whether a payment of this person ever settled. */
  has_paid: boolean;
  /** The latest try to pay. */
  payment_id: string | null;
  payment_state: PaymentState | null;
  payment_failure: string | null;
  payment_cents: number | null;
  payment_voucher_cents: number | null;
};

/** A person's open cart. */
export const findOwnCartFacts = (db: Db, userId: string, now: Date) =>
  findFacts(db, sql`c.user_id = ${userId} and c.state = 'OPEN'`, now);

/** The cart behind a parent's key. */
export const findSharedCartFacts = (db: Db, keyHash: Buffer, now: Date) =>
  findFacts(db, sql`c.parent_key_hash = ${keyHash} and c.parent_key_expires_at > ${now}`, now);

/** A person's own cart, paid or not. */
export const findCartFacts = (db: Db, { userId, cartId }: { userId: string; cartId: string }, now: Date) =>
  findFacts(db, sql`c.user_id = ${userId} and c.id = ${cartId}`, now);

async function findFacts(db: Db, which: RawBuilder<unknown>, now: Date): Promise<CartFacts | null> {
  const { rows } = await sql<CartFacts>`
    select c.*, u.nickname, u.time_zone, u.accept_tc_at, case when u.email_proved_at is not null then u.email end as proved_email,
      (select max(s.ends_at) from subscriptions s where s.user_id = c.user_id and s.course_id = any(c.course_ids)
        and not s.grace and s.ends_at > ${now}) as covered,
      coalesce(d.code, upper(right(d.id::text, 6))) as voucher_code, d.cents as voucher_cents,
      d.reason as voucher_reason, d.state as voucher_state, d.expires_at as voucher_expires_at,
      coalesce(exists (select 1 from payments own where own.id = d.payment_id and own.cart_id = c.id), false) as voucher_is_own,
      p.id as payment_id, p.state as payment_state, p.failure as payment_failure,
      p.amount_cents as payment_cents, p.voucher_cents as payment_voucher_cents,
      exists (select 1 from payments o where o.user_id = c.user_id and o.state = 'SETTLED') as has_paid
    from carts c
    join users u on u.id = c.user_id
    left join discounts d on d.user_id = c.user_id and d.id = c.voucher_id
    left join lateral (select id, state, failure, amount_cents, voucher_cents from payments where cart_id = c.id order by try desc limit 1) p on true
    where ${which}`.execute(db);
  return rows[0] ?? null;
}

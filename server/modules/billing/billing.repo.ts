import { sql } from 'kysely';
import type { Db } from '../../db/client';

export async function findUnusedDiscounts(db: Db, userId: string) {
  return db
    .selectFrom('discounts')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', 'in', ['OPEN', 'RESERVED'])
    .orderBy('created_at', 'desc')
    .limit(200)
    .execute();
}

/** Subscriptions that run at `now`. */
export async function findRunningSubscriptions(db: Db, userId: string, now: Date) {
  return db
    .selectFrom('subscriptions')
    .select(['id', 'course_id', 'starts_at', 'ends_at'])
    .where('user_id', '=', userId)
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .orderBy('ends_at')
    .execute();
}

/** Whether a plan that holds the course runs, as a condition of another area's statement. */
export const hasPlanSql = ({ userId, courseId, now }: { userId: string; courseId: string; now: Date }) => sql<boolean>`
  exists (select 1 from subscriptions where user_id = ${userId} and course_id = ${courseId}
    and starts_at <= ${now} and ends_at > ${now})`;

export interface TrialRow {
  id: string;
  proved_email: string | null;
  time_zone: string;
  accept_tc_at: Date;
}

/** Students whose trial runs and who have no plan, a notice of whose trial may be due. */
export async function findTrials(
  db: Db,
  { since, now, after }: { since: Date; now: Date; after: string | null },
  limit: number,
): Promise<TrialRow[]> {
  const { rows } = await sql<TrialRow>`
    select u.id, u.time_zone, u.accept_tc_at, case when u.email_proved_at is not null then u.email end as proved_email
    from users u
    where u.accept_tc_at > ${since} and u.accept_tc_at <= ${now} and 'STUDENT' = any(u.roles)
      and not exists (select 1 from plan_subscriptions s where s.user_id = u.id)
      and (${after}::uuid is null or u.id > ${after}::uuid)
    order by u.id limit ${limit}`.execute(db);
  return rows;
}

/** What the export of an account tells of its money, in one statement. */
export async function findBillingOf(db: Db, userId: string): Promise<unknown> {
  const { rows } = await sql<{ billing: unknown }>`
    select json_build_object(
      'plans', (select coalesce(json_agg(json_build_object('courses', course_ids, 'months', months, 'state', state,
        'from', term_starts_at, 'to', term_ends_at, 'currency', currency, 'cents', price_cents) order by created_at), '[]')
        from plan_subscriptions where user_id = ${userId}),
      'payments', (select coalesce(json_agg(json_build_object('courses', course_ids, 'months', months, 'state', state,
        'currency', currency, 'cents', amount_cents, 'voucherCents', voucher_cents, 'card', card_label,
        'begun', created_at, 'settled', settled_at, 'refunded', refunded_at, 'refundReason', refund_reason)
        order by created_at), '[]') from payments where user_id = ${userId}),
      'vouchers', (select coalesce(json_agg(json_build_object('code', code, 'cents', cents, 'currency', currency,
        'reason', reason, 'state', state, 'given', created_at, 'expires', expires_at, 'used', used_at)
        order by created_at), '[]') from discounts where user_id = ${userId}),
      'mails', (select coalesce(json_agg(json_build_object('subject', subject, 'body', body, 'written', created_at)
        order by created_at), '[]') from billing_mails where user_id = ${userId} and to_email is null)
    ) as billing`.execute(db);
  return rows[0]?.billing;
}

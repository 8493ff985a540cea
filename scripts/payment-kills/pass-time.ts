import { sql } from 'kysely';
import type { Db } from '../../server/db/client';

/** As if half an hour had passed for all that is open: the provider is asked about it in the next round. */
export async function passHalfAnHour(db: Db): Promise<void> {
  await sql`
    update payments set created_at = created_at - interval '31 minutes', next_check_at = now()
    where state in ('CREATED', 'NEEDS_ACTION', 'PROCESSING') and problem is null`.execute(db);
  await sql`
    update discounts set reserved_until = reserved_until - interval '31 minutes' where state = 'RESERVED'`.execute(db);
}

/** As if the running term of a few subscriptions had ended today: their renewals are due. */
export async function endTerms(db: Db, most: number): Promise<void> {
  await sql`
    with due as (
      select id, ceil(extract(epoch from term_ends_at - now()) / 86400)::int + 1 as days from plan_subscriptions
      where state in ('ACTIVE', 'CANCELLING') and term_ends_at > now() order by random() limit ${most}),
    plans as (
      update plan_subscriptions s set first_day = (s.first_day::date - due.days)::text,
        last_day = (s.last_day::date - due.days)::text, term_starts_at = s.term_starts_at - due.days * interval '1 day',
        term_ends_at = s.term_ends_at - due.days * interval '1 day'
      from due where s.id = due.id returning s.id),
    covers as (
      update subscriptions c set starts_at = c.starts_at - due.days * interval '1 day',
        ends_at = c.ends_at - due.days * interval '1 day'
      from due where c.plan_subscription_id = due.id returning c.id)
    update payments p set service_from = p.service_from - due.days * interval '1 day',
      service_to = p.service_to - due.days * interval '1 day'
    from due where p.subscription_id = due.id`.execute(db);
}

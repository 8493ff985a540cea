import { sql } from 'kysely';
import type { Db } from '../../server/db/client';

/**
 * What is half done in the database, a sentence each; true at every moment, whatever was killed: a payment that settled
 * has its entries, its term, its open course, its receipt and its voucher; one that did not has none of them.
 */
export async function findHalfPayments(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string; what: string }>`
    with facts as (
      select p.*,
        (select count(*) from ledger_entries l where l.payment_id = p.id and l.cause = 'PAYMENT_SETTLED') as entries,
        (select coalesce(sum(cents), 0) from ledger_entries l
          where l.payment_id = p.id and l.account = 'PROVIDER_RECEIVABLE') as received,
        (select count(*) from subscriptions c where c.payment_id = p.id and not c.grace) as covers,
        exists (select 1 from billing_mails m where m.key = 'paid:' || p.id) as has_receipt,
        (select d.state from discounts d where d.id = p.voucher_id and d.payment_id = p.id) as voucher_state
      from payments p)
    select id, 'settled without its entries' as what from facts where state = 'SETTLED' and entries = 0
    union all select id, 'entries of a payment that did not settle' from facts where state <> 'SETTLED' and entries > 0
    union all select id, 'the ledger holds another amount' from facts where state = 'SETTLED'
      and received <> case when refund_state = 'DONE' then 0 else amount_cents end
    union all select id, 'settled without term, course or receipt' from facts where state = 'SETTLED'
      and refund_state is null and (service_from is null or covers <> cardinality(course_ids) or not has_receipt)
    union all select id, 'open or receipted without having settled' from facts where state <> 'SETTLED'
      and (covers > 0 or has_receipt or service_from is not null)
    union all select id, 'the voucher of a settled payment is not used' from facts
      where state = 'SETTLED' and voucher_id is not null and service_from is not null and voucher_state is distinct from 'USED'
    union all select id, 'a voucher is used by what did not settle' from facts where state <> 'SETTLED' and voucher_state = 'USED'
    union all select min(id::text)::uuid, 'one term paid twice' from facts
      where state = 'SETTLED' and refund_state is null and subscription_id is not null
      group by subscription_id, term having count(*) > 1
    union all select null, 'the ledger does not balance in ' || currency from ledger_entries
      group by currency having sum(cents) <> 0`.execute(db);
  return rows.map(({ id, what }) => `${what}: ${id ?? 'all'}`);
}

/** Where the provider's money and ours differ, once nothing is open: a sentence each. */
export async function findDifferences(
  db: Db,
  charges: { paymentId: string; cents: number; refundedCents: number }[],
): Promise<string[]> {
  const payments = await db.selectFrom('payments').selectAll().execute();
  const open = payments.filter(
    ({ state, refund_state }) => ['CREATED', 'NEEDS_ACTION', 'PROCESSING'].includes(state) || refund_state === 'DUE',
  );
  const byPayment = new Map<string, { cents: number; refundedCents: number; charges: number }>();
  for (const { paymentId, cents, refundedCents } of charges) {
    const seen = byPayment.get(paymentId) ?? { cents: 0, refundedCents: 0, charges: 0 };
    byPayment.set(paymentId, {
      cents: seen.cents + cents,
      refundedCents: seen.refundedCents + refundedCents,
      charges: seen.charges + 1,
    });
  }
  const known = new Set(payments.map(({ id }) => id));
  return [
    ...open.map(({ id, state }) => `still open: ${id} ${state}`),
    ...[...byPayment.keys()].filter((id) => !known.has(id)).map((id) => `money of nobody: ${id}`),
    ...payments.flatMap(({ id, state, amount_cents, refund_state }) => {
      const isSettled = state === 'SETTLED' && amount_cents > 0;
      const refunded = isSettled && refund_state === 'DONE' ? amount_cents : 0;
      const wanted = isSettled ? `${amount_cents} taken once, ${refunded} back` : 'nothing';
      const seen = byPayment.get(id);
      const found = seen
        ? `${seen.cents} taken ${seen.charges === 1 ? 'once' : 'twice'}, ${seen.refundedCents} back`
        : 'nothing';
      return wanted === found ? [] : [`ours is ${wanted}, the provider’s ${found}: ${id}`];
    }),
  ];
}

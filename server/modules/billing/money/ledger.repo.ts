import { sql } from 'kysely';
import type { MoneyCurrency } from '../../../../rules/money/cents';
import type { LedgerAccount, Posting } from '../../../../rules/money/ledger';
import type { Db, Trx } from '../../../db/client';

interface Entry {
  /** Entered once, however often it is tried. */
  key: string;
  cause: string;
  paymentId: string | null;
  at: Date;
  postings: Posting[];
}

export async function enterOnce(trx: Trx, { key, cause, paymentId, at, postings }: Entry): Promise<void> {
  if (postings.length === 0) return;
  const lines = postings.map((posting, line) => ({
    ...posting,
    idempotency_key: key,
    line,
    cause,
    payment_id: paymentId,
    entered_at: at,
  }));
  await trx
    .insertInto('ledger_entries')
    .values(lines)
    .onConflict((conflict) => conflict.columns(['idempotency_key', 'line']).doNothing())
    .execute();
}

/** What is earned of a payment so far, by the ledger. */
export async function sumEarned(db: Db, paymentId: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(-sum(cents), 0)::int as cents from ledger_entries
    where payment_id = ${paymentId} and account = 'INCOME'`.execute(db);
  return rows[0]?.cents ?? 0;
}

export interface Balance {
  account: LedgerAccount;
  currency: MoneyCurrency;
  cents: number;
}

/** The balance of every account. */
export async function sumAccounts(db: Db): Promise<Balance[]> {
  const { rows } = await sql<Balance>`
    select account, currency, sum(cents)::float8 as cents from ledger_entries
    group by account, currency order by account, currency`.execute(db);
  return rows;
}

export interface Unearned {
  id: string;
  currency: MoneyCurrency;
  price: number;
  service_days: number;
  service_from: Date;
  time_zone: string;
  earned: number;
}

/** Service of earlier months that is not in the ledger yet: payments with their price, days and what is earned so far. */
export async function findUnearned(
  db: Db,
  { month, before, after }: { month: string; before: Date; after: string | null },
  limit: number,
): Promise<Unearned[]> {
  const { rows } = await sql<Unearned>`
    with due as materialized (
      select p.id, p.currency, p.amount_cents + p.voucher_cents as price, p.service_days, p.service_from, s.time_zone
      from payments p join plan_subscriptions s on s.id = p.subscription_id
      where p.state = 'SETTLED' and not p.is_earned and p.refund_state is null and p.service_from < ${before}
        and not exists (
          select 1 from ledger_entries l where l.idempotency_key = 'earned:' || p.id || ':' || ${month}::text)
        and (${after}::uuid is null or p.id > ${after}::uuid)
      order by p.id limit ${limit})
    select due.*, coalesce((select -sum(l.cents) from ledger_entries l
        where l.payment_id = due.id and l.account = 'INCOME'), 0)::int as earned
    from due order by due.id`.execute(db);
  return rows;
}

export async function markEarned(trx: Trx, paymentId: string): Promise<void> {
  await trx.updateTable('payments').set({ is_earned: true }).where('id', '=', paymentId).execute();
}

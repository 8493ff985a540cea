import { sql } from 'kysely';
import type { MoneyCurrency } from '../../../../rules/money/cents';
import type { Db } from '../../../db/client';
import type { PaymentRow } from '../payments/payments.repo';

const most = { page: 50, reconciled: 5000 };

/** Payments whose id, receipt number, provider's reference or payer fits the words; with `since`, all of a provider's. */
export async function searchPayments(
  db: Db,
  words: string,
  { since, provider }: { since?: Date; provider?: string } = {},
): Promise<(PaymentRow & { nickname: string | null })[]> {
  const like = `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const isAll = since !== undefined;
  const { rows } = await sql<PaymentRow & { nickname: string | null }>`
    select p.*, u.nickname from payments p left join users u on u.id = p.user_id
    where (${words} = '' or p.id::text ilike ${like} or p.provider_ref ilike ${like}
        or u.nickname ilike ${like} or u.email ilike ${like})
      and (not ${isAll}::boolean or (p.created_at >= ${since ?? null}::timestamptz and p.provider = ${provider ?? ''}))
    order by p.created_at desc, p.id
    limit ${isAll ? most.reconciled : most.page}`.execute(db);
  return rows;
}

export interface LedgerLine {
  account: string;
  currency: MoneyCurrency;
  /** Debits are above zero. */
  cents: number;
  cause: string;
  at: Date;
}

export async function findLinesOf(db: Db, paymentId: string): Promise<LedgerLine[]> {
  const { rows } = await sql<LedgerLine>`
    select account, currency, cents::float8 as cents, cause, entered_at as at from ledger_entries
    where payment_id = ${paymentId} order by id limit 200`.execute(db);
  return rows;
}

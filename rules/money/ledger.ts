import type { MoneyCurrency } from './cents';

export type LedgerAccount = 'PROVIDER_RECEIVABLE' | 'DEFERRED_INCOME' | 'INCOME' | 'VOUCHER_EXPENSE';

/** One side of an entry: cents above zero are a debit, below zero a credit. */
export interface Posting {
  account: LedgerAccount;
  currency: MoneyCurrency;
  cents: number;
}

/** A settled payment: the family's money and the voucher's are owed as service. */
export function settledPostings(paid: {
  amountCents: number;
  voucherCents: number;
  currency: MoneyCurrency;
}): Posting[] {
  const { amountCents, voucherCents, currency } = paid;
  return withoutZeros([
    { account: 'PROVIDER_RECEIVABLE', currency, cents: amountCents },
    { account: 'VOUCHER_EXPENSE', currency, cents: voucherCents },
    { account: 'DEFERRED_INCOME', currency, cents: -(amountCents + voucherCents) },
  ]);
}

/** Service that was given. */
export function earnedPostings(cents: number, currency: MoneyCurrency): Posting[] {
  return withoutZeros([
    { account: 'DEFERRED_INCOME', currency, cents },
    { account: 'INCOME', currency, cents: -cents },
  ]);
}

/**
 * A refund of the whole amount that was paid: first from what is not earned yet, then from income. What the voucher
 * paid and is not earned was no expense after all.
 */
export function refundPostings(refund: {
  amountCents: number;
  voucherCents: number;
  earnedCents: number;
  currency: MoneyCurrency;
}): Posting[] {
  const { amountCents, voucherCents, earnedCents, currency } = refund;
  const deferred = amountCents + voucherCents - earnedCents;
  const fromIncome = Math.max(0, amountCents - deferred);
  return withoutZeros([
    { account: 'DEFERRED_INCOME', currency, cents: deferred },
    { account: 'INCOME', currency, cents: fromIncome },
    { account: 'PROVIDER_RECEIVABLE', currency, cents: -amountCents },
    { account: 'VOUCHER_EXPENSE', currency, cents: -(deferred + fromIncome - amountCents) },
  ]);
}

/** What is earned of a term's price after some of its days, in whole cents; the remainder comes with the last day. */
export function earnedCents(price: number, days: number, passed: number): number {
  if (passed >= days) return price;
  return passed <= 0 ? 0 : Math.floor(price / days) * passed;
}

const withoutZeros = (postings: Posting[]): Posting[] => postings.filter(({ cents }) => cents !== 0);

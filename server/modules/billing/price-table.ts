import type { MoneyCurrency } from '../../../rules/money/cents';
import { type PlanName, planNames, type TermMonths, termMonths } from '../../../rules/money/plans';

export interface Price {
  plan: PlanName;
  months: TermMonths;
  currency: MoneyCurrency;
  /** For the whole term, in cents, taxes included. */
  cents: number;
}

interface PriceRow extends Price {
  /** The first day on which it holds, YYYY-MM-DD. */
  from: string;
  /** The last one; null while no end is known. */
  until: string | null;
}

const from = '2026-01-01';
const row = (currency: MoneyCurrency, plan: PlanName, months: TermMonths, cents: number): PriceRow => ({
  currency,
  plan,
  months,
  cents,
  from,
  until: null,
});

/**
 * What a term costs, and when: the one place of prices. A new price is a new row, and the old one gets its last day; no
 * two rows of a plan, term and currency hold on the same day.
 */
const table: readonly PriceRow[] = [
  row('AUD', 'ONE_COURSE', 1, 2400),
  row('AUD', 'ONE_COURSE', 6, 12000),
  row('AUD', 'ONE_COURSE', 12, 19200),
  row('AUD', 'BUNDLE_OF_THREE', 1, 5400),
  row('AUD', 'BUNDLE_OF_THREE', 6, 27000),
  row('AUD', 'BUNDLE_OF_THREE', 12, 43200),
  row('USD', 'ONE_COURSE', 1, 1600),
  row('USD', 'ONE_COURSE', 6, 7800),
  row('USD', 'ONE_COURSE', 12, 13200),
  row('USD', 'BUNDLE_OF_THREE', 1, 3600),
  row('USD', 'BUNDLE_OF_THREE', 6, 18000),
  row('USD', 'BUNDLE_OF_THREE', 12, 28800),
];

/** Every price of a currency on a day: plan by plan, shorter terms first. */
export function pricesIn(currency: MoneyCurrency, day: string, rows: readonly PriceRow[] = table): Price[] {
  return planNames.flatMap((plan) =>
    termMonths.flatMap((months) => {
      const cents = priceOf({ plan, months, currency }, day, rows);
      return cents === null ? [] : [{ plan, months, currency, cents }];
    }),
  );
}

/** What a term costs on a day (YYYY-MM-DD), in cents; null where it is not sold then. */
export function priceOf(wanted: Omit<Price, 'cents'>, day: string, rows: readonly PriceRow[] = table): number | null {
  const found = rows.find(
    (price) =>
      price.plan === wanted.plan &&
      price.months === wanted.months &&
      price.currency === wanted.currency &&
      price.from <= day &&
      (price.until === null || day <= price.until),
  );
  return found?.cents ?? null;
}

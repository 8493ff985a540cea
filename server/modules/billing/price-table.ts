export type PriceCurrency = 'AUD' | 'USD';
export type PlanName = 'ONE_COURSE' | 'BUNDLE_OF_THREE';
export type TermMonths = 1 | 6 | 12;

export interface Price {
  plan: PlanName;
  months: TermMonths;
  currency: PriceCurrency;
  /** For the whole term, in cents, taxes included. */
  cents: number;
}

/** What a term costs, by currency, plan and months: the one place of prices. Cents, taxes included. */
const table: Record<PriceCurrency, Record<PlanName, Record<TermMonths, number>>> = {
  AUD: {
    ONE_COURSE: { 1: 2400, 6: 12000, 12: 19200 },
    BUNDLE_OF_THREE: { 1: 5400, 6: 27000, 12: 43200 },
  },
  USD: {
    ONE_COURSE: { 1: 1600, 6: 7800, 12: 13200 },
    BUNDLE_OF_THREE: { 1: 3600, 6: 18000, 12: 28800 },
  },
};

export const planNames = ['ONE_COURSE', 'BUNDLE_OF_THREE'] as const;
const terms = [1, 6, 12] as const;

/** Every price of a currency: plan by plan, shorter terms first. */
export function pricesIn(currency: PriceCurrency): Price[] {
  return planNames.flatMap((plan) =>
    terms.map((months) => ({ plan, months, currency, cents: table[currency][plan][months] })),
  );
}

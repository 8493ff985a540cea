import type { PriceData } from '../../graphql/billing/prices';

/** Cents as money with the currency's sign: "A$24", "$13.50". */
export function moneyLabel(cents: number, symbol: string): string {
  const whole = cents % 100 === 0;
  return `${symbol}${(cents / 100).toLocaleString('en-AU', { minimumFractionDigits: whole ? 0 : 2, maximumFractionDigits: 2 })}`;
}

export interface PlanPrice {
  /** A month's share of the term. */
  monthly: string;
  /** What is paid, and how often: "A$120 every 6 months". */
  term: string;
  /** What a year of months paid one by one would cost more, over this term; null for nothing. */
  saving: string | null;
}

/** How a plan's price reads for a term; null when the table has none. */
export function planPrice(
  prices: readonly PriceData[],
  { plan, months, symbol }: { plan: PriceData['plan']; months: number; symbol: string },
): PlanPrice | null {
  const find = (term: number) => prices.find((price) => price.plan === plan && price.months === term);
  const price = find(months);
  if (price === undefined) return null;
  const saved = (find(1)?.cents ?? 0) * months - price.cents;
  return {
    monthly: moneyLabel(Math.round(price.cents / months), symbol),
    term: `${moneyLabel(price.cents, symbol)} every ${months === 1 ? 'month' : `${months} months`}`,
    saving: saved > 0 ? moneyLabel(saved, symbol) : null,
  };
}

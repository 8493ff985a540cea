export type MoneyCurrency = 'AUD' | 'USD';

const symbols: Record<MoneyCurrency, string> = { AUD: 'A$', USD: '$' };

/** The goods and services tax within an amount in AUD: one eleventh, in whole cents. Other currencies have none. */
export function gstWithin(cents: number, currency: MoneyCurrency): number {
  return currency === 'AUD' ? Math.round(cents / 11) : 0;
}

/** Cents as money, always with its cents: "A$115.00", "-$5.00". */
export function moneyText(cents: number, currency: MoneyCurrency): string {
  const amount = Math.abs(cents / 100).toLocaleString('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `${cents < 0 ? '−' : ''}${symbols[currency]}${amount}`;
}

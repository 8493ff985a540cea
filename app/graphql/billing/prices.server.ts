import { attempt } from '../executor.server';
import { type PriceData, Prices } from './prices';

// Prices change with a release only: kept, so that the public page outlives the BFF.
const kept = new Map<string, PriceData[]>();

/** What every term of every plan costs; null when the BFF does not answer and never did. */
export async function pricesIn(request: Request, currency: 'AUD' | 'USD'): Promise<PriceData[] | null> {
  const outcome = await attempt(request, Prices, { currency }, { token: null });
  if (outcome.ok) kept.set(currency, outcome.data.prices);
  return kept.get(currency) ?? null;
}

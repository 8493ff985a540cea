import { attempt } from '../executor.server';
import { type PriceData, Prices } from './prices';

// Prices change with a release only: cached, so that the public page outlives the BFF.
const cached = new Map<string, PriceData[]>();

/** What every term of every plan costs; null when the BFF does not answer and never did. */
export async function pricesIn(request: Request, currency: 'AUD' | 'USD'): Promise<PriceData[] | null> {
  const outcome = await attempt(request, Prices, { currency }, { token: null });
  if (outcome.ok) cached.set(currency, outcome.data.prices);
  return cached.get(currency) ?? null;
}

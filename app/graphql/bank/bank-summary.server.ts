import { attempt } from '../executor.server';
import { BankSummary, type BankSummaryData } from './bank-summary';

// The bank changes with a release only: cached, so that the public page outlives the BFF.
let cached: BankSummaryData | null = null;

/** Figures of the question bank; null when the BFF does not answer and never did. */
export async function bankSummary(request: Request): Promise<BankSummaryData | null> {
  const outcome = await attempt(request, BankSummary, {}, { token: null });
  if (outcome.ok) cached = outcome.data.bank;
  return cached;
}

import { AppError } from '../app-error';
import type { AttemptLimits, LimitName } from './attempt-limits';

/** Counts an attempt under each of these. Throws RATE_LIMITED with the seconds to wait, and counts none, where one is used up. */
export async function takeOrRefuse(
  limits: AttemptLimits,
  entries: readonly (readonly [LimitName, string])[],
  sentence: string,
): Promise<void> {
  const waits = await Promise.all(entries.map(([limit, key]) => limits.blockedSeconds(limit, key)));
  const retryAfterSeconds = Math.max(...waits);
  if (retryAfterSeconds > 0) throw new AppError('RATE_LIMITED', sentence, { retryAfterSeconds });
  for (const [limit, key] of entries) await limits.count(limit, key);
}

import { attempt } from '../executor.server';
import { VisitorFlags } from './visitor-flags';

const freshMs = 30_000;
/** What stands in the built-in rules, until the first answer. */
let cached: ReadonlySet<string> = new Set(['promo-banner', 'trial-14-day']);
let askedAt = Number.NEGATIVE_INFINITY;

/**
 * Names of the flags that are on for everybody, at most half a minute old. No page waits for them: the answer is what
 * is known now, and a newer one is fetched beside it.
 */
export function visitorFlags(request: Request): ReadonlySet<string> {
  const now = performance.now();
  if (now - askedAt > freshMs) {
    askedAt = now;
    void attempt(request, VisitorFlags, {}, { token: null }).then((outcome) => {
      if (outcome.ok) cached = new Set(outcome.data.visitorFlags.filter(({ on }) => on).map(({ name }) => name));
      else askedAt = Number.NEGATIVE_INFINITY;
    });
  }
  return cached;
}

import { RateLimiterMemory } from 'rate-limiter-flexible';
import { type AttemptLimits, attemptLimits, type LimitName } from './attempt-limits';

/** Counts attempts in the memory of this process. */
export function createMemoryAttemptLimits(): AttemptLimits {
  const limiters = new Map<LimitName, RateLimiterMemory>();
  const limiterOf = (limit: LimitName): RateLimiterMemory => {
    const known = limiters.get(limit);
    if (known) return known;
    const { points, seconds } = attemptLimits[limit];
    const limiter = new RateLimiterMemory({ keyPrefix: limit, points, duration: seconds });
    limiters.set(limit, limiter);
    return limiter;
  };
  return {
    async blockedSeconds(limit, key) {
      const state = await limiterOf(limit).get(key);
      if (!state || state.consumedPoints < attemptLimits[limit].points) return 0;
      return Math.max(1, Math.ceil(state.msBeforeNext / 1000));
    },
    async counted(limit, key) {
      return (await limiterOf(limit).get(key))?.consumedPoints ?? 0;
    },
    async count(limit, key) {
      return (await limiterOf(limit).penalty(key)).consumedPoints;
    },
    async giveBack(limit, key) {
      await limiterOf(limit).reward(key);
    },
    async forget(limit, key) {
      await limiterOf(limit).delete(key);
    },
  };
}

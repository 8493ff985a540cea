import type { Clock } from '../../../server/platform/clock';

export interface TestClock extends Clock {
  /** Moves the time forward. */
  advance(by: { minutes?: number; hours?: number; days?: number }): void;
}

/** A clock that starts at the real time and moves when a test says so. */
export function createTestClock(): TestClock {
  let aheadMs = 0;
  return {
    now: () => new Date(Date.now() + aheadMs),
    advance({ minutes = 0, hours = 0, days = 0 }) {
      aheadMs += ((days * 24 + hours) * 60 + minutes) * 60_000;
    },
  };
}

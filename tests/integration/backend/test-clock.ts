import type { Clock } from '../../../server/platform/clock';

export interface TestClock extends Clock {
  /** Moves the time forward. */
  advance(by: { seconds?: number; minutes?: number; hours?: number; days?: number }): void;
}

/** A clock that starts at the real time and moves when a test says so. */
export function createTestClock(): TestClock {
  let aheadMs = 0;
  return {
    now: () => new Date(Date.now() + aheadMs),
    advance({ seconds = 0, minutes = 0, hours = 0, days = 0 }) {
      aheadMs += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
    },
  };
}

/** Moves a clock on to an hour of the day where the people of tests live: nobody is told anything at night. */
export function toDaytime(clock: TestClock, hour = 12): void {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: 'Australia/Sydney', hour: '2-digit', hourCycle: 'h23' });
  for (let step = 0; step < 24 && Number(format.format(clock.now())) !== hour; step += 1) clock.advance({ hours: 1 });
}

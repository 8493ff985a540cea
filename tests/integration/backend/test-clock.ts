import type { Clock } from '../../../server/platform/clock';

export interface TestClock extends Clock {
  /** Moves the time forward. */
  advance(by: { seconds?: number; minutes?: number; hours?: number; days?: number }): void;
}

/** Noon of a Wednesday in Sydney, in term and far from a change of clocks: nobody sleeps, nothing ends. */
const start = new Date('2026-06-17T12:00:00+10:00').getTime();

/** A clock that starts at the same time in every run, goes on with the real one, and moves when a test says so. */
export function createTestClock(): TestClock {
  const begun = performance.now();
  let aheadMs = 0;
  return {
    now: () => new Date(start + performance.now() - begun + aheadMs),
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

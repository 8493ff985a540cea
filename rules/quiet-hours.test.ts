import { expect, it } from 'vitest';
import { isQuietHour } from './quiet-hours';

// Sydney is eleven hours ahead of UTC in November, Perth eight.
it.each([
  ['2026-11-20T08:59:59Z', 'Australia/Sydney', false],
  ['2026-11-20T09:00:00Z', 'Australia/Sydney', true],
  ['2026-11-20T19:59:59Z', 'Australia/Sydney', true],
  ['2026-11-20T20:00:00Z', 'Australia/Sydney', false],
  ['2026-11-20T09:00:00Z', 'Australia/Perth', false],
  ['2026-11-20T16:00:00Z', 'Australia/Perth', true],
])('%s in %s: %s', (instant, timeZone, expected) => {
  expect(isQuietHour(new Date(instant), timeZone)).toBe(expected);
});

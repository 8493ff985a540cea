import { expect, it } from 'vitest';
import { renewalTime } from './renewal-time';

it.each([
  ['2026-11-20T13:00:00.000Z', 'Australia/Sydney', '12:00 AM 21/11/2026'],
  ['2026-11-20T13:00:00.000Z', 'Australia/Perth', '09:00 PM 20/11/2026'],
  ['2026-07-01T02:05:00.000Z', 'Australia/Sydney', '12:05 PM 01/07/2026'],
  ['2026-07-01T03:05:00.000Z', 'Australia/Adelaide', '12:35 PM 01/07/2026'],
  ['2026-12-31T23:59:00.000Z', 'UTC', '11:59 PM 31/12/2026'],
])('%s in %s is %s', (time, timeZone, words) => {
  expect(renewalTime(time, timeZone)).toBe(words);
});

it('says nothing of what is no time', () => {
  expect(renewalTime('soon', 'UTC')).toBe('');
});

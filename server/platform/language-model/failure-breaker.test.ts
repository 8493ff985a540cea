import { expect, it } from 'vitest';
import { createFailureBreaker } from './failure-breaker';

function breakerAt() {
  const time = { now: 0 };
  return { time, breaker: createFailureBreaker({ failures: 3, restMs: 1000, now: () => time.now }) };
}

it('rests after three failures in a row, not after three with a success between', () => {
  const { breaker } = breakerAt();
  for (const how of ['badly', 'badly', 'well', 'badly', 'badly'] as const) breaker.ended(how);
  expect(breaker.allows()).toBe(true);
  breaker.ended('badly');
  expect(breaker.allows()).toBe(false);
});

it('lets one call through after the rest, and all after that one went well', () => {
  const { breaker, time } = breakerAt();
  for (let call = 0; call < 3; call += 1) breaker.ended('badly');
  time.now = 1000;
  expect([breaker.allows(), breaker.allows()]).toEqual([true, false]);
  breaker.ended('badly');
  expect(breaker.allows()).toBe(false);
  time.now = 2000;
  expect(breaker.allows()).toBe(true);
  breaker.ended('left');
  expect(breaker.allows()).toBe(true);
  breaker.ended('well');
  expect([breaker.allows(), breaker.allows()]).toEqual([true, true]);
});

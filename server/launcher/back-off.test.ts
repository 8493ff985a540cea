import { expect, test } from 'vitest';
import { createBackOff } from './back-off';

test('pauses double up to half a minute, and begin anew after a healthy run', () => {
  const { next } = createBackOff();
  expect([0, 0, 0, 0, 0, 0, 0, 0].map((ran) => next(ran))).toEqual([
    500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ]);
  expect(next(120_000)).toBe(500);
});

import { expect, it } from 'vitest';
import { nextTryAt } from './next-try';

it('waits twice as long after each failure, six hours at most, and after ten tries for somebody to look', () => {
  const now = new Date('2026-11-27T00:00:00Z');
  const minutes = Array.from({ length: 10 }, (_, place) => {
    const at = nextTryAt(place + 1, now);
    return at === null ? null : (at.getTime() - now.getTime()) / 60_000;
  });
  expect(minutes).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 360, null]);
});

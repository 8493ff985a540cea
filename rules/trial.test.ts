import { expect, it } from 'vitest';
import { trialDaysLeft } from './trial';

const day = 86_400;

it.each([
  [0, 14],
  [day - 1, 14],
  [day, 13],
  [13 * day, 1],
  [14 * day - 1, 1],
  [14 * day, 0],
  [20 * day, -6],
])('%i seconds after acceptance %i days are left', (elapsed, left) => {
  expect(trialDaysLeft(1_000_000, 1_000_000 + elapsed)).toBe(left);
});

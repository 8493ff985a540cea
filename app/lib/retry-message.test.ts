import { expect, it } from 'vitest';
import { retryMessage } from './retry-message';

it.each([
  [null, 'in a moment'],
  [2, 'in a moment'],
  [40, 'in 40 seconds'],
  [60, 'in 1 minute'],
  [61, 'in 2 minutes'],
  [900, 'in 15 minutes'],
])('%s seconds read "%s"', (seconds, words) => {
  expect(retryMessage(seconds)).toBe(words);
});

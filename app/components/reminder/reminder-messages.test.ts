import { expect, it } from 'vitest';
import { clearingMessage } from './reminder-messages';

it.each([
  [30, 'Five a day clears them in 6 days.'],
  [34, 'Five a day clears them in a week.'],
  [36, 'Five a day clears them in 8 days.'],
])('%i errors: %s', (unresolved, words) => {
  expect(clearingMessage(unresolved)).toBe(words);
});

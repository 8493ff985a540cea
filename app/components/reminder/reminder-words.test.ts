import { expect, it } from 'vitest';
import { clearingWords } from './reminder-words';

it.each([
  [30, 'Five a day clears them in 6 days.'],
  [34, 'Five a day clears them in a week.'],
  [36, 'Five a day clears them in 8 days.'],
])('%i errors: %s', (unresolved, words) => {
  expect(clearingWords(unresolved)).toBe(words);
});

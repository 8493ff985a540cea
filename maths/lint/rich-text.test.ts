import { expect, test } from 'vitest';
import { formulasOf, segmentsOf, wordsOnly } from './rich-text';

test('words and formulas are told apart, and a written dollar sign is no formula', () => {
  expect(segmentsOf('Pay \\$4.50 for $x+1$ rides.')).toEqual([
    { kind: 'words', text: 'Pay $4.50 for ' },
    { kind: 'formula', text: 'x+1' },
    { kind: 'words', text: ' rides.' },
  ]);
  expect(formulasOf('$a$ and $b$')).toEqual(['a', 'b']);
});

test('an open formula is an error', () => {
  expect(() => segmentsOf('Solve $x=2.')).toThrow(/not closed/);
});

test('a formula counts as one word', () => {
  expect(wordsOnly('Solve **now** $x + 3 = 5$.')).toBe('Solve now X.');
});

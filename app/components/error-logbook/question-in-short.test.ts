import { expect, it } from 'vitest';
import { questionInShort } from './question-in-short';

it.each([
  ['Work out $\\frac{2}{3}+\\frac{1}{4}$.', '$\\frac{2}{3}+\\frac{1}{4}$'],
  ['Simplify: $2x+3x$', '$2x+3x$'],
  ['A jar holds $250$ mL. How many jars fill $2$ L?', 'A jar holds $250$ mL. How many jars fill $2$ L?'],
  ['What is the perimeter of this square of side $4$ cm?', 'What is the perimeter of this square of side $4$ cm?'],
  [
    'Mei spends $\\frac14$ of an hour reading and $\\frac13$ of an hour drawing. How many hours is that?',
    'How many hours is that?',
  ],
  ['Which is larger?', 'Which is larger?'],
  ['A pen costs \\$2 and a book \\$5.', 'A pen costs \\$2 and a book \\$5.'],
])('%s', (line, short) => {
  expect(questionInShort(line)).toBe(short);
});

import { expect, it } from 'vitest';
import { coinsWords } from './coins-words';
import { calendarWords, monthLength } from './days';
import { gridWords } from './grid-words';

it('says a grid row by row from the top', () => {
  expect(gridWords(2, 3, [{ cell: [1, 2], text: 'Pond' }])).toBe(
    'Top row: empty, pond. Row 2: empty, empty. Bottom row: empty, empty.',
  );
});

it('says coins and notes one by one, without adding them up', () => {
  expect(coinsWords([200, 100, 50, 1000])).toBe('2 dollars. 1 dollar. 50 cents. 10 dollars');
});

it('says where a month begins and how long it is', () => {
  expect(calendarWords('May', 2, monthLength(4))).toContain('Day 1 is a Wednesday. The last day is 31.');
  expect(monthLength(1)).toBe(28);
});

import { expect, it } from 'vitest';
import { patternFigure, patternRow, smallestPeriod } from './pattern';

it('repeats its part from the left and may stop inside of it', () => {
  expect(patternRow({ unit: ['star', 'star', 'heart'], shown: 5 })).toEqual(['star', 'star', 'heart', 'star', 'star']);
});

it('shows an empty place at the end where one is asked for, in the picture and in words', () => {
  const figure = patternFigure({ unit: ['circle', 'square'], shown: 3 }, true);
  expect(figure.items.map((item) => item?.shape ?? null)).toEqual(['circle', 'square', 'circle', null]);
  expect(figure.alt).toBe('A row of shapes: circle, square, circle. Then a gap.');
});

it('finds the shortest part that repeats, also around a gap', () => {
  expect(smallestPeriod(['a', 'a', 'b', 'a', 'a', 'b'])).toBe(3);
  expect(smallestPeriod([1, 2, null, 2, 1, 2])).toBe(2);
  expect(smallestPeriod([1, 2, 3])).toBe(3);
});

import { expect, it } from 'vitest';
import { forgettingCurve } from './forgetting-curve';

it('has steps of the same day, the next, and longer and longer gaps', () => {
  expect(forgettingCurve([]).map(({ fromDays, toDays }) => [fromDays, toDays])).toEqual([
    [0, 0],
    [1, 1],
    [2, 3],
    [4, 7],
    [8, 14],
    [15, 30],
    [31, null],
  ]);
});

it('counts each answer in one step, with how many there were', () => {
  const curve = forgettingCurve([
    { days: 0, answered: 10, right: 9 },
    { days: 2, answered: 4, right: 3 },
    { days: 3, answered: 6, right: 2 },
    { days: 31, answered: 5, right: 1 },
    { days: 400, answered: 1, right: 1 },
  ]);
  expect(curve.map(({ right }) => [right.count, right.of])).toEqual([
    [9, 10],
    [0, 0],
    [5, 10],
    [0, 0],
    [0, 0],
    [0, 0],
    [2, 6],
  ]);
});

import { expect, it } from 'vitest';
import { levelOf, mayShareOwnReport } from './report-sharing';

it.each([
  [8, false, true],
  [12, false, true],
  [7, false, false],
  [null, false, false],
  [3, true, true],
  [null, true, true],
])('year %s, allowed by the class %s: %s', (yearLevel, classAllows, may) => {
  expect(mayShareOwnReport({ yearLevel, classAllows })).toBe(may);
});

it.each([
  [3, 4, 'READY'],
  [2, 3, 'NEARLY'],
  [1, 2, 'NEARLY'],
  [1, 3, 'LATER'],
  [0, 0, 'LATER'],
] as const)('%s right of %s is %s', (right, asked, level) => {
  expect(levelOf({ right, asked })).toBe(level);
});

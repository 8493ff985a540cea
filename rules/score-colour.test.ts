import { expect, it } from 'vitest';
import { scoreColour } from './score-colour';

it.each([
  [0, 'red'],
  [0.4, 'red'],
  [0.41, 'orange'],
  [0.7, 'orange'],
  [0.71, 'green'],
  [1, 'green'],
])('a ratio of %d is %s', (ratio, colour) => {
  expect(scoreColour(ratio)).toBe(colour);
});

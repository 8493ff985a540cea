import { expect, it } from 'vitest';
import { standingName } from './topic-mastery';

it('is new until three answers, then growing, and strong once the rating has reached the topic’s level', () => {
  expect(standingName({ rating: 1500, answered: 2 }, 1100)).toBe('NEW');
  expect(standingName({ rating: 1099, answered: 3 }, 1100)).toBe('GROWING');
  expect(standingName({ rating: 1100, answered: 3 }, 1100)).toBe('STRONG');
});

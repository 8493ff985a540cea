import { expect, it } from 'vitest';
import { rateMatch } from './rate-match';
import { firstRating, ratePeriod } from './rating';
import { firstStanding } from './tiers';

const player = (rating: number) => ({ rating: { ...firstRating, rating, deviation: 80 }, standing: firstStanding });

it('rates both by what the other was before the match', () => {
  const [low, high] = [player(1400), player(1600)];
  const [lost, won] = rateMatch(1, [low, high]);
  expect(lost.after).toEqual(ratePeriod(low.rating, [{ opponent: high.rating, score: 0 }]));
  expect(won.after).toEqual(ratePeriod(high.rating, [{ opponent: low.rating, score: 1 }]));
  expect(won).toMatchObject({ before: high.rating, standingBefore: firstStanding, standingAfter: { games: 1 } });
});

it('counts a draw half for both, and gives the weaker what the stronger loses', () => {
  const [low, high] = rateMatch(null, [player(1400), player(1600)]);
  expect(low.after.rating - 1400).toBeGreaterThan(0);
  expect(low.after.rating - 1400).toBeCloseTo(1600 - high.after.rating, 6);
});

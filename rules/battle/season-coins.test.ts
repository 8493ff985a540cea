import { expect, it } from 'vitest';
import { gamesForSeasonCoins, seasonCoins } from './season-coins';
import { gamesUntilTier, tiers } from './tiers';

it('gives 50 coins in the lowest tier, 200 in the highest, and more in each than in the one below', () => {
  const amounts = tiers.map((_, place) => seasonCoins(place + 1));
  expect(amounts[0]).toBe(50);
  expect(amounts.at(-1)).toBe(200);
  expect(amounts).toEqual([...new Set(amounts)].sort((a, b) => a - b));
});

it('is never out of the table', () => {
  expect(seasonCoins(0)).toBe(50);
  expect(seasonCoins(11)).toBe(200);
});

it('asks for as many battles as a tier does', () => {
  expect(gamesForSeasonCoins).toBe(gamesUntilTier);
});

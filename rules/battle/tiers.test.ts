import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Rating } from './rating';
import {
  changeInWords,
  firstStanding,
  gamesUntilTier,
  type TierStanding,
  tierAfter,
  tierBorder,
  tierInWords,
  tierName,
  tiers,
} from './tiers';

/** A rating with this tier score. */
const scored = (score: number): Rating => ({ rating: score + 120, deviation: 60, volatility: 0.06 });
const settled = (tier: number): TierStanding => ({ tier, provisional: false, games: 20 });
const tierFrom = (before: TierStanding, score: number) => tierAfter(before, scored(score)).tier;

describe('tiers', () => {
  it('are ten, from Plastic below 900 to Marslite from 2100', () => {
    expect(tiers.map((_, place) => tierBorder(place + 1))).toEqual([
      0, 900, 1050, 1200, 1350, 1500, 1650, 1800, 1950, 2100,
    ]);
    expect([tierName(1), tierName(10)]).toEqual(['Plastic', 'Marslite']);
  });

  it('show after ten rated matches', () => {
    let standing = firstStanding;
    for (let game = 1; game < gamesUntilTier; game += 1) {
      standing = tierAfter(standing, scored(1400));
      expect(standing.provisional).toBe(true);
    }
    expect(tierInWords(standing, scored(1400))).toBe('Your tier shows after 10 rated battles: 1 to go.');
    expect(tierAfter(standing, scored(1400))).toEqual({ tier: 5, provisional: false, games: 10 });
  });

  it('rise at a border and fall only more than 50 points below it', () => {
    expect(tierFrom(settled(5), 1499.9)).toBe(5);
    expect(tierFrom(settled(5), 1500)).toBe(6);
    expect(tierFrom(settled(5), 2100)).toBe(10);
    expect(tierFrom(settled(5), 1300)).toBe(5);
    expect(tierFrom(settled(5), 1299.9)).toBe(4);
  });

  it('never fall out of the two lowest', () => {
    expect(tierFrom(settled(2), -500)).toBe(2);
    expect(tierFrom(settled(1), -500)).toBe(1);
    expect(tierFrom(settled(9), -500)).toBe(2);
  });

  it('do not go to and fro: the same rating twice gives the same tier twice', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 }), fc.double({ min: 0, max: 2600, noNaN: true }), (tier, score) => {
        const once = tierAfter(settled(tier), scored(score));
        expect(tierAfter(once, scored(score)).tier).toBe(once.tier);
      }),
    );
  });

  it('are told with their rule, and a change with its reason', () => {
    expect(tierInWords(settled(6), scored(1502))).toBe(
      'Your rating is 1622, less 120 because we’re not certain yet: 1502. Gold starts at 1650.',
    );
    expect(tierInWords(settled(10), scored(2200))).toContain('Marslite is the highest tier.');
    const change = { before: scored(1500), after: scored(1511), opponent: scored(1480), score: 1 } as const;
    expect(changeInWords({ ...change, standing: settled(6) })).toBe(
      'You beat a player rated 1600: your rating rises from 1620 to 1631.',
    );
    expect(changeInWords({ ...change, after: change.before, score: 0.5, standing: settled(6) })).toBe(
      'You drew with a player rated 1600: your rating stays at 1620.',
    );
    const early = changeInWords({ ...change, standing: { tier: 1, provisional: true, games: 3 } });
    expect(early).toBe('Your tier shows after 10 rated battles: 7 to go.');
  });
});

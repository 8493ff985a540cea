import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstRating, idleDeviation, type Rating, ratePeriod, type Score, softReset } from './rating';

const rated = (rating: number, deviation: number): Rating => ({ rating, deviation, volatility: 0.06 });

describe('Glicko-2', () => {
  it('gives the worked example of the paper', () => {
    const after = ratePeriod(rated(1500, 200), [
      { opponent: rated(1400, 30), score: 1 },
      { opponent: rated(1550, 100), score: 0 },
      { opponent: rated(1700, 300), score: 0 },
    ]);
    // The paper goes on with rounded steps and prints 1464.06, 151.52 and 0.05999: from its own μ′ of −0.2069.
    const mu = (after.rating - 1500) / 173.7178;
    expect(mu.toFixed(4)).toBe('-0.2069');
    expect((Number(mu.toFixed(4)) * 173.7178 + 1500).toFixed(2)).toBe('1464.06');
    expect(after.rating).toBeCloseTo(1464.05, 2);
    expect(after.deviation.toFixed(2)).toBe('151.52');
    expect(Math.floor(after.volatility * 1e5) / 1e5).toBe(0.05999);
  });

  it('widens by the volatility alone where there was no game', () => {
    const { deviation, rating } = ratePeriod(rated(1500, 50), []);
    expect(rating).toBe(1500);
    expect(deviation).toBeCloseTo(Math.sqrt(50 ** 2 + (0.06 * 173.7178) ** 2), 6);
  });

  const someRating = fc.record({
    rating: fc.double({ min: 300, max: 3000, noNaN: true }),
    deviation: fc.double({ min: 30, max: 350, noNaN: true }),
    volatility: fc.double({ min: 0.03, max: 0.1, noNaN: true }),
  });

  it('never falls by a win nor rises by a loss, and a draw moves the two towards each other', () => {
    fc.assert(
      fc.property(someRating, someRating, (own, opponent) => {
        const ratingAfter = (score: Score) => ratePeriod(own, [{ opponent, score }]).rating;
        expect(ratingAfter(1)).toBeGreaterThan(own.rating);
        expect(ratingAfter(0)).toBeLessThan(own.rating);
        expect((ratingAfter(0.5) - own.rating) * (opponent.rating - own.rating)).toBeGreaterThanOrEqual(-1e-9);
        for (const score of [0, 0.5, 1] as const) {
          const { deviation, volatility } = ratePeriod(own, [{ opponent, score }]);
          expect(deviation).toBeLessThanOrEqual(350);
          expect(volatility).toBeGreaterThan(0.02);
          expect(volatility).toBeLessThan(0.15);
        }
      }),
    );
  });

  it('gives two equal beginners the same step apart', () => {
    const [won, lost] = ([1, 0] as const).map((score) => ratePeriod(firstRating, [{ opponent: firstRating, score }]));
    expect((won?.rating ?? 0) + (lost?.rating ?? 0)).toBeCloseTo(3000, 6);
  });

  it('is less sure after idle days, at most 350, and after a season', () => {
    const sure = rated(1600, 60);
    expect(idleDeviation(sure, 0)).toBe(60);
    expect(idleDeviation(sure, 30)).toBeGreaterThan(idleDeviation(sure, 7));
    expect(idleDeviation(sure, 1e6)).toBe(350);
    expect(idleDeviation(sure, -5)).toBe(60);
    expect(softReset(sure)).toEqual({ ...sure, deviation: 150 });
    expect(softReset(rated(1600, 220)).deviation).toBe(220);
  });
});

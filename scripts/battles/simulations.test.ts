import { describe, expect, it } from 'vitest';
import { simulatePairing } from './simulate-pairing';
import { simulateRatings, spearman } from './simulate-ratings';

describe('pairing, by simulation', () => {
  it('finds nearly equal opponents at once where many wait, and offers few a recorded match', () => {
    const busy = simulatePairing(2000, 60);
    expect(busy.waitP95).toBeLessThan(15);
    expect(busy.gapP95).toBeLessThan(150);
    expect(busy.offered).toBeLessThan(0.02);
  });

  it('still finds somebody where one comes a minute, never further than the band', () => {
    const quiet = simulatePairing(1000, 1);
    expect(quiet.paired / 1000).toBeGreaterThan(0.5);
    expect(quiet.gapP95).toBeLessThanOrEqual(400);
    expect(quiet.offered).toBeGreaterThan(0.2);
  });
});

describe('ratings, by simulation', () => {
  it('order 500 players nearly as they are after 15 games, and the mean stays', () => {
    const [after] = simulateRatings(500, [15]);
    expect(after?.spearman).toBeGreaterThan(0.85);
    expect(Math.abs(after?.drift ?? 99)).toBeLessThan(15);
  });

  it('are compared by ranks, equal values at their mean', () => {
    expect(spearman([1, 2, 3, 4], [10, 20, 30, 40])).toBeCloseTo(1);
    expect(spearman([1, 2, 3, 4], [4, 3, 2, 1])).toBeCloseTo(-1);
    expect(spearman([1, 2, 2, 3], [1, 2, 3, 4])).toBeCloseTo(0.9487, 4);
  });
});

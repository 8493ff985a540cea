import { describe, expect, it } from 'vitest';
import { betterSample, clockSample } from './server-clock';

describe('the clock of the server, as a page knows it', () => {
  it('is told in the middle of the trip', () => {
    expect(clockSample(1_000_000, 500, 700)).toEqual({ ahead: 999_400, tripMs: 200, takenAt: 700 });
  });

  it('is taken from the shortest trip, whatever the clock of the device says', () => {
    const slow = clockSample(1_000_000, 0, 3000);
    const quick = clockSample(1_004_000, 4000, 4040);
    expect(betterSample(slow, quick)).toBe(quick);
    expect(betterSample(quick, clockSample(1_010_000, 9000, 12_000))).toBe(quick);
  });

  it('is measured again when the sample is old: the device may have slept', () => {
    const quick = clockSample(1_000_000, 0, 40);
    const later = clockSample(1_200_000, 90_000, 90_900);
    expect(betterSample(quick, later)).toBe(later);
  });
});

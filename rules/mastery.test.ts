import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freshDays, leastUnaided, masteryOf, masteryShare } from './mastery';

type TopicEvidence = NonNullable<Parameters<typeof masteryOf>[0]>;

const now = new Date('2026-05-01T00:00:00Z');
const level = 1100;
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const mastered: TopicEvidence = { answered: 3, unaided: 3, unaidedAt: daysAgo(1), rating: 1100, erring: false };

const someEvidence = fc
  .record({
    unaided: fc.nat(8),
    others: fc.nat(8),
    days: fc.nat(200),
    rating: fc.integer({ min: 600, max: 1600 }),
    erring: fc.boolean(),
  })
  .map(({ unaided, others, days, rating, erring }): TopicEvidence => {
    return { answered: unaided + others, unaided, unaidedAt: unaided === 0 ? null : daysAgo(days), rating, erring };
  });

describe('mastery of a topic', () => {
  it('has not started before the first answer, whatever a placement test said of it', () => {
    expect(masteryOf(undefined, level, now)).toBe('NOT_STARTED');
    const placed = { answered: 0, unaided: 0, unaidedAt: null, rating: 1500, erring: false };
    expect(masteryOf(placed, level, now)).toBe('NOT_STARTED');
  });

  it('takes three right answers without help, a rating at the level, and no error left', () => {
    expect(masteryOf(mastered, level, now)).toBe('MASTERED');
    expect(masteryOf({ ...mastered, unaided: leastUnaided - 1 }, level, now)).toBe('NEARLY');
    expect(masteryOf({ ...mastered, rating: level - 1 }, level, now)).toBe('NEARLY');
    expect(masteryOf({ ...mastered, rating: level - 101 }, level, now)).toBe('LEARNING');
    expect(masteryOf({ ...mastered, erring: true }, level, now)).toBe('NEARLY');
  });

  it('counts nothing that was answered with help', () => {
    expect(masteryOf({ ...mastered, answered: 40, unaided: 0, unaidedAt: null }, level, now)).toBe('LEARNING');
  });

  it('asks for a refresh after 60 days', () => {
    expect(masteryOf({ ...mastered, unaidedAt: daysAgo(freshDays) }, level, now)).toBe('MASTERED');
    expect(masteryOf({ ...mastered, unaidedAt: daysAgo(freshDays + 1) }, level, now)).toBe('NEEDS_REFRESH');
  });

  it('never falls by a right answer without help', () => {
    fc.assert(
      fc.property(someEvidence, fc.nat(100), (before, gain) => {
        const after = {
          ...before,
          answered: before.answered + 1,
          unaided: before.unaided + 1,
          unaidedAt: now,
          rating: before.rating + gain,
        };
        const [was, is] = [masteryOf(before, level, now), masteryOf(after, level, now)];
        expect(masteryShare[is]).toBeGreaterThanOrEqual(masteryShare[was]);
        expect(is).not.toBe('NOT_STARTED');
        expect(is).not.toBe('NEEDS_REFRESH');
      }),
    );
  });

  it('changes by time alone only from mastered to needs a refresh, and never costs progress', () => {
    fc.assert(
      fc.property(someEvidence, fc.nat(400), (evidence, days) => {
        const later = new Date(now.getTime() + days * 86_400_000);
        const [was, is] = [masteryOf(evidence, level, now), masteryOf(evidence, level, later)];
        expect(masteryShare[is]).toBe(masteryShare[was]);
        if (is !== was) expect([was, is]).toEqual(['MASTERED', 'NEEDS_REFRESH']);
      }),
    );
  });

  it('falls by an error and comes back when it is fixed', () => {
    fc.assert(
      fc.property(someEvidence, (evidence) => {
        const fixed = masteryOf({ ...evidence, erring: false }, level, now);
        const waiting = masteryOf({ ...evidence, erring: true }, level, now);
        expect(masteryShare[waiting]).toBeLessThanOrEqual(masteryShare[fixed]);
        expect(['MASTERED', 'NEEDS_REFRESH']).not.toContain(waiting);
      }),
    );
  });
});

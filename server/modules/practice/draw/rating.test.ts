import { describe, expect, it } from 'vitest';
import { expectedSuccess, rateAnswer, templateStartRating } from './rating';

const fresh = { rating: 1000, answered: 0 };

describe('expected success', () => {
  it('is one in two between equals, and ten to one at 400 points', () => {
    expect(expectedSuccess(1000, 1000)).toBe(0.5);
    expect(expectedSuccess(1400, 1000)).toBeCloseTo(10 / 11);
  });

  it('starts with easy questions easier than hard ones', () => {
    const [easy, normal, hard] = (['EASY', 'NORMAL', 'HARD'] as const).map((level) =>
      expectedSuccess(1000, templateStartRating(level)),
    );
    expect(easy).toBeGreaterThan(normal ?? 1);
    expect(normal).toBeGreaterThan(hard ?? 1);
  });
});

describe('an answer', () => {
  it('moves student and question apart when right, together when wrong', () => {
    const right = rateAnswer(fresh, fresh, { right: true, withHelp: false });
    expect(right.studentChange).toBe(48);
    expect(right.templateChange).toBeLessThan(0);
    expect(rateAnswer(fresh, fresh, { right: false, withHelp: false }).studentChange).toBe(-48);
  });

  it('tells half as much with help', () => {
    expect(rateAnswer(fresh, fresh, { right: true, withHelp: true }).studentChange).toBe(24);
  });

  it('moves less the more is known', () => {
    const known = { rating: 1000, answered: 100 };
    expect(rateAnswer(known, fresh, { right: true, withHelp: false }).studentChange).toBe(8);
  });
});

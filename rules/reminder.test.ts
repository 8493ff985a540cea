import { describe, expect, it } from 'vitest';
import { keepsDismissal, shouldRemind } from './reminder';

describe('shouldRemind', () => {
  it.each([
    [0, 0, false],
    [29, 0, false],
    [29, 40, false],
    [30, 0, true],
    [30, 29, true],
    [30, 30, false],
    [31, 0, true],
    [31, 30, false],
    [39, 29, true],
    [40, 30, true],
    [40, 39, true],
    [40, 40, false],
    [40, 45, false],
    [45, 39, true],
    [45, 40, false],
    [45, 41, false],
    [100, 99, true],
    [101, 100, false],
  ])('with %i unresolved and a dismissal at %i: %s', (unresolved, dismissedAt, shown) => {
    expect(shouldRemind(unresolved, dismissedAt)).toBe(shown);
  });
});

describe('keepsDismissal', () => {
  it('forgets below the threshold', () => {
    expect(keepsDismissal(30)).toBe(true);
    expect(keepsDismissal(29)).toBe(false);
  });
});

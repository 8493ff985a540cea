import { describe, expect, it } from 'vitest';
import { remindedCourse, shouldRemind, standingDismissals } from './reminder';

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

describe('the whole table, every count and dismissal from 0 to 200', () => {
  const all = Array.from({ length: 201 }, (_, value) => value);

  /** The rule said another way: the step that was last reached must lie above the dismissal. */
  const expected = (n: number, d: number) => {
    if (n < 30) return false;
    const steps = [...Array.from({ length: 18 }, (_, index) => 30 + 10 * index)].filter((step) => step <= n);
    return d < Math.max(...steps);
  };

  it.each(all)('with %i unresolved', (n) => {
    const shown = all.filter((d) => shouldRemind(n, d));
    expect(shown).toEqual(all.filter((d) => expected(n, d)));
  });

  it('never shows again at once after closing', () => {
    expect(all.filter((n) => shouldRemind(n, n))).toEqual([]);
  });

  it('shows again at the next step at the latest', () => {
    for (const closedAt of all.filter((n) => n >= 30 && n <= 190)) {
      const next = Math.floor(closedAt / 10) * 10 + 10;
      expect(shouldRemind(next, closedAt), `closed at ${closedAt}`).toBe(true);
    }
  });
});

describe('remindedCourse', () => {
  const counts = [
    { courseId: 'a', unresolvedCount: 34 },
    { courseId: 'b', unresolvedCount: 12 },
    { courseId: 'c', unresolvedCount: 40 },
  ];

  it('starts with the first course that qualifies', () => {
    expect(remindedCourse(counts, {}, null)).toBe('a');
    expect(remindedCourse(counts, { a: 34 }, null)).toBe('c');
  });

  it('stays with its course while it qualifies', () => {
    expect(remindedCourse(counts, {}, 'c')).toBe('c');
  });

  it('goes around the end', () => {
    expect(remindedCourse(counts, { c: 40 }, 'c')).toBe('a');
  });

  it('has nothing to say when every course is below 30 or closed', () => {
    expect(remindedCourse(counts, { a: 34, c: 40 }, 'a')).toBeNull();
    expect(remindedCourse([], {}, 'a')).toBeNull();
  });

  it('is not fooled by names that every object has', () => {
    expect(remindedCourse([{ courseId: 'constructor', unresolvedCount: 31 }], {}, null)).toBe('constructor');
  });
});

describe('standingDismissals', () => {
  it('keeps the same object while nothing changes', () => {
    const dismissals = { a: 34 };
    expect(standingDismissals([{ courseId: 'a', unresolvedCount: 30 }], dismissals)).toBe(dismissals);
  });

  it('forgets courses that fell below 30 or are gone', () => {
    const counts = [
      { courseId: 'a', unresolvedCount: 29 },
      { courseId: 'c', unresolvedCount: 31 },
    ];
    expect(standingDismissals(counts, { a: 34, b: 50, c: 30 })).toEqual({ c: 30 });
  });
});

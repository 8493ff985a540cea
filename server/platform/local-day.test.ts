import { describe, expect, it } from 'vitest';
import { dayAfter, endOfLocalDay, localDay, localMidnights, localMondays } from './local-day';

describe('local days', () => {
  it('are those of the student', () => {
    const at = new Date('2026-03-01T13:30:00Z');
    expect(localDay(at, 'Australia/Sydney')).toBe('2026-03-02');
    expect(localDay(at, 'Australia/Perth')).toBe('2026-03-01');
    expect(localDay(at, 'Not/AZone')).toBe('2026-03-02');
  });

  it('end at local midnight, also when the clocks change', () => {
    // Daylight saving ends in Sydney on 5 April 2026: that day has 25 hours.
    expect(endOfLocalDay(new Date('2026-04-04T14:00:00Z'), 'Australia/Sydney').toISOString()).toBe(
      '2026-04-05T14:00:00.000Z',
    );
  });

  it('belong to weeks that begin on Monday', () => {
    const mondays = localMondays(new Date('2026-03-08T12:00:00Z'), 'Australia/Sydney', 3);
    expect(mondays.map((monday) => localDay(monday, 'Australia/Sydney'))).toEqual([
      '2026-02-16',
      '2026-02-23',
      '2026-03-02',
    ]);
  });

  it('begin at local midnights, an hour further apart when the clocks go back', () => {
    const midnights = localMidnights(new Date('2026-04-06T02:00:00Z'), 'Australia/Sydney', { from: -2, count: 4 });
    expect(midnights.map((midnight) => midnight.toISOString())).toEqual([
      '2026-04-03T13:00:00.000Z',
      '2026-04-04T13:00:00.000Z',
      '2026-04-05T14:00:00.000Z',
      '2026-04-06T14:00:00.000Z',
    ]);
  });

  it('can be counted on', () => {
    expect(dayAfter('2026-02-28', 1)).toBe('2026-03-01');
    expect(dayAfter('2026-01-01', -1)).toBe('2025-12-31');
  });
});

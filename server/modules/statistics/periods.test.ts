import { describe, expect, it } from 'vitest';
import { filled, periodsOf } from './periods';

// A Wednesday evening in Sydney; daylight saving ended there on Sunday 5 April 2026.
const now = new Date('2026-04-15T09:00:00Z');
const sydney = 'Australia/Sydney';

describe('the periods of a range', () => {
  it('are the last 28 days, today among them', () => {
    const { starts, days } = periodsOf('DAYS_28', now, sydney);
    expect(days).toHaveLength(28);
    expect([days[0], days.at(-1)]).toEqual(['2026-03-19', '2026-04-15']);
    expect(starts[0]?.toISOString()).toBe('2026-03-18T13:00:00.000Z');
    expect(starts.at(-1)?.toISOString()).toBe('2026-04-14T14:00:00.000Z');
  });

  it('are weeks from Monday, this one among them', () => {
    expect(periodsOf('WEEKS_12', now, sydney).days.slice(-3)).toEqual(['2026-03-30', '2026-04-06', '2026-04-13']);
    expect(periodsOf('WEEKS_52', now, sydney).days).toHaveLength(52);
  });

  it('are those of the student’s own time zone', () => {
    const sundayNight = new Date('2026-04-12T13:00:00Z');
    expect(periodsOf('WEEKS_12', sundayNight, sydney).days.at(-1)).toBe('2026-04-06');
    expect(periodsOf('WEEKS_12', sundayNight, 'Pacific/Auckland').days.at(-1)).toBe('2026-04-13');
  });
});

it('fills periods without a row with zero', () => {
  const rows = [
    { bucket: 2, count: 3 },
    { bucket: 2, count: 1 },
    { bucket: 4, count: 5 },
  ];
  expect(filled(rows, 4)).toEqual([0, 4, 0, 5]);
});

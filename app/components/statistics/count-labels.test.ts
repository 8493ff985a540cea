import { describe, expect, it } from 'vitest';
import { amountLabel, lineLabel, shareCells, shareLabel } from './count-labels';

describe('a rate', () => {
  it('carries its counts, and is no percentage of fewer than five', () => {
    expect(shareLabel({ count: 7, of: 9 })).toBe('7 of 9 (78%)');
    expect(shareLabel({ count: 3, of: 4 })).toBe('3 of 4');
    expect(shareLabel({ count: 0, of: 0 })).toBe('0 of 0');
  });

  it('is three cells of a table', () => {
    expect(shareCells({ count: 7, of: 9 })).toEqual([7, 9, '78%']);
    expect(shareCells({ count: 3, of: 4 })).toEqual([3, 4, null]);
  });
});

describe('a chart in a sentence', () => {
  it('tells the sum and the tallest column', () => {
    const columns = [
      { label: '2 Mar', value: 4 },
      { label: '3 Mar', value: 12 },
    ];
    expect(amountLabel('Minutes each day', columns)).toBe('Minutes each day: 16 in total, most 12 (3 Mar)');
    expect(amountLabel('Minutes each day', [{ label: '2 Mar', value: 0 }])).toBe('Minutes each day: none');
  });

  it('tells where a line begins and ends', () => {
    const line = (...values: (number | null)[]) =>
      lineLabel(
        'Right',
        values.map((value, place) => ({ label: `day ${place}`, value })),
      );
    expect(line(null, 60, null, 80, null)).toBe('Right: 60% (day 1) to 80% (day 3)');
    expect(line(null, 60)).toBe('Right: 60% (day 1)');
    expect(line(null)).toBe('Right: not enough answers yet');
  });
});

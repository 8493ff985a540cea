import { expect, it } from 'vitest';
import { amountCell, shareCell } from './heat-tone';

it('colours a number of errors in five steps', () => {
  expect([0, 1, 2, 3, 4, 6, 7].map((amount) => amountCell(amount).tone)).toEqual([0, 1, 2, 2, 3, 3, 4]);
});

it('colours a share like a score, and leaves one of fewer than five answers without colour', () => {
  expect(shareCell({ count: 7, of: 9 })).toEqual({ text: '7/9', spoken: '7 of 9', tone: 'high' });
  expect(shareCell({ count: 2, of: 5 }).tone).toBe('low');
  expect(shareCell({ count: 3, of: 5 }).tone).toBe('middle');
  expect(shareCell({ count: 4, of: 4 }).tone).toBe('plain');
});

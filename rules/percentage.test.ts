import { expect, it } from 'vitest';
import { percentage } from './percentage';

it('is whole per cent from five answers on', () => {
  expect(percentage(7, 9)).toBe(78);
  expect(percentage(0, 5)).toBe(0);
  expect(percentage(5, 5)).toBe(100);
});

it('is not told of fewer than five answers', () => {
  expect(percentage(4, 4)).toBeNull();
  expect(percentage(0, 0)).toBeNull();
});

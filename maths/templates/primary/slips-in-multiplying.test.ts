import { expect, it } from 'vitest';
import { digitsFromOnes, fromOnes, placeParts } from './digits';
import { productCarryingTooEarly, productWithoutCarrying } from './slips-in-multiplying';

it('takes numbers apart by place and puts them together', () => {
  expect(digitsFromOnes(347)).toEqual([7, 4, 3]);
  expect(fromOnes([7, 4, 3])).toBe(347);
  expect(fromOnes([12, 13, 6])).toBe(61312);
  expect(placeParts(307)).toEqual([300, 7]);
});

it('multiplies as a student does who loses the carried digits', () => {
  expect(productWithoutCarrying(27, 4)).toBe(88);
  expect(productWithoutCarrying(683, 7)).toBe(4261);
  expect(productWithoutCarrying(123, 2)).toBe(246);
});

it('multiplies as a student does who adds the carried digit too early', () => {
  // 27 × 4: 4 × 7 = 28, carry 2; (2 + 2) × 4 = 16.
  expect(productCarryingTooEarly(27, 4)).toBe(168);
  expect(productCarryingTooEarly(123, 2)).toBe(246);
});

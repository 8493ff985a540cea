import { expect, test } from 'vitest';
import { bracketed, decimalText, fractionLatex, fractionText, polynomial, rounded, withSign } from './number-text';

test('fractions come in lowest terms with the sign in front', () => {
  expect(fractionText(6, 8)).toBe('3/4');
  expect(fractionText(6, -8)).toBe('-3/4');
  expect(fractionText(-8, 4)).toBe('-2');
  expect(fractionText(0, -5)).toBe('0');
  expect(fractionLatex(-6, 8)).toBe('-\\frac{3}{4}');
});

test('terms are written as by hand', () => {
  expect(
    polynomial([
      [1, 2],
      [-1, 1],
      [4, 0],
    ]),
  ).toBe('x^2-x+4');
  expect(
    polynomial([
      [-3, 12],
      [0, 1],
      [-1, 0],
    ]),
  ).toBe('-3x^{12}-1');
  expect(polynomial([[0, 1]])).toBe('0');
  expect(polynomial([[2, 1]], 'y')).toBe('2y');
});

test('numbers after a sign', () => {
  expect([bracketed(-3), bracketed(3), withSign(-3), withSign(3)]).toEqual(['(-3)', '3', '-3', '+3']);
});

test('decimals have no floating-point tail', () => {
  expect(decimalText(0.1 + 0.2)).toBe('0.3');
  expect(rounded(2.345, 2)).toBe('2.35');
  expect(rounded(1.005, 2)).toBe('1.01');
  expect(rounded(12, 1)).toBe('12.0');
});

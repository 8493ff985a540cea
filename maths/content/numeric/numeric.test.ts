import { describe, expect, test } from 'vitest';
import { evaluate } from './evaluate';
import { findRoots } from './find-roots';
import { holdsAt } from './holds-at';
import { modelValues } from './model-values';

test.each([
  ['2+3*4', 14],
  ['-3^2', -9],
  ['2/3', 2 / 3],
  ['3 1/2', 3.5],
  ['25%', 0.25],
  ['1,000', 1000],
  ['2sqrt(9)', 6],
  ['5π', 5 * Math.PI],
  ['3x^2-x', 10],
  ['x^(-1)', 0.5],
  ['2^{10}', 1024],
  ['e^(2x)', Math.exp(4)],
  ['xsin(x)', 2 * Math.sin(2)],
  ['arcsin(1/2)', Math.PI / 6],
  ['2arccos(0)', Math.PI],
  ['x arctan(1)', Math.PI / 2],
  ['tan^-1(1)', Math.PI / 4],
  ['cos^{-1}(x/4)', Math.PI / 3],
  ['sin⁻¹ 1', Math.PI / 2],
])('%s is read', (text, value) => {
  expect(evaluate(text, { x: 2 })).toBeCloseTo(value, 10);
});

test.each(['2+', '(3', '3)', 'y', ''])('"%s" is refused', (text) => {
  expect(() => evaluate(text, { x: 2 })).toThrow();
});

describe('values of a model answer', () => {
  test.each([
    ['solutions', 'x=2 or x=-3', [2, -3]],
    ['system', 'x=2, y=-1', [2, -1]],
    ['coordinate', '(2, -3)', [2, -3]],
    ['quotient', '7 r 3', [7, 3]],
    ['ratio', '3:4', [3, 4]],
    ['quantity', '12.5 cm^2', [12.5]],
    ['money', '$4.50', [4.5]],
    ['time', '2:35 pm', [875]],
    ['number', 'x=4', [4]],
  ] as const)('%s %s', (kind, model, values) => {
    expect(modelValues({ kind, model })).toEqual(values);
  });
});

test('roots are found, poles are not taken for roots', () => {
  expect(findRoots((x) => (x - 1) * (x + 2.5), -10, 10).map((x) => x.toFixed(6))).toEqual(['-2.500000', '1.000000']);
  expect(findRoots((x) => 1 / (x - 0.3), -1, 1)).toEqual([]);
});

test('an inequality holds where it says', () => {
  expect(holdsAt('-2<x<=3', 'x', 3)).toBe(true);
  expect(holdsAt('-2<x<=3', 'x', -2)).toBe(false);
  expect(holdsAt('x<1 or x>=2', 'x', 1.5)).toBe(false);
  expect(holdsAt('x ≥ 2', 'x', 2)).toBe(true);
});

import { expect, test } from 'vitest';
import { formulaProblems, richTextProblems } from './text-hygiene';

test.each(['1x+3', 'x+-3', 'x--3', 'x^{1}', '0x+2', '\\frac{3}{1}', 'NaN', '-0', '2+-0', '0.30000000000000004'])(
  '%s is flagged',
  (formula) => expect(formulaProblems(formula)).not.toEqual([]),
);

test.each([
  '11x',
  'x-(-3)',
  '3-0',
  '2.1x',
  'x^{10}',
  '\\frac{1}{2}x',
  '-0.5',
  '\\int_{-2}^{1}x',
  '10^1',
  '\\frac{1}{12}',
])('%s is fine', (formula) => expect(formulaProblems(formula)).toEqual([]));

test('grammar around numbers', () => {
  expect(richTextProblems('She has 1 apples.')).not.toEqual([]);
  expect(richTextProblems('Share a 8 cm rope.')).not.toEqual([]);
  expect(richTextProblems('She has 1 apple and an 8 cm rope. What is 1 plus 2?')).toEqual([]);
  expect(richTextProblems('It costs \\$1.50 per ride.')).toEqual([]);
  expect(richTextProblems('It costs \\$1.5 per ride.')).not.toEqual([]);
});

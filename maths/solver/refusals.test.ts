import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { takeOperationsSpent } from '../engine/limits';
import type { Problem } from './problem';
import { refused } from './solution-checks';
import { solve } from './solve';

/** Every answer is a solution or a refusal with a sentence, within the budget, and the same one the second time. */
function isTotal(problem: string | Problem): void {
  takeOperationsSpent();
  const first = solve(problem);
  expect(takeOperationsSpent()).toBeLessThan(400_000);
  if (first.kind === 'refusal') expect(first.why.length).toBeGreaterThan(10);
  else expect(first.steps.length).toBeGreaterThan(0);
  expect(solve(problem)).toEqual(first);
}

const words = [
  'solve ',
  'expand ',
  'factorise ',
  'simplify ',
  'complete the square ',
  'differentiate ',
  'integrate ',
  'rationalise ',
  'make x the subject of ',
  'evaluate ',
  'vertex of ',
  '',
];
const pieces = [
  'x',
  'y',
  '2',
  '3',
  '0',
  '-',
  '+',
  '=',
  '<',
  '>=',
  '^2',
  '^{-1}',
  '(',
  ')',
  '\\frac{1}{x}',
  '\\sqrt{2}',
  '\\sqrt{x}',
  'e^x',
  '\\sin x',
  '\\ln x',
  '/',
  '*',
  '÷',
  '%',
  ',',
  ':',
  '|',
  '.5',
  '!',
  '\\pi',
  ' and ',
  '999999999',
  '10^9',
  '^^',
  '{',
  '}',
  '\\',
];

describe('anything at all', () => {
  it('gives a solution or a refusal for 1,000 random strings', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 60 }), isTotal), { numRuns: 1000, seed: 7 });
  });

  it('gives a solution or a refusal for 1,000 strings of maths pieces', () => {
    const text = fc
      .tuple(fc.constantFrom(...words), fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 12 }))
      .map(([word, parts]) => word + parts.join(''));
    fc.assert(fc.property(text, isTotal), { numRuns: 1000, seed: 11 });
  });

  it('gives a refusal for problems of the wrong shape', () => {
    const kinds = [
      'calculate',
      'solve',
      'expand',
      'rearrange',
      'integrate',
      'share',
      'line-through',
      'line',
      'parabola',
      'right-triangle',
      'triangle',
      'arithmetic-sequence',
      'statistics',
      'two-draws',
      'two-way-table',
      'compound-interest',
      'nothing',
    ];
    const shape = fc.record({
      kind: fc.constantFrom(...kinds),
      find: fc.string(),
      data: fc.anything(),
      counts: fc.anything(),
      points: fc.anything(),
      ratio: fc.anything(),
      a: fc.anything(),
      b: fc.anything(),
    });
    fc.assert(
      fc.property(shape, (problem) => {
        expect(['refusal', 'solution']).toContain(solve(problem as unknown as Problem).kind);
      }),
      { numRuns: 300, seed: 13 },
    );
    for (const problem of [null, undefined, 7, [], {}])
      expect(solve(problem as unknown as Problem).kind).toBe('refusal');
  });

  it.each([
    'factorise x^2+99999999999999999999999999999999999999999999x+1',
    `factorise ${'9'.repeat(150)}x^2-${'7'.repeat(20)}`,
    'expand (a+b+c+d+e+f+g+h)^8',
    'expand (x+1)^60',
    'simplify \\sqrt{999999999999999999999999}',
    'simplify (x^{9999})^{9999}',
    'evaluate 9^9^9^9',
    'evaluate 1000000!',
    '1/999983',
    'x^{100}=5',
    '2^x=8',
    `${'('.repeat(80)}x${')'.repeat(80)}=1`,
    `${'x+'.repeat(140)}1=0`,
    'solve \\sin x=1',
    'prove that 1=1',
    'bonjour',
    '你好吗',
  ])('refuses %s', (problem) => {
    refused(problem);
  });

  it.each([
    ['solve x+y=3', 'more than one unknown'],
    ['solve 2=3', 'no unknown'],
    ['x^3=8', 'linear and quadratic'],
    ['2x+3', 'letters here'],
    ['make z the subject of A=bh', 'no $z$'],
    ['differentiate abc', 'several letters'],
  ])('says why it refuses %s', (problem, why) => {
    expect(refused(problem)).toContain(why);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spokenText } from './spoken-text';

/** A formula alone, without the full stop that ends every text. */
const spokenFormula = (latex: string) => spokenText(`$${latex}$`).slice(0, -1);

describe('a formula in words', () => {
  it.each([
    ['8 + 5 = \\square', '8 plus 5 equals blank'],
    ['12 - 7', '12 minus 7'],
    ['3 \\times 4', '3 times 4'],
    ['20 \\div 5', '20 divided by 5'],
    ['\\frac{3}{4}', '3 over 4'],
    ['\\frac12', '1 over 2'],
    ['4,\\ 8,\\ 12,\\ \\square', '4, 8, 12, blank'],
    ['23\\,450', '23450'],
    ['1{,}000', '1000'],
    ['7 < 9', '7 is less than 9'],
    ['5 \\ge 2', '5 is greater than or equal to 2'],
    ['x^2 + 1', 'x squared plus 1'],
    ['2^{10}', '2 to the power of 10'],
    ['90^{\\circ}', '90 degrees'],
    ['90^\\circ', '90 degrees'],
    ['\\sqrt{16}', 'the square root of 16'],
    ['3 \\text{ apples}', '3 apples'],
    ['25\\%', '25 per cent'],
    ['2.5', '2.5'],
  ])('%s', (latex, words) => {
    expect(spokenFormula(latex)).toBe(words);
  });
});

describe('a question in words', () => {
  it('reads words as they stand and formulas in words', () => {
    expect(spokenText('What is $8 + 5$?')).toBe('What is 8 plus 5?');
    expect(spokenText('**Count** the dots.\n\nHow many are there')).toBe('Count the dots. How many are there.');
    expect(spokenText('Find the missing number: $5 + \\square = 9$.')).toBe(
      'Find the missing number: 5 plus blank equals 9.',
    );
    expect(spokenText('It costs \\$3.')).toBe('It costs $3.');
  });

  it('ends with any formula, however broken, and says no brace or backslash', () => {
    const piece = fc.constantFrom('\\frac', '\\sqrt', '\\text', '\\,', '{', '}', '^', '_', '+', '12', 'x', ' ', '=');
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 20 }), (pieces) => {
        expect(spokenText(`Find $${pieces.join('')}$`)).toMatch(/^Find[^\\{}]*$/);
      }),
    );
  });
});

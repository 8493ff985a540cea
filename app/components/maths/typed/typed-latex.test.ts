import fc from 'fast-check';
import katex from 'katex';
import { describe, expect, it } from 'vitest';
import { typedLatex } from './typed-latex';

const box = '\\square ';

describe('what is typed, as maths to look at', () => {
  it.each([
    ['9<x', '9<x'],
    ['x>=-2', 'x\\ge -2'],
    ['3/4', '\\frac{3}{4}'],
    ['1 / 2', '\\frac{1}{2}'],
    ['1 2/3', '1\\frac{2}{3}'],
    ['12/3', '\\frac{12}{3}'],
    ['-3/4', '-\\frac{3}{4}'],
    ['1/2x', '\\frac{1}{2}x'],
    ['2x/3', '\\frac{2x}{3}'],
    ['1/2/3', '\\frac{\\frac{1}{2}}{3}'],
    ['(x+1)/(x-2)', '\\frac{x+1}{x-2}'],
    ['(x+1)(x+2)/3', '\\frac{\\left(x+1\\right)\\left(x+2\\right)}{3}'],
    ['1/x^2', '\\frac{1}{x^{2}}'],
    ['x^2+1', 'x^{2}+1'],
    ['x^-1', 'x^{-1}'],
    ['x^2n', 'x^{2}n'],
    ['e^(2x)', 'e^{2x}'],
    ['16y^{12}', '16y^{12}'],
    ['2^3^2', '2^{3^{2}}'],
    ['x²', 'x^{2}'],
    ['2√3/3', '\\frac{2\\sqrt{3}}{3}'],
    ['sqrt(2)', '\\sqrt{2}'],
    ['sin(x)/2', '\\frac{\\sin \\left(x\\right)}{2}'],
    ['3/sin(x)', '\\frac{3}{\\sin \\left(x\\right)}'],
    ['0.16\u0305', '0.1\\overline{6}'],
    ['5cm', '5\\text{cm}'],
    ['5 km/h', '5\\ \\text{km}/h'],
    ['25%', '25\\%'],
    ['60°', '60^{\\circ}'],
    ['$4.50', '\\$4.50'],
    ['1,000', '1{,}000'],
    ['(2, -3)', '\\left(2,-3\\right)'],
    ['x=2 or x=-3', 'x=2\\ \\text{or}\\ x=-3'],
    ['7 r 3', '7\\ \\text{r}\\ 3'],
    ['\\frac{3}{4}', '\\frac{3}{4}'],
  ])('%s as %s', (typed, latex) => {
    expect(typedLatex(typed)).toBe(latex);
  });

  it.each([
    ['3/', `\\frac{3}{${box}}`],
    ['1 /', `1\\frac{${box}}{${box}}`],
    ['1 2/', `1\\frac{2}{${box}}`],
    [' /', `${box}\\frac{${box}}{${box}}`],
    ['x^', `x^{${box}}`],
    ['√()', `\\sqrt{${box}}`],
    ['1/(2', '\\frac{1}{(2}'],
  ])('%s has its empty places', (typed, latex) => {
    expect(typedLatex(typed)).toBe(latex);
  });

  it('takes whatever is typed, and KaTeX takes what it makes of it', () => {
    const signs = fc.constantFrom(
      ...'0123456789xyeabnrcm  //^^(){}[]<>=+-*,.;:%°$√πθ½²⁻\u0305|_!\'"&#~÷×',
      'sin',
      'or',
      '<=',
    );
    const typed = fc.array(signs, { maxLength: 40 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(typed, (text) => {
        katex.renderToString(typedLatex(text), { strict: 'ignore' });
      }),
      { numRuns: 2000, seed: 1 },
    );
    expect(typedLatex('('.repeat(200))).toContain('(');
  });
});

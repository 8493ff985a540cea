import { describe, expect, it } from 'vitest';
import { parse } from './parse';
import { toLatex } from './to-latex';

const same: [string, string][] = [
  ['\\frac23', '2/3'],
  ['1\\frac23', '1 2/3'],
  ['x²', 'x^2'],
  ['\\sqrt2', 'sqrt(2)'],
  ['√5', 'sqrt5'],
  ['\\sin^2x', '(sin x)^2'],
  ['x\\ge4', 'x>=4'],
  ['1{,}000', '1 000'],
  ['0.\\overline3', '0.3 recurring'],
  ['\\log_28', 'log_2 8'],
  ['\\left|x\\right|', '|x|'],
  ['2\\pi r', '2πr'],
  ['x=2\\text{ or }x=-3', 'x=2 or x=-3'],
  ['\\mleft(2,-3\\mright)', '(2,-3)'],
  ['１２＋３', '12+3'],
  [']2,5[', '(2,5)'],
  ['x=4.', 'x=4'],
  ['1⅐', '1 1/7'],
  ['\\vec{a}', 'a'],
];

describe('reading LaTeX and plain typing', () => {
  it.each(same)('%s is the same tree as %s', (latex, plain) => {
    expect(parse(latex)).toEqual(parse(plain));
    expect(parse(latex).ok).toBe(true);
  });

  it.each([
    ['(2+3', 4, 'A bracket ) is missing.'],
    ['2+3)', 3, 'There’s an extra closing bracket.'],
    ['2 3', 2, 'There are two numbers side by side. What goes between them?'],
    ['\\frac{2}{\\placeholder{}}', 9, 'There’s still an empty box to fill in.'],
    ['3 # 4', 2, 'I can’t read the symbol “#” here.'],
    ['', 0, 'There’s nothing here yet.'],
  ])('says where and why %j cannot be read', (text, at, message) => {
    expect(parse(text)).toEqual({ ok: false, at, message });
  });

  it.each([
    '1 2/3',
    '2/3 x^2',
    '-(x+1)^2/3',
    'sin^2 x + cos 2x',
    'log_2 8',
    '4<=x<9',
    '[4,9)',
    '{1,2}',
    'x=±2',
    '3:4',
    '2·3/4',
    'o*r',
    's·i·n',
    '1234567.5%',
    'x_1+x_{12}',
    '\\sqrt[3]{8}+\\binom{5}{2}',
    '(-2)^2--3',
    '(3, 165)',
    '{5, 120, 1000}',
    '5\\mathrm{km}/\\mathrm{h}',
  ])('%s stays the same tree through LaTeX', (text) => {
    const first = parse(text);
    const again = first.ok ? parse(toLatex(first.tree)) : first;
    expect(again).toEqual(first);
    expect(first.ok).toBe(true);
  });
});

import { group } from '../case';

/** What a maths keyboard writes, and what students type, for the same few answers. */
export const freshTypingCases = [
  group('expression', '2(x+1)', {
    correct: [
      '2\\left(x+1\\right)',
      '2\\mleft(x+1\\mright)',
      '2\\lparen x+1\\rparen',
      '2\\bigl(x+1\\bigr)',
      '2[x+1]',
      '2\\lbrack x+1\\rbrack',
      '\\left(x+1\\right)\\times2',
      '(x+1)\\cdot 2',
      '2{(x+1)}',
      '2*(x+1)',
      '2x+2',
      '$2(x+1)$',
      '\\(2(x+1)\\)',
      '2\\!\\left(x+1\\right)',
      '2\\,(x+1)',
      '2 ( x + 1 )',
    ],
    wrong: ['2x+1', '2\\left(x-1\\right)', '(2x+1)', '2x\\times1'],
    unreadable: ['2\\left(x+1', '2(x+1))', '2(x+\\placeholder{})', '2(+)', '2 \\unknown x'],
  }),
  group('expression', 'e^{3x}', {
    correct: [
      '\\exponentialE^{3x}',
      'e^(3x)',
      '\\exp\\left(3x\\right)',
      'exp(3x)',
      '\\mathrm{e}^{3x}',
      '\\operatorname{exp}(3x)',
      '(e^x)^3',
    ],
    wrong: ['e^3x', '3e^x', '\\exponentialE^{x}', 'e^{x^3}'],
  }),
  group('expression', '|2x-1|', {
    correct: [
      '\\left|2x-1\\right|',
      '\\lvert 2x-1\\rvert',
      '|1-2x|',
      'abs(2x-1)',
      '\\operatorname{abs}\\left(2x-1\\right)',
      '\\vert2x-1\\vert',
      '\\mleft|2x-1\\mright|',
    ],
    wrong: ['2x-1', '|2x|-1', '|2x+1|', '-|2x-1|'],
    unreadable: ['|2x-1', '\\left|2x-1'],
  }),
  group('expression', '\\frac{x}{3}', {
    correct: [
      'x/3',
      'x\\div3',
      'x ÷ 3',
      '\\frac x3',
      '\\frac13x',
      'x⁄3',
      '⅓x',
      '\\dfrac{x}{3}',
      '\\cfrac{x}{3}',
      '1/3 x',
      'x * 1/3',
    ],
    wrong: ['3/x', '\\frac{1}{3x}', 'x-3', 'x/30'],
  }),
  group('expression', 'x^{10}', {
    correct: ['x^10', 'x¹⁰', 'x^{10}', 'x^5 x^5', '(x^2)^5', 'x**10'],
    wrong: ['x^1·0', '10x', 'x_10', 'x^9'],
  }),
  group('expression', 'a_n', { correct: ['a_{n}', 'a_n'], wrong: ['a n', 'a_m', 'an', 'a^n'] }),
  group('expression', '2πr+πr^2', {
    correct: ['2\\pi r+\\pi r^2', 'πr(2+r)', '2pi r + pi r^2', 'pi*r*(r+2)', 'r²π + 2πr', '2πr+r^2π'],
    wrong: ['2πr+π^2r', '2πr+2πr^2', '2πr', '3πr^3'],
  }),
  group('expression', '\\sqrt{x+4}', {
    correct: ['√(x+4)', 'sqrt(x+4)', '(x+4)^{1/2}', '(x+4)^0.5', '\\sqrt{4+x}', '\\sqrt[2]{x+4}', 'root(x+4)'],
    wrong: ['√x+4', '√x+2', 'sqrt(x)+4', '(x+4)^2', '\\sqrt[3]{x+4}'],
  }),
  group('expression', '3y-7', {
    correct: ['-7+3y', '3y−7', '3y–7', '3·y-7', '3 y - 7', '3Y-7', '(3y)-(7)', '3*y-7', '3×y−7', '3⋅y−7', '3•y-7'],
    wrong: ['7-3y', '3y+7', '3(y-7)', '3x-7', '3y-7=0', '3y - 7y'],
    unreadable: ['3y -', '3y--', 'y3 7', '3y - 7 )'],
  }),
  group('expression', 'xy', {
    correct: ['x*y', 'yx', 'x y', 'x\\cdot y', 'x·y', 'x\\,y', 'X*Y'],
    wrong: ['x+y', 'x/y', 'x^y', 'x', 'x,y'],
  }),
  group('expression', '\\log_3 x', {
    correct: [
      '\\log_{3}x',
      'log_3(x)',
      '\\log_3\\left(x\\right)',
      '\\frac{\\ln x}{\\ln3}',
      'ln x / ln 3',
      'log x/log 3',
    ],
    wrong: ['log x', '3 log x', '\\log_x 3', 'ln(x/3)', 'ln x'],
  }),
  group('expression', '\\sin^{-1}x', {
    correct: ['arcsin x', '\\arcsin\\left(x\\right)', 'asin(x)', '\\sin^{-1}\\left(x\\right)', 'π/2 - arccos x'],
    wrong: ['1/sin x', 'csc x', '\\sin x^{-1}', '(\\sin x)^{-1}', 'sin(x)'],
  }),
  group('expression', 'cosec x', {
    correct: ['1/sin x', 'csc x', '\\csc x', '\\operatorname{cosec}x', '\\frac{1}{\\sin x}', '(sin x)^{-1}'],
    wrong: ['arcsin x', '\\sin^{-1}x', 'sec x', 'sin x'],
  }),
  group('expression', '\\binom{n}{2}', {
    correct: ['^nC_2', '{}^{n}C_{2}', '\\dbinom{n}{2}', 'n(n-1)/2', '\\frac{n^2-n}{2}'],
    wrong: ['n/2', '^nP_2', 'n^2/2', '2n'],
  }),
  group('expression', '2x+3', {
    correct: [
      'f(x)=2x+3',
      'y=2x+3',
      "f'(x)=2x+3",
      'dy/dx=2x+3',
      '\\frac{dy}{dx}=2x+3',
      '\\frac{\\differentialD y}{\\differentialD x}=2x+3',
      'f^{-1}(x)=2x+3',
      "y' = 2x+3",
      '\\frac{\\mathrm{d}y}{\\mathrm{d}x}=2x+3',
      'g(x) = 3 + 2x',
      '=2x+3',
    ],
    wrong: ['x=2x+3', 'f(x)=2x-3', '2x+3=0', 'y=2x', 'dy/dx=2'],
  }),
  group('expression', '5x', {
    correct: ['5x', '5 x', 'x·5', '3x+2x', '10x/2', 'x+4x', '5*x'],
    wrong: ['5', 'x^5', '5+x', '5x^2', '5xx', '5 × 10'],
  }),
  group('expression', '0', { correct: ['0', 'x-x', '0x', '-0', '0/5', '3-3'], wrong: ['x', '1', 'x-1'] }),
  group('expression', '\\frac{1}{x^2}', {
    correct: ['x^{-2}', 'x⁻²', '1/x²', '(1/x)^2', '1÷x^2', '\\frac1{x^2}', '(x^2)^{-1}'],
    wrong: ['x^2', '1/x', '-x^2', '1/2x', '1/x*2'],
  }),
  group('expression', 'θ+90', {
    correct: ['\\theta+90', 'theta + 90', '90+θ', '\\vartheta+90'],
    wrong: ['90θ', 'θ-90', 'x+90', '0+90'],
  }),
  group('expression', '3n+2', {
    correct: ['T_n=3n+2', 'T_{n}=3n+2', '3×n+2', '2+3n', '5+3(n-1)', 'a_n = 3n+2', 't_n=3n+2'],
    wrong: ['n+3', '3n', '2n+3', '3(n+2)', '5n', '3m+2'],
  }),
  group('expression', 'x^2-2x', {
    correct: ['x(x-2)', 'x²−2x', '(x-1)^2-1', 'x^{2}-2x', 'xx-2x', 'x\\left(x-2\\right)', '-x(2-x)'],
    wrong: ['x^2+2x', '(x-2)^2', 'x^2-2', '2x-x^2', '-x'],
    unreadable: ['x(x-2', 'x^2-', 'x^{2-2x'],
  }),
  group('choice', 'C', { correct: ['C', ' C'], wrong: ['A', 'D', 'CC'], unreadable: [''] }),
].flat();

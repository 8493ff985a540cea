import { group } from './case';

export const expressionCases = [
  group('expression', 'sin x', { correct: ['cos(π/2-x)'], wrong: ['sin x + 10^-10 cos x', 'cos(1.5707963267949-x)'] }),
  group('expression', '3x^2y', {
    correct: ['3x^2y', '3yx^2', '3x²y', '3 * x * x * y', '3x^{2}y', 'y·3x²'],
    wrong: ['3xy^2', '3x^2', '(3x)^2y', '3x^2+y'],
  }),
  group('expression', '2/3 x^2', {
    correct: ['\\frac{2}{3}x^2', '2x^2/3', '\\frac{2x^2}{3}', '(2/3)x²'],
    wrong: ['2/(3x^2)', '2/3 x'],
    form: ['0.67x^2', '0.66666666667x^2'],
  }),
  group('expression', 'x^2+5x+6', {
    correct: ['(x+2)(x+3)', '6+5x+x^2', '\\left(x+3\\right)\\left(x+2\\right)', '(x+2.5)^2-1/4'],
    wrong: ['x^2+6x+5', '(x-2)(x-3)', 'x^2+5x+7', 'x^2+5x', '5', 'y^2+5y+6', 'x^2+5x+6=0'],
  }),
  group('expression', '2πr', { correct: ['2\\pi r', '2pi r', 'πr·2', 'r*2*π'], wrong: ['2r', 'πr^2', '2πR^2'] }),
  group('expression', 'sin^2 x', {
    correct: ['\\sin^2x', '(sin x)^2', 'sin(x)^2', '1-\\cos^2 x', 'sin x sin x', '\\sin^{2}\\left(x\\right)'],
    wrong: ['sin x^2', 'sin 2x', '\\sin^{-1}x', 'cos^2 x'],
  }),
  group('expression', 'sin 2x', {
    correct: ['2 sin x cos x', 'sin(2x)', '2\\sin\\left(x\\right)\\cos\\left(x\\right)'],
    wrong: ['2 sin x', 'sin x^2', 'sin(2)x'],
  }),
  group('expression', 'ln(xy)', {
    correct: ['ln x + ln y', '\\ln x+\\ln y', '\\ln\\left(yx\\right)'],
    wrong: ['ln x ln y', 'ln(x+y)', 'ln x'],
  }),
  group('expression', 'ln|x|', { correct: ['\\ln\\left|x\\right|', 'ln abs(x)'], wrong: ['ln x', 'ln(-x)', '|ln x|'] }),
  group('expression', '|x|', { correct: ['\\sqrt{x^2}', 'abs(x)', '|-x|'], wrong: ['x', '-x', '(√x)^2'] }),
  group('expression', 'x', {
    correct: ['(√x)^2', 'x^1', '2x/2', 'x^2/x'],
    wrong: ['|x|', '√(x^2)', 'x+0.0000001', '-x'],
  }),
  group('expression', 'e^(2x)', {
    correct: ['(e^x)^2', 'exp(2x)', '\\exponentialE^{2x}', 'e^x e^x'],
    wrong: ['e^2x', 'e^{x^2}', '2e^x'],
  }),
  group('expression', '(x+1)/(x-1)', {
    correct: ['\\frac{x+1}{x-1}', '(x^2+2x+1)/(x^2-1)', '1+2/(x-1)'],
    wrong: ['x+1/x-1', '(x-1)/(x+1)', '-1'],
  }),
  group('expression', '1/2 x', {
    correct: ['x/2', '0.5x', '\\frac12x', '1/2x'],
    wrong: ['1/(2x)', '2x', '\\frac{1}{2x}'],
  }),
  group('expression', 'x^(1/2)', {
    correct: ['√x', '\\sqrt{x}', 'x^{0.5}', 'x^{\\frac12}'],
    wrong: ['x/2', 'x^-2', '√-x'],
  }),
  group('expression', 'x^-2', { correct: ['1/x^2', '\\frac{1}{x^2}', 'x⁻²'], wrong: ['-x^2', '-2x', 'x^2', '1/x'] }),
  group('expression', '2^x', { correct: ['4^{x/2}', '2·2^{x-1}'], wrong: ['x^2', '2x', '2^{-x}'] }),
  group('expression', 'x^2+C', { correct: ['x^2+C', 'x^2+c', 'C+x^2'], wrong: ['x^2', 'x^2+1', 'x^2+2C'] }),
  group(
    'expression',
    '4n+1',
    { correct: ['T_n=4n+1', '1+4n', '4(n-1)+5'], wrong: ['4n', '4n+1=0', 'n+4', '4m+1'] },
    { variable: 'T_n' },
  ),
  group('expression', 'a_1+a_2', { correct: ['a_1+a_2', 'a_{2}+a_{1}'], wrong: ['2a', 'a_1+a_3'] }),
  group('expression', 'tan x', {
    correct: ['sin x / cos x', '\\frac{\\sin x}{\\cos x}', '1/\\cot x'],
    wrong: ['cos x/sin x', 'x', 'sin x'],
  }),
  group('expression', 'sec^2 x', {
    correct: ['1+tan^2 x', '1/cos^2 x', '\\sec^2\\left(x\\right)'],
    wrong: ['sec x^2', '1/sin^2 x'],
  }),
  group('expression', '5-x', {
    correct: ['-x+5', '-(x-5)', '5 - x'],
    wrong: ['x-5', '5x', '-5x'],
    unreadable: ['5-', '5-x)', '5-[x', '5 x 3 2 7 ☃'],
  }),
].flat();

export const equationCases = [
  group('equation', 'y=2x+3', {
    correct: ['y=2x+3', '2y=4x+6', 'y-2x=3', '2x+3=y', '2x - y + 3 = 0', 'y=2\\left(x+\\frac32\\right)', 'Y=2X+3'],
    form: ['2x+3'],
    wrong: ['y=2x-3', 'y=3x+2', 'x=2y+3', 'y>2x+3', 'y^2=(2x+3)^2', '0=0', 'y=y'],
  }),
  group('equation', 'x^2+y^2=25', {
    correct: ['y^2+x^2=25', '2x^2+2y^2=50', 'x^2=25-y^2'],
    wrong: ['x^2-y^2=25', 'x+y=5', 'y=√(25-x^2)', 'x^2+y^2=5'],
  }),
  group('equation', 'y=3/x', {
    correct: ['xy=3', 'y=\\frac{3}{x}', 'y x - 3 = 0'],
    wrong: ['y=3x', 'y=-3/x', 'x=y/3'],
  }),
  group('equation', 'y=2 sin x', {
    correct: ['y=2\\sin x', 'y/2 = sin x', '2\\sin\\left(x\\right)=y'],
    wrong: ['y=sin 2x', 'y=2 cos x'],
  }),
  group(
    'equation',
    'r=C/(2π)',
    {
      correct: ['r=\\frac{C}{2\\pi}', 'r = C/(2pi)', '\\frac{C}{2\\pi}'],
      wrong: ['r=C/π', 'r=2πC', 'r=C/2π'],
      form: ['C=2πr', '2r=C/π'],
    },
    { variable: 'r' },
  ),
  group(
    'equation',
    'x=4',
    { correct: ['x=4', '4', '4=x'], wrong: ['x=5', 'y=4'], form: ['2x=8', 'x-4=0'] },
    { variable: 'x' },
  ),
].flat();

import { type Case, forms, group } from '../case';

/**
 * A fifth round: required forms. Written from the documentation of STACK's FacForm, Expanded, SingleFrac, PartFrac,
 * CompSquare, LowestTerms, Int and Diff tests, Numbas' pattern matching and Perseus' expressions "in the same form".
 */
export const fifthFormCases: Case[] = [
  group(
    'expression',
    'x(x+5)',
    {
      correct: ['x(x+5)', '(x+5)x', 'x(5+x)', '(5+x)*x', '-x(-x-5)'],
      form: [
        'x^2+5x',
        'x(x+5+6/x)-6',
        'x^3(x^-1+5x^-2)',
        'x^2(1+5/x)',
        '2x(x/2+5/2)',
        'e^(ln(x(x+5)))',
        'x*x+5*x',
        '(x^2+5x)*1',
      ],
      wrong: ['x(x-5)', 'x+5', '(x+5)^2', 'x(x+5)+1', 'x(5x)'],
      unreadable: ['x(x+5', 'factor it', 'cannot'],
    },
    { ...forms('factorised'), variable: undefined },
  ),
  group(
    'expression',
    '6(2x+3)',
    {
      correct: ['6(2x+3)', '(2x+3)6', '6(3+2x)', '-6(-2x-3)', '6*(2x+3)'],
      form: ['12x+18', '3(4x+6)', '2(6x+9)', '12(x+3/2)', '12(x+1.5)', '6*2(x+1.5)', '18(2x/3+1)', '3*2(2x+3)'],
      wrong: ['6(2x-3)', '6(3x+2)', '6x(2+3)', '12(x+3)'],
    },
    forms('factorised'),
  ),
  group(
    'expression',
    '(x+2)(x+3)',
    {
      correct: [
        '(x+2)(x+3)',
        '(x+3)(x+2)',
        '(3+x)(2+x)',
        '(-x-2)(-x-3)',
        '(x+2)*(x+3)',
        '\\left(x+2\\right)\\left(x+3\\right)',
      ],
      form: [
        'x^2+5x+6',
        'x(x+5+6/x)',
        '(x+2)x+(x+2)3',
        'x(x+5)+6',
        'x*x+5x+6',
        '(x+2.5)^2-0.25',
        '(2x+4)(x/2+3/2)',
        '(x+2)(x+3)(1)',
        '(1+2/x)(x^2+3x)',
        'x^2(1+5/x+6/x^2)',
      ],
      wrong: ['(x-2)(x-3)', '(x+1)(x+6)', '(x+2)+(x+3)', 'x=-2 or x=-3'],
    },
    forms('factorised'),
  ),
  group(
    'expression',
    'x^2+5x+6',
    {
      correct: ['x^2+5x+6', '6+5x+x^2', 'x²+5x+6', '5x+x^2+6'],
      form: ['(x+2)(x+3)', 'x*x+5x+6', 'x^2+2x+3x+6', 'x(x+5)+6', 'x^2+5(x+1)+1', 'x^2+5x+2*3', 'x^2+5x+4+2'],
      wrong: ['x^2+6x+5', 'x^2+5x-6', 'x^2+6', '2x+5x+6'],
    },
    forms('expanded'),
  ),
  group(
    'expression',
    '(x+3)^2-5',
    {
      correct: ['(x+3)^2-5', '-5+(x+3)^2', '(3+x)²-5', '(x+3)^{2}-5', '(-x-3)^2-5'],
      form: ['x^2+6x+4', '(x+3)(x+3)-5', '(x+3)^2-4-1', '(x+3)^2+2-7', '(x+3)^2-10/2'],
      wrong: ['(x-3)^2-5', '(x+3)^2+5', '(x+6)^2-5'],
    },
    forms('completed-square'),
  ),
  group(
    'expression',
    '(x+b/2)^2-b^2/4',
    {
      correct: [
        '(x+b/2)^2-b^2/4',
        '(x+\\frac{b}{2})^2-\\frac{b^2}{4}',
        '-b^2/4+(x+b/2)^2',
        '(x+b/2)^2-(b/2)^2',
        '(x+0.5b)^2-0.25b^2',
      ],
      form: ['x^2+bx', 'x(x+b)', '(x+b/2)(x+b/2)-b^2/4'],
      wrong: ['(x+b)^2-b^2', '(x-b/2)^2-b^2/4', '(x+b/2)^2'],
    },
    { ...forms('completed-square'), variable: 'x' },
  ),
  group(
    'expression',
    'a(x+p)^2+q',
    {
      correct: ['a(x+p)^2+q', 'q+a(x+p)^2', 'a(p+x)²+q'],
      form: ['ax^2+2apx+ap^2+q', 'a(x^2+2px+p^2)+q'],
      wrong: ['a(x-p)^2+q', '(ax+p)^2+q'],
    },
    { ...forms('completed-square'), variable: 'x' },
  ),
  group(
    'expression',
    '1/x^3',
    {
      correct: ['1/x^3', '\\frac{1}{x^3}', '1/x³', '\\frac1{x^3}'],
      form: ['x^-3', 'x^{-3}', '1/(x*x*x)', 'x^2/x^5', '(1/x)^3', 'x^(-3)', '1*x^-3'],
      wrong: ['x^3', '-x^3', '1/x^-3', '-3x'],
    },
    forms('positive-index'),
  ),
  group(
    'expression',
    '3y^2/x',
    {
      correct: ['3y^2/x', '\\frac{3y^2}{x}', '(3y²)/x'],
      form: ['3x^-1y^2', '3y^2x^{-1}', '\\frac{3x^{-1}}{y^{-2}}', '3/(x y^-2)'],
      wrong: ['3x/y^2', 'y^2/(3x)', '3y^2x'],
    },
    forms('positive-index'),
  ),
  group(
    'expression',
    '(2x+1)/(x(x+1))',
    {
      correct: ['(2x+1)/(x(x+1))', '(2x+1)/(x^2+x)', '\\frac{2x+1}{x^2+x}', '(1+2x)/(x(x+1))', '-(−2x−1)/(x^2+x)'],
      form: [
        '1/x+1/(x+1)',
        '(x+1)/(x(x+1))+x/(x(x+1))',
        '\\frac1x+\\frac1{x+1}',
        '(2+1/x)/(x+1)',
        '(2x+1)*1/x*1/(x+1)',
      ],
      wrong: ['2/(x^2+x)', '2/(2x+1)', '(2x+1)/(x+1)', '2x+1/(x^2+x)'],
    },
    forms('single-fraction'),
  ),
  group(
    'expression',
    '5',
    {
      correct: ['5'],
      form: ['10/2', '4+1'],
      wrong: ['6'],
    },
    forms('single-fraction', 'simplified'),
  ),
  group(
    'expression',
    '1/x+1/(x+1)',
    {
      correct: [
        '1/x+1/(x+1)',
        '1/(x+1)+1/x',
        '\\frac1x+\\frac{1}{x+1}',
        '\\frac{1}{x+1}+\\frac{1}{x}',
        '1/x-(-1)/(x+1)',
      ],
      form: ['(2x+1)/(x(x+1))', '(2x+1)/(x^2+x)', '(1+1/(x+1)*x)/x', '2/x-1/(x(x+1))'],
      wrong: ['1/x-1/(x+1)', '2/x+1/(x+1)', '1/(2x+1)'],
    },
    forms('partial-fractions'),
  ),
  group(
    'expression',
    '2/(x-1)-3/(x+2)^2',
    {
      correct: ['2/(x-1)-3/(x+2)^2', '-3/(x+2)^2+2/(x-1)', '\\frac{2}{x-1}-\\frac{3}{(x+2)^2}', '2/(x-1)+-3/(x+2)^2'],
      form: ['(2(x+2)^2-3(x-1))/((x-1)(x+2)^2)', '(2x+4)/((x-1)(x+2))-3/(x+2)^2'],
      wrong: ['2/(x-1)+3/(x+2)^2', '2/(x-1)-3/(x+2)'],
    },
    forms('partial-fractions'),
  ),
  group(
    'expression',
    'x+1+2/(x-1)',
    {
      correct: ['x+1+2/(x-1)', '1+x+\\frac{2}{x-1}'],
      form: ['(x^2+1)/(x-1)', 'x+(x+1)/(x-1)'],
      wrong: ['x-1+2/(x-1)'],
    },
    forms('partial-fractions'),
  ),
  group(
    'expression',
    '-a/b',
    {
      correct: ['-a/b', '-\\frac{a}{b}', '(-a)/b', '\\frac{-a}{b}'],
      form: ['(-a*c)/(b*c)', 'a/(-b)', '-(-a)/(-b)', '(-1)a/b', '-1a/b', '--a/(-b)'],
      wrong: ['a/b', '-b/a'],
    },
    forms('simplified'),
  ),
  group(
    'expression',
    '1',
    {
      correct: ['1'],
      form: [
        'sin^2 x+cos^2 x',
        'sin²x+cos²x',
        'x/x',
        '(x+1)/(x+1)',
        '\\frac{x}{x}',
        '2-1',
        'tan x*cot x',
        'sec^2 x-tan^2 x',
      ],
      wrong: ['sin x+cos x', '0', 'x', 'sin^2 x'],
    },
    forms('simplified'),
  ),
  group(
    'expression',
    'cos(2x)',
    {
      correct: ['cos(2x)', 'cos 2x', '\\cos 2x', '\\cos(2x)'],
      wrong: ['2cos x', 'cos^2 x', 'sin 2x'],
    },
    forms('simplified'),
  ),
  group(
    'expression',
    '(x+2)/(x+3)',
    {
      correct: ['(x+2)/(x+3)', '\\frac{x+2}{x+3}', '(2+x)/(3+x)'],
      form: [
        '(1+2/x)/(1+3/x)',
        '(x^2+2x)/(x^2+3x)',
        '\\frac{1+\\frac2x}{1+\\frac3x}',
        '(2x+4)/(2x+6)',
        '(-x-2)/(-x-3)',
      ],
      wrong: ['2/3', '(x+3)/(x+2)', 'x+2/x+3', '1+2/3'],
    },
    forms('simplified'),
  ),
  group(
    'expression',
    '7x',
    {
      correct: ['7x', '7*x', 'x*7', '7·x'],
      form: ['3x+4x', '10x-3x', '14x/2', '7x+0', '1*7x', '(3+4)x', '7x^1', '7xx/x'],
      wrong: ['7x^2', '12x', '7', '34x'],
    },
    forms('simplified'),
  ),
  group(
    'expression',
    'x^5',
    {
      correct: ['x^5', 'x⁵', 'x^{5}'],
      form: ['x^2*x^3', 'x^2x^3', 'x*x^4', 'x^(2+3)', 'x^7/x^2', '(x^2)^2*x', 'x*x*x*x*x'],
      wrong: ['x^6', '5x', 'x^2+x^3', '2x^5'],
    },
    forms('simplified'),
  ),
  group(
    'expression',
    'ln|x|+C',
    {
      correct: [
        'ln|x|+C',
        'ln|2x|+C',
        'ln|x|+k',
        '\\ln|x|+c',
        'C+ln|x|',
        'ln|3x|+c',
        'ln|kx|',
        'ln|Cx|',
        'ln(|x|)+C',
        '\\ln\\left|x\\right|+C',
      ],
      form: ['ln|x|', 'ln|2x|', 'ln|x|+3'],
      wrong: ['1/x+C', '-1/x^2+C', 'ln|x^2|+C', 'x+C'],
    },
    { variable: 'x', upToConstant: true },
  ),
  group(
    'expression',
    '(1/2)ln|2x+1|+C',
    {
      correct: [
        '(1/2)ln|2x+1|+C',
        '\\frac12\\ln|2x+1|+C',
        'ln|2x+1|/2+c',
        '(1/2)ln|4x+2|+C',
        '0.5ln|x+1/2|+C',
        '(1/2)ln|k(2x+1)|',
      ],
      form: ['(1/2)ln|2x+1|', 'ln|2x+1|/2'],
      wrong: ['ln|2x+1|+C', '2ln|2x+1|+C', '(1/2)ln|x+1|+C'],
    },
    { variable: 'x', upToConstant: true },
  ),
  group(
    'expression',
    'sin^2 x+C',
    {
      correct: ['sin^2 x+C', '-cos^2 x+C', '-cos(2x)/2+C', 'sin²x+c', '-(1/2)cos 2x+k'],
      form: ['sin^2 x', '-cos^2 x'],
      wrong: ['cos^2 x+C', 'cos(2x)+C', 'sin x^2+C'],
    },
    { variable: 'x', upToConstant: true },
  ),
  group('expression', 'e^(2x)', {
    correct: ['e^(2x)', 'e^{2x}', '(e^x)^2', 'exp(2x)', 'e^x*e^x', '(e^2)^x'],
    wrong: ['e^2x', '2e^x', 'e^(x^2)', 'e^x+2'],
  }),
  group('expression', '6x^2-4', {
    correct: ['6x^2-4', '-4+6x^2', '2(3x^2-2)', '6x²-4', '6x^{2}-4'],
    wrong: ['6x-4', '3x^2-4', '6x^2+4', '6x^2', "f'(x)=6x"],
  }),
  group('expression', '2x-3', {
    correct: ['2x-3', '-3+2x', 'y=2x-3', '2x−3'],
    wrong: ['2x+3', '3-2x', '2-3x'],
    unreadable: ['banana', 'dont know', 'the answer', '2x-'],
  }),
  group(
    'number',
    '5/6',
    {
      correct: ['5/6', '\\frac56', '\\frac{5}{6}'],
      form: ['10/12', '0.8333...', '1/2+1/3', '3/6+2/6', '20/24', '5*1/6', '0.83'],
      wrong: ['6/5', '2/5', '5.6'],
    },
    forms('lowest-terms'),
  ),
  group(
    'number',
    '2 1/3',
    {
      correct: ['2 1/3', '2 2/6', '2\\frac13', '2\\frac{1}{3}'],
      form: ['7/3', '2.333...', '2+1/3', '1 4/3'],
      wrong: ['2 3/1', '2*1/3', '21/3', '2.13'],
    },
    forms('mixed-numeral'),
  ),
  group(
    'number',
    '2^3×5',
    {
      correct: ['2^3×5', '5×2^3', '2^3*5', '2³·5', '2^{3}\\times5'],
      form: ['40', '8×5', '2×2×2×5', '4×10', '2×20', '2^2×2×5', '2^3×5×1'],
      wrong: ['2^3+5', '2^5×3', '2×3×5', '3^2×5'],
    },
    forms('index'),
  ),
].flat();

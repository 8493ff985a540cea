import { forms, group } from '../case';

const anti = { variable: 'x', upToConstant: true } as const;

/** Calculus, complex numbers and probability as senior students write them. */
export const freshCalculusCases = [
  group(
    'expression',
    '6x^2-4',
    {
      correct: [
        "f'(x)=6x^2-4",
        '\\frac{dy}{dx}=6x^2-4',
        '2(3x^2-2)',
        '-4+6x²',
        "y'=6x^2-4",
        'dy/dx = 6x^2 - 4',
        'f^{\\prime}(x)=6x^2-4',
        "f'=6x^2-4",
      ],
      wrong: ['6x^2', '2x^3-4x', '6x-4', '6x^2+4', '6x^2-4+C', '12x'],
    },
    { variable: 'x' },
  ),
  group('expression', '2x cos(x^2)', {
    correct: ['2x\\cos\\left(x^2\\right)', 'cos(x^2)·2x', '2x cos x^2'],
    wrong: ['cos(x^2)', '2x cos x', '2x sin(x^2)', '2x cos^2 x', '2 cos(x^2)'],
  }),
  group('expression', 'e^x(x+1)', {
    correct: ['xe^x+e^x', '(1+x)e^x', 'e^x x + e^x', '\\exponentialE^{x}\\left(x+1\\right)'],
    wrong: ['xe^x', 'e^x', 'e^{x(x+1)}', 'x+e^x', 'e^x+1'],
  }),
  group('expression', '\\frac{1}{1+x^2}', {
    correct: ['1/(x^2+1)', '(1+x^2)^{-1}'],
    wrong: ['1/1+x^2', '1/x^2+1', 'arctan x', '1/(1-x^2)'],
  }),
  group(
    'expression',
    'x^2+3x',
    {
      correct: [
        'x^2+3x+C',
        'x^2+3x+c',
        'x²+3x+k',
        'C+3x+x^2',
        'x(x+3)+C',
        'y=x^2+3x+C',
        'F(x)=x^2+3x+C',
        '\\int 2x+3\\,dx=x^2+3x+C',
        'x^2+3x+5+C',
        '(x+3/2)^2+C',
        'x^2+3x+c_1',
      ],
      form: ['x^2+3x', 'x^2+3x+7', '(x+3/2)^2'],
      wrong: ['x^2+C', '2x+3+C', 'x^2+3x+Cx', 'x^2-3x+C', 'C', 'x^2+3x+x', '2x^2+3x+C'],
    },
    anti,
  ),
  group(
    'expression',
    '\\ln|x|+C',
    {
      correct: ['ln|x|+C', 'ln|3x|+C', '\\ln\\left|x\\right|+c', '\\ln|5x|+k'],
      form: ['ln|x|', 'ln|2x|'],
      wrong: ['1/x+C', '-1/x^2+C', 'x ln x+C', 'ln|x+1|+C', '2ln|x|+C', 'ln|x|^2+C'],
    },
    anti,
  ),
  group(
    'expression',
    '\\frac12\\ln(x^2+1)+C',
    {
      correct: ['½ln(x²+1)+C', '\\ln\\sqrt{x^2+1}+C', '½ln(2x^2+2)+C', '0.5 ln(3+3x^2) + c'],
      form: ['½ln(x^2+1)'],
      wrong: ['ln(x^2+1)+C', '2ln(x^2+1)+C', '½ln(x+1)+C', 'arctan x+C'],
    },
    anti,
  ),
  group(
    'expression',
    '\\frac{1}{2}\\sin^2x+C',
    {
      correct: ['-½cos²x+C', '-\\frac14\\cos2x+C', '½sin²x+k'],
      form: ['-½cos^2x', '½sin^2 x'],
      wrong: ['½cos²x+C', 'sin²x+C', '½sin x^2+C', '-¼sin 2x+C', '¼cos 2x+C'],
    },
    anti,
  ),
  group(
    'expression',
    '-\\frac13e^{-3x}+C',
    {
      correct: ['-e^{-3x}/3+c', 'C-\\frac{e^{-3x}}{3}', '-1/(3e^{3x})+C'],
      wrong: ['-3e^{-3x}+C', '⅓e^{-3x}+C', 'e^{-3x}+C', '-⅓e^{3x}+C'],
    },
    anti,
  ),
  group(
    'expression',
    '\\tan x+C',
    {
      correct: ['tan x+C', '\\frac{\\sin x}{\\cos x}+C', 'tan x + 4 + c'],
      form: ['tan x'],
      wrong: ['sec^2 x+C', 'cot x+C', '-tan x+C', 'tan x^2+C'],
    },
    anti,
  ),
  group(
    'expression',
    '\\sec^2x+C',
    { correct: ['tan²x+C', '\\tan^2x+k', 'sec²x+C'], wrong: ['sec x+C', '2tan²x+C', 'tan x+C'] },
    anti,
  ),
  group(
    'expression',
    '\\arcsin x+C',
    { correct: ['-arccos x+C', '\\sin^{-1}x+c'], wrong: ['arccos x+C', '1/√(1-x^2)+C', 'arctan x+C'] },
    anti,
  ),
  group(
    'expression',
    '\\frac{x^3}{3}-x',
    { correct: ['x³/3-x+C', '⅓x^3-x+c', '(x^3-3x)/3+C'], form: ['x^3/3-x'], wrong: ['x^3-x+C', 'x^3/3+C', '2x+C'] },
    { variable: 'x', ...forms('with-constant') },
  ),
  group('number', '3+4i', {
    correct: ['4i+3', '3+4\\imaginaryI', '3+i4', '3+4i', '(2+i)^2', '5(3/5+4/5i)', 'z=3+4i', '3 + 4 i', '(3-4i)+8i'],
    wrong: ['3-4i', '4+3i', '5', '7i', '3+4', '-3+4i'],
  }),
  group('number', '1+i', {
    correct: [
      '√2cis(π/4)',
      '\\sqrt2\\left(\\cos\\frac\\pi4+i\\sin\\frac\\pi4\\right)',
      '\\sqrt{2}e^{i\\pi/4}',
      '√2 cis 45°',
      '2/(1-i)',
      '\\sqrt2\\exponentialE^{\\frac{\\imaginaryI\\pi}{4}}',
      '√2 cis(9π/4)',
    ],
    wrong: ['√2cis(-π/4)', 'cis(π/4)', '2cis(π/4)', '√2cis(3π/4)', '1-i', 'i', '√2e^{π/4}'],
  }),
  group('number', '2cis(π/5)', {
    correct: [
      '2e^{iπ/5}',
      '2(cos(π/5)+i sin(π/5))',
      '2\\operatorname{cis}\\frac{\\pi}{5}',
      '2 cis 36°',
      '2\\left(\\cos\\frac{\\pi}{5}+i\\sin\\frac{\\pi}{5}\\right)',
    ],
    wrong: ['cis(π/5)', '2cis(-π/5)', '2cos(π/5)', '1.618+1.176i', '2cis(2π/5)', '2cis(6π/5)'],
  }),
  group('expression', 'e^{iθ}', {
    correct: ['cos θ + i sin θ', 'cis θ', '\\cos\\theta+i\\sin\\theta', '\\operatorname{cis}\\left(\\theta\\right)'],
    wrong: ['cos θ', 'cos θ - i sin θ', 'sin θ + i cos θ', 'e^θ', 'cis(-θ)'],
  }),
  group('number', '-i', {
    correct: ['i^3', '1/i', '-\\imaginaryI', 'cis(-π/2)', 'e^{-iπ/2}', '-√(-1)'],
    wrong: ['i', '1', '-1', 'i^2', 'cis(π/2)'],
  }),
  group('expression', '(z-2i)(z+2i)', {
    correct: ['z^2+4', '(z+2i)(z-2i)'],
    wrong: ['z^2-4', '(z-2)(z+2)', 'z^2+4i', 'z^2-4i'],
  }),
  group('number', '5', {
    correct: ['|3+4i|', '\\left|3+4i\\right|', '√(3^2+4^2)', '|4-3i|', '5'],
    wrong: ['|3+4|', '|3-i|', '3+4i', '25'],
  }),
  group('number', '0.35', {
    correct: [
      'P(A∪B)=0.35',
      'P(X=2)=0.35',
      'P(A\\cap B)=0.35',
      '\\Pr(A)=0.35',
      '35%',
      '7/20',
      "P(A')=0.35",
      'P(X<3) = 7/20',
      'E(X)=0.35',
    ],
    wrong: ['0.53', 'P(A)=0.53', '35', '3.5%', 'P(A)<0.35'],
  }),
  group('number', '4', {
    correct: [
      '\\lim_{x\\to2}x^2=4',
      'f(2)=4',
      "f'(2)=4",
      '\\bar{x}=4',
      'm=4',
      '\\mu=4',
      'dy/dx=4',
      '\\int_0^2 2x\\,dx=4',
      'a_3=4',
      '\\sigma = 4',
    ],
    wrong: ['f(4)=2', 'm=-4', '4x', 'x^4', '-4'],
  }),
  group('expression', '\\frac{d}{2}', { correct: ['d/2', '½d', '0.5d'], wrong: ['2/d', 'd', 'd^2', '2d'] }),
  group('expression', 'sin 3x + 2cos x', {
    correct: ['2\\cos x+\\sin3x', '\\sin\\left(3x\\right)+2\\cos\\left(x\\right)'],
    wrong: ['3sin x+2cos x', 'sin 3x·2cos x', 'sin(3x+2cos x)', '2sin 3x+cos x'],
  }),
  group('expression', '\\sqrt{9-x^2}', {
    correct: ['√((3-x)(3+x))', '(9-x^2)^{1/2}'],
    wrong: ['3-x', '√9-x^2', '√(x^2-9)', '√(9+x^2)'],
  }),
].flat();

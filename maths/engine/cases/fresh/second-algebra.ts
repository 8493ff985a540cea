import { forms, group } from '../case';

const x = { variable: 'x' };

/** A second round of algebra, functions and relations, written after the first had been mended. */
export const secondAlgebraCases = [
  group('expression', '3a+2b', {
    correct: [
      '2b+3a',
      '3a + 2b',
      '3*a+2*b',
      'a+2(a+b)',
      '3A+2B',
      '(3a+2b)',
      '\\left(3a+2b\\right)',
      'a·3+b·2',
      '3a--2b',
    ],
    wrong: ['5ab', '3a-2b', '2a+3b', '3a2b', '6ab', '3a+2', '3ab+2'],
    unreadable: ['3a+', '3a++', '3a+2b)'],
  }),
  group('expression', '4x^2-12x+9', {
    correct: [
      '(2x-3)^2',
      '(3-2x)^2',
      '9-12x+4x²',
      '4(x-1.5)^2',
      '(2x-3)(2x-3)',
      '4x²−12x+9',
      '4x^{2}-12x+9',
      '4xx-12x+9',
    ],
    wrong: ['(2x+3)^2', '4x^2-9', '4x^2+9', '(4x-9)^2', '2x^2-12x+9', '4x^2-12x', '4x2-12x+9'],
  }),
  group('expression', 'x^2y-3xy^2', {
    correct: ['xy(x-3y)', 'yx^2-3y^2x', 'x·x·y-3x·y·y', 'x²y−3xy²'],
    wrong: ['xy^2-3x^2y', 'xy(x+3y)', '-2x^3y^3', 'x^2y-3x^2y', 'xy(1-3)'],
  }),
  group('expression', '\\frac{x+3}{x-2}', {
    correct: ['(x+3)/(x-2)', '(x+3)÷(x-2)', '1+5/(x-2)', '(x^2+x-6)/(x-2)^2', '-(x+3)/(2-x)', '\\frac{3+x}{-2+x}'],
    wrong: ['x+3/x-2', '-3/2', '(x-2)/(x+3)', '(x+3)/(2-x)', '(x-3)/(x+2)'],
  }),
  group('expression', '\\frac{1}{x}-\\frac{1}{y}', {
    correct: ['(y-x)/(xy)', '1/x-1/y', '-\\frac{x-y}{xy}', 'x^{-1}-y^{-1}'],
    wrong: ['(x-y)/(xy)', '1/(x-y)', '0', 'y-x', '1/x-y'],
  }),
  group('expression', 'a^4b^6', {
    correct: ['(a^2b^3)^2', 'a^4·b^6', 'b^6a^4', '(ab)^4b^2', 'a^5b^7/(ab)'],
    wrong: ['a^6b^4', '(ab)^{10}', 'a^2b^3', 'a^4+b^6', '(a^2b^3)^3', '24ab'],
  }),
  group('expression', 'x^{-3}', {
    correct: ['1/x^3', '(1/x)^3', 'x^-3', 'x⁻³', '\\frac{1}{x^{3}}', '1/(x·x·x)'],
    wrong: ['-x^3', '-3x', 'x^3', '1/(3x)', 'x^{1/3}', '-3/x'],
  }),
  group('expression', '\\sqrt[3]{x}', {
    correct: ['x^{1/3}', 'cbrt(x)', '∛x', 'x^(1/3)', '\\sqrt[3]{x}', 'x^{\\frac{1}{3}}'],
    wrong: ['x/3', '√x', 'x^3', '3√x', 'x^-3', '√(3x)'],
  }),
  group('expression', '\\sqrt{x}\\sqrt{y}', {
    correct: ['√x√y', '√y√x', '\\sqrt{y}\\cdot\\sqrt{x}'],
    wrong: ['√x+√y', 'xy', '√(x+y)', 'x√y'],
  }),
  group('expression', '2^{x+3}', {
    correct: ['8·2^x', '8(2^x)', '2^3 2^x', '4·2^{x+1}', '2^{3+x}'],
    wrong: ['2^x+8', '16^x', '2^{3x}', '2^x+3', '8^x', '6^x'],
  }),
  group('expression', '\\frac{4^x}{2^x}', {
    correct: ['2^x', '2^{2x-x}', '(4/2)^x'],
    wrong: ['2', '4', '2^{x^2}', '2x', '2^2x'],
  }),
  group('expression', 'log(ab)', {
    correct: ['log a+log b', '\\log a+\\log b', 'log(ba)', '\\log\\left(ab\\right)'],
    wrong: ['log a log b', 'log(a+b)', 'log a - log b', 'ln(ab)', 'b log a'],
  }),
  group('expression', '\\ln\\sqrt{x}', {
    correct: ['½ ln x', '\\frac{1}{2}\\ln x', '0.5 ln x', '\\frac{\\ln x}{2}', 'ln(x^{1/2})'],
    wrong: ['√(ln x)', '2 ln x', 'ln x', 'ln(x/2)', 'ln x - ln 2'],
  }),
  group('expression', '\\log_2(8x)', {
    correct: ['3+log_2 x', '3+\\log_2x', '\\log_28+\\log_2x', 'ln(8x)/ln 2'],
    wrong: ['3 log_2 x', '8 log_2 x', 'log_2 x+8', 'log(8x)', 'log_8(2x)'],
  }),
  group('expression', 'sin^2x+cos^2x', {
    correct: ['1', 'sin²x+cos²x', '\\sin^2x+\\cos^2x'],
    wrong: ['0', 'sin 2x', '(sin x+cos x)^2', '2', 'sin x+cos x'],
  }),
  group('expression', '2 sin x', {
    correct: ['2\\sin x', 'sin x+sin x', '2sin(x)', 'sin(x)·2', '2\\sin\\left(x\\right)'],
    wrong: ['sin 2x', 'sin^2 x', '2 cos x', 'sin x', 'sin(x)^2', 'sin(x2)'],
  }),
  group('expression', '\\tan(\\pi/2-x)', {
    correct: ['cot x', '1/tan x', 'cos x/sin x'],
    wrong: ['tan x', '-tan x', '-cot x', 'π/2-tan x'],
  }),
  group('expression', 'cos(A-B)', {
    correct: ['cos A cos B+sin A sin B', 'cos(B-A)', '\\cos A\\cos B+\\sin A\\sin B'],
    wrong: ['cos A-cos B', 'cos A cos B-sin A sin B', 'cos(A+B)', 'sin A cos B'],
  }),
  group('expression', '\\sin 3x', {
    correct: ['3sin x-4sin^3x', 'sin 2x cos x+cos 2x sin x', '\\sin\\left(3x\\right)'],
    wrong: ['3 sin x', 'sin^3x', '4sin^3x-3sin x', '3sin x-sin^3x'],
  }),
  group('expression', '\\frac{1-\\cos 2x}{2}', {
    correct: ['sin^2x', '\\sin^2x', '½-½cos 2x'],
    wrong: ['cos^2x', 'sin x', '1-cos x', '(1+cos 2x)/2'],
  }),
  group('expression', '(x+y)^3', {
    correct: ['x^3+3x^2y+3xy^2+y^3', '(y+x)^3', '(x+y)(x^2+2xy+y^2)'],
    wrong: ['x^3+y^3', 'x^3+3xy+y^3', '(x-y)^3', 'x^3+x^2y+xy^2+y^3'],
  }),
  group('expression', '|x-5|', {
    correct: ['|5-x|', '\\left|x-5\\right|', '√((x-5)^2)', 'abs(5-x)'],
    wrong: ['x-5', '|x|-5', '|x+5|', '5-x', '|x|+5'],
  }),
  group('expression', 'k', { correct: ['k', 'k^1', '2k/2', 'K'], wrong: ['1', 'k^2', '-k', '0', 'c'] }),
  group('expression', 'mx+c', {
    correct: ['c+mx', 'xm+c', 'y=mx+c', 'm x + c', 'm*x+c'],
    wrong: ['m+x+c', 'mx-c', 'mc+x', 'x+c', 'mxc'],
  }),
  group('expression', '-x^2', {
    correct: ['-(x^2)', '-x·x', '−x²', '-1x^2', '0-x^2'],
    wrong: ['(-x)^2', 'x^2', '-2x', 'x^-2', '-x'],
  }),
  group('expression', '100(1.05)^n', {
    correct: ['100×1.05^n', '100·1.05^{n}', '1.05^n×100', '100(21/20)^n', '100(1+0.05)^n', '105(1.05)^{n-1}'],
    wrong: ['105^n', '100(1.5)^n', '100(1.05n)', '100+1.05^n', '100(0.95)^n', '100(1.05)n'],
  }),
  group('expression', '\\frac{a}{1-r}', {
    correct: ['a/(1-r)', '-a/(r-1)', 'a(1-r)^{-1}', 'a÷(1-r)'],
    wrong: ['a/1-r', 'a/(r-1)', '(1-r)/a', 'a/(1+r)', 'a-r'],
  }),
  group('expression', '(n+1)!', {
    correct: ['(n+1)n!', '(n+1)!', '(n+1)(n)(n-1)!'],
    wrong: ['n!+1', 'n!+1!', 'n!', 'n(n+1)', '(n+1)^n'],
  }),
  group('expression', '\\frac{dy}{dx}=4x-1', {
    correct: ['4x-1', 'dy/dx=4x-1', "y'=4x-1", "f'(x)=4x-1"],
    wrong: ['4x', '4x+1', '2x^2-x', 'dy/dx=4x'],
  }),

  group('equation', 'y=-x+4', {
    correct: ['x+y=4', 'y=4-x', 'y+x-4=0', '4-x=y', 'y-1=-(x-3)', 'y=-1x+4', 'f(x)=4-x', '-y=x-4', 'g(x)=4-x'],
    form: ['-x+4', '4-x'],
    wrong: ['y=x+4', 'y=-x-4', 'y=x-4', 'x-y=4', 'y=-4x', 'y=4', 'y≤-x+4', 'x=-y-4'],
  }),
  group('equation', 'y=\\frac23x-1', {
    correct: ['3y=2x-3', '2x-3y=3', 'y=2x/3-1', 'y=(2x-3)/3', '2x-3y-3=0', 'y=0.\\overline6x-1'],
    wrong: ['y=3x/2-1', 'y=2/(3x)-1', '3y=2x-1', 'y=2x-3', 'y=-2x/3-1'],
    form: ['y=0.67x-1'],
  }),
  group('equation', 'y=2^x', {
    correct: ['y=2^{x}', '2^x=y', 'f(x)=2^x', 'y=4^{x/2}', '2y=2^{x+1}'],
    wrong: ['y=x^2', 'y=2x', 'x=2^y', 'y=2^{-x}', 'y=2^x+1'],
  }),
  group('equation', 'x^2+y^2=16', {
    correct: ['y^2+x^2=16', 'x²+y²=4²', '3x^2+3y^2=48', 'x^2=16-y^2', '(x-0)^2+(y-0)^2=16'],
    wrong: ['x^2+y^2=4', 'x+y=4', 'y=√(16-x^2)', 'x^2-y^2=16', '(x+y)^2=16', 'x^2+y^2=-16'],
  }),
  group('equation', 'y=3', {
    correct: ['y=3', '3=y', 'y-3=0', '2y=6'],
    wrong: ['x=3', 'y=-3', 'y=3x', 'y>3', 'y^2=9'],
  }),
  group('equation', 'P=2l+2w', {
    correct: ['P=2(l+w)', '2l+2w=P', 'P/2=l+w', 'P-2w=2l'],
    wrong: ['P=lw', 'P=l+w', 'P=2l+w', 'P=2lw'],
  }),
  group(
    'equation',
    'w=(P-2l)/2',
    {
      correct: ['w=P/2-l', '\\frac{P-2l}{2}', 'w=½(P-2l)', 'w=\\frac{P}{2}-l'],
      form: ['2w=P-2l', 'P=2l+2w'],
      wrong: ['w=P-2l/2', 'w=P-l', 'w=(P+2l)/2', 'w=2(P-2l)', 'w=P/2-2l'],
    },
    { variable: 'w' },
  ),
  group(
    'equation',
    'x=\\ln 5',
    {
      correct: ['x=ln 5', '\\ln5', 'ln 5', 'x=\\ln\\left(5\\right)', 'x=ln 10-ln 2'],
      form: ['x=1.609'],
      wrong: ['x=log 5', 'x=5', 'x=ln(-5)', 'x=e^5'],
    },
    x,
  ),

  group(
    'inequality',
    'x>=-3',
    {
      correct: [
        'x≥-3',
        '-3≤x',
        '[-3,∞)',
        'x\\ge-3',
        'x\\geqslant -3',
        'x is greater than or equal to -3',
        'x ≥ −3',
        '\\{x:x\\ge-3\\}',
        '{x | x >= -3}',
        'x=>-3',
      ],
      form: ['-x≤3', 'x+3≥0', '2x≥-6', '3x+1≥-8'],
      wrong: ['x≤-3', 'x>-3', '(-3,∞)', 'x≥3', '-3', 'x=-3', '[-3,3]', 'x≥-3.1', '-3≥x'],
      unreadable: ['x≥', '≥-3', '[-3,∞', 'x≥≥-3'],
    },
    x,
  ),
  group(
    'inequality',
    '0<x<=10',
    {
      correct: [
        '0<x≤10',
        '(0,10]',
        '10≥x>0',
        'x>0 and x≤10',
        '0<x and x<=10',
        ']0,10]',
        'x∈(0,10]',
        '0 \\lt x \\leq 10',
      ],
      wrong: ['0≤x<10', '[0,10)', '0<x<10', 'x>0', 'x≤10', 'x>0 or x≤10', '0≤x≤10', '10<x≤0', '1<x≤10'],
    },
    x,
  ),
  group(
    'inequality',
    'x<1 or x>=4',
    {
      correct: [
        'x≥4 or x<1',
        '(-∞,1)∪[4,∞)',
        '1>x or 4<=x',
        'x<1 \\text{ or } x\\ge4',
        '\\left(-\\infty,1\\right)\\cup\\left[4,\\infty\\right)',
      ],
      wrong: ['x≤1 or x>4', '1≤x<4', 'x<1 and x≥4', 'x<1', '(1,4)', '4≤x<1', '(-∞,1)∩[4,∞)'],
    },
    x,
  ),
  group(
    'inequality',
    '1<x<7',
    {
      correct: ['1<x<7', '(1,7)', '7>x>1'],
      form: ['|x-4|<3', '-3<x-4<3', '2<2x<14'],
      wrong: ['|x-4|>3', '|x+4|<3', '1≤x≤7', 'x<7', '(7,1)', 'x<1 or x>7'],
    },
    x,
  ),
  group(
    'inequality',
    'x!=2',
    {
      correct: ['x≠2', 'x\\ne2', 'x\\neq 2', '2≠x', '(-∞,2)∪(2,∞)', 'x<2 or x>2'],
      wrong: ['x=2', 'x≠-2', 'x>2', 'x≠3', 'x<2'],
    },
    x,
  ),
  group(
    'inequality',
    'x^2<16',
    { correct: ['-4<x<4', '(-4,4)', 'x^2<16', '16>x^2'], wrong: ['x<4', 'x<±4', 'x^2≤16', 'x>-4', 'x<-4 or x>4'] },
    x,
  ),

  group(
    'solutions',
    'x=0 or x=-6',
    {
      correct: [
        'x=0,-6',
        '0, -6',
        'x=-6 or x=0',
        '-6 and 0',
        '{-6,0}',
        'x=0, x=-6',
        'x=0 or -6',
        '0 or -6',
        'x = 0 and x = -6',
        '0;-6',
        'x=\\left\\{0,-6\\right\\}',
        'x=-6\\text{ or }0',
        'x=0 or x=-6',
      ],
      wrong: ['0', '-6', 'x=6 or x=0', 'x=-6', '(0,-6)', 'x(x+6)=0', '0,6', '0-6', 'x=0, y=-6', 'x=±6', '0 to -6'],
      unreadable: ['x=0 or', 'x=, -6', 'x=0,-6)'],
    },
    x,
  ),
  group(
    'solutions',
    'x=2/3 or x=-5',
    {
      correct: [
        '2/3,-5',
        'x=\\frac23,-5',
        'x=-5, x=2/3',
        'x=0.\\overline6 or x=-5',
        '-5, 4/6',
        'x=\\frac{2}{3}\\text{ or }x=-5',
      ],
      wrong: ['3/2,-5', '-2/3,5', '2/3', '2/3,5'],
      form: ['0.67,-5', '0.6667,-5'],
    },
    x,
  ),
  group(
    'solutions',
    't=4',
    { correct: ['t=4', '4', '{4}', 't=4,4', '4 or 4', 'T=4', 'four'], wrong: ['t=-4', 't=±4', '4,-4', 't>4', 'x=4'] },
    { variable: 't' },
  ),
  group(
    'solutions',
    'x=±√6',
    {
      correct: ['√6,-√6', 'x=\\pm\\sqrt6', '±√6', '+√6 or -√6', 'x=√6 or x=-√6', 'x=-\\sqrt{6},\\sqrt{6}'],
      wrong: ['√6', '±6', '±√3', '6,-6'],
      form: ['±2.449', '±2.449489742783178'],
    },
    x,
  ),
  group(
    'solutions',
    'x=60° or x=300°',
    {
      correct: ['60°, 300°', '60,300', 'x=60^{\\circ},300^{\\circ}', '300° or 60°', 'x = 60 degrees or 300 degrees'],
      wrong: ['60°', '60°,120°', '±60°', 'π/3,5π/3', '60°,240°'],
    },
    { variable: 'x', unit: '°' },
  ),
  group(
    'solutions',
    'x=nπ/2',
    {
      correct: [
        'nπ/2',
        'x=\\frac{n\\pi}{2}',
        'kπ/2',
        'x=nπ or x=nπ+π/2',
        '\\frac{\\pi n}{2},n\\in\\mathbb{Z}',
        'x = nπ/2 where n is an integer',
      ],
      wrong: ['nπ', 'π/2', 'nπ+π/2', 'nπ/4', '2nπ', '0, π/2, π'],
    },
    x,
  ),

  group('system', 'x=-1, y=4', {
    correct: [
      'x=-1,y=4',
      '(-1,4)',
      'x=-1 and y=4',
      'y=4; x=-1',
      'x=-1\\\\y=4',
      '(x,y)=(-1,4)',
      'X=-1, Y=4',
      'x = -1 & y = 4',
      '4=y and -1=x',
      'x=-1, \\quad y=4',
    ],
    wrong: ['(4,-1)', 'x=4,y=-1', 'x=-1', 'y=4', 'x=1,y=4', '-1', 'x=-1,y=4,z=1', 'x=-1 or y=4', '[-1,4]', '(-1,-4)'],
    unreadable: ['(-1,4', 'x=-1 y=='],
  }),
  group('system', 'm=3, c=-5', {
    correct: ['m=3,c=-5', 'c=-5, m=3', '(3,-5)', 'm=3 and c=-5'],
    wrong: ['m=-5,c=3', 'm=3', 'y=3x-5', 'm=3,c=5', 'm=3, b=-5'],
  }),

  group(
    'expression',
    '8x-12',
    {
      correct: ['8x-12', '-12+8x'],
      form: ['4(2x-3)', '8x-10-2', '2(4x-6)', '5x+3x-12'],
      wrong: ['8x+12', '8x-3', '4(2x+3)', '-4x'],
    },
    forms('expanded'),
  ),
  group(
    'expression',
    '4(2x-3)',
    {
      correct: ['4(2x-3)', '-4(3-2x)', '(2x-3)4'],
      form: ['8x-12', '2(4x-6)'],
      wrong: ['4(2x+3)', '4(2x-12)', '4(x-3)'],
    },
    forms('factorised'),
  ),
  group(
    'expression',
    '(x+5)(x-2)',
    {
      correct: ['(x-2)(x+5)', '(x+5)(x-2)', '(5+x)(-2+x)'],
      form: ['x^2+3x-10', '(x+5)x-2(x+5)', 'x(x+3)-10'],
      wrong: ['(x-5)(x+2)', '(x+5)(x+2)', '(x+10)(x-1)'],
    },
    forms('factorised'),
  ),
  group(
    'expression',
    'x^2-10x+25',
    {
      correct: ['(x-5)^2', '(x-5)(x-5)', '(5-x)^2'],
      form: ['x^2-10x+25', 'x(x-10)+25'],
      wrong: ['(x+5)^2', '(x-5)(x+5)', '(x-25)^2'],
    },
    forms('factorised'),
  ),
  group(
    'expression',
    '2(x+3)^2-7',
    {
      correct: ['2(x+3)^2-7', '-7+2(3+x)^2'],
      form: ['2x^2+12x+11', '2(x^2+6x+9)-7', '2(x+3)(x+3)-7'],
      wrong: ['2(x-3)^2-7', '(x+3)^2-7', '2(x+3)^2+7'],
    },
    forms('completed-square'),
  ),
  group(
    'expression',
    '7x',
    { correct: ['7x', 'x·7'], form: ['3x+4x', '14x/2', '7x^2/x', '8x-x'], wrong: ['7', '12x', 'x^7', '7x^2'] },
    forms('simplified'),
  ),
  group(
    'expression',
    '\\frac{a}{3b}',
    {
      correct: ['a/(3b)', '\\frac{a}{3b}'],
      form: ['2a/(6b)', 'a^2/(3ab)', '4a/(12b)'],
      wrong: ['3b/a', 'a/3b', '3a/b', 'ab/3'],
    },
    forms('simplified'),
  ),
  group(
    'number',
    '3√6',
    { correct: ['3√6', '3\\sqrt{6}'], form: ['√54', '√9√6', '18/√6', '√6+2√6', '7.35'], wrong: ['6√3', '9√6'] },
    forms('surd'),
  ),
].flat();

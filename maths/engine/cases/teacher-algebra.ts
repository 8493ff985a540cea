import { forms, group } from './case';

const x = { variable: 'x' };

/** Algebra a suspicious teacher would try: sign slips, swapped roles, forms half done. */
export const suspiciousAlgebraCases = [
  group('expression', '2+x', { correct: ['x+2', '(x+2)', '4/2+x'], wrong: ['x-2', '2x', '2-x', 'x+2.0000001', 'y+2'] }),
  group(
    'expression',
    '2x+6',
    { correct: ['2x+6', '6+2x'], form: ['2(x+3)', 'x+x+6', '2x+4+2'], wrong: ['2x+3', '2x-6'] },
    forms('expanded'),
  ),
  group(
    'expression',
    'x^2-9',
    { form: ['(x-3)(x+3)', 'x·x-9'], wrong: ['x^2+9', '(x-3)^2', '9-x^2'] },
    forms('expanded'),
  ),
  group(
    'expression',
    '6x+9',
    { correct: ['3(2x+3)', '3(3+2x)'], form: ['6x+9', '1(6x+9)', '1.5(4x+6)'], wrong: ['3(2x+9)'] },
    forms('factorised'),
  ),
  group(
    'expression',
    'x^2-4',
    { correct: ['(x-2)(x+2)', '(x+2)(x-2)'], form: ['x^2-4', '-(4-x^2)'], wrong: ['(x-2)^2'] },
    forms('factorised'),
  ),
  group(
    'expression',
    'x^3-x',
    { correct: ['x(x-1)(x+1)'], form: ['x(x^2-1)', '(x^2-x)(x+1)', 'x^3-x'] },
    forms('factorised'),
  ),
  group(
    'expression',
    '(x+2)^2-7',
    { correct: ['(x+2)^2-7'], form: ['x^2+4x-3', '(x+2)(x+2)-7'], wrong: ['(x-2)^2-7', '(x+2)^2+7'] },
    forms('completed-square'),
  ),
  group(
    'expression',
    '3x/4',
    { correct: ['3x/4', '3/4 x', '\\frac{3x}{4}'], form: ['6x/8', 'x-x/4', '0.75x·1'], wrong: ['4x/3', '3/(4x)'] },
    forms('simplified'),
  ),
  group(
    'expression',
    '(x+1)/(x+2)',
    {
      correct: ['(x+1)/(x+2)'],
      form: ['(x^2+x)/(x^2+2x)', '(2x+2)/(2x+4)', '1-1/(x+2)·1'],
      wrong: ['(x+2)/(x+1)', '1/2'],
    },
    forms('simplified'),
  ),
  group('expression', 'x^6', {
    wrong: ['x^5', '(x^3)^3', 'x^2+x^4', '6x', 'x^-6'],
    correct: ['(x^2)^3', 'x^2 x^4', 'x^8/x^2'],
  }),
  group('expression', '-2(x-3)', { wrong: ['-2x-6', '2x-6', '-2x+3'], correct: ['6-2x', '2(3-x)'] }),
  group('expression', '(x+y)^2', { wrong: ['x^2+y^2', 'x^2+xy+y^2', '(x-y)^2'], correct: ['x²+2xy+y²', '(y+x)^2'] }),
  group('expression', '√(x^2+9)', {
    wrong: ['x+3', '√x^2+9', '√(x^2-9)', '√(x+3)'],
    correct: ['√(9+x²)', '(x^2+9)^(1/2)'],
  }),
  group('expression', 'sin x cos x', { wrong: ['sin 2x', 'sin x + cos x', 'sin(x cos x)'], correct: ['sin(2x)/2'] }),
  group('expression', 'ln x - ln 2', { wrong: ['ln x / ln 2', 'ln(x-2)', 'ln(2x)'], correct: ['ln(x/2)'] }),
  group('expression', '(x^2+y^2+10)^40', {
    correct: ['(10+y^2+x^2)^40'],
    wrong: ['(x^2+y^2+10)^40+1', '(x^2+y^2+10)^39'],
  }),
  group('expression', '(x+y+z+1)^9', { correct: ['(1+z+y+x)^9'], wrong: ['(x+y+z-1)^9', '(x+y+z+1)^9+10^-6'] }),

  group(
    'expression',
    'x^2+3x+C',
    {
      correct: ['x^2+3x+C', 'x²+3x+c', 'k+3x+x^2', 'x(x+3)+D', 'x^2+3x-c', 'x^2+3x+2C', 'y=x^2+3x+c', 'x^2+3x+1+C'],
      form: ['x^2+3x', 'x^2+3x+5', 'y=x^2+3x'],
      wrong: ['x^2+C', 'x^2+3x+Cx', '2x+3+C', 'C', 'x^2+3x+C+y', 'x^2+3x+C^2', 'x^2-3x+C'],
    },
    { ...x, upToConstant: true },
  ),
  group(
    'expression',
    'ln|x|',
    {
      correct: ['ln|x|+C', 'ln|2x|+c'],
      form: ['ln|x|', 'ln x + C'],
      wrong: ['-1/x^2+C', 'ln|x|C', 'ln|x+1|+C'],
    },
    { ...x, ...forms('with-constant') },
  ),
  group(
    'expression',
    'sin^2 x',
    {
      correct: ['sin^2 x + C', '-cos^2 x + C', '-1/2 cos 2x + k'],
      form: ['-cos^2 x'],
      wrong: ['cos^2 x + C', 'sin^2 x + 0.001x + C', '2 sin x + C'],
    },
    { ...x, upToConstant: true },
  ),
  group(
    'expression',
    'x^2/2+C',
    { form: ['x^2/2'], correct: ['1/2x^2+c'], wrong: ['x^2+C', 'x/2+C'] },
    { ...x, upToConstant: true },
  ),

  group('equation', 'y=3x-2', {
    form: ['3x-2'],
    wrong: ['y=3x+2', 'y=-3x-2', 'y=2x-3', 'x=3y-2', 'y<3x-2', 'y=3x-2.0001'],
    correct: ['3x-y=2', 'y+2=3x'],
  }),
  group('equation', 'x^2+y^2=9', { wrong: ['x^2+y^2=3', 'x^2+y^2=81', 'x^2-y^2=9', '(x+y)^2=9', 'x^2+y^2'] }),
  group('equation', '(x^2+y^2+10)^40=1', { wrong: ['(x^2+y^2+10)^40=2'] }),
  group(
    'solutions',
    'x=2 or x=-5',
    {
      correct: ['x=2, x=-5', 'x=2orx=-5', 'x=-5 and x=2', 'x = 2 ; x = -5', '2 or -5.', 'x=2, or x=-5', 'x=2 OR x=-5'],
      wrong: [
        'x=-2 or x=5',
        'x=2',
        'x=±2',
        'x=2 or x=-5 or x=0',
        'x≠2, x≠-5',
        'x>2 or x=-5',
        'x=2.0001 or x=-5',
        '-5<x<2',
        '1∈{2,-5}',
        'y∈{2,-5}',
      ],
    },
    x,
  ),
  group('solutions', 'x=0 or x=3', { wrong: ['x=3', 'x=0', 'x=0,-3', '3', 'x(x-3)=0'], correct: ['0,3', 'x=3,0'] }, x),
  group('solutions', 'x=±√5', { wrong: ['x=√5', 'x=±5'], correct: ['x=√5, -√5', '±√5'], form: ['x=±2.236'] }, x),
  group(
    'number',
    '4',
    { correct: ['x=4', 'x = 4.'], wrong: ['x≠4', 'x≥4', 'x=-4', 'x=±4', 'y=4'], unreadable: ['2x+3=11', 'x^2=16'] },
    x,
  ),

  group('inequality', '-3<=x<2', {
    correct: ['-3≤x<2', '[-3,2)', '[-3,2[', '2>x≥-3', 'x≥-3 and x<2', '[-3;2['],
    wrong: ['-3<x≤2', '-3<x<2', '-3≤x≤2', ']-3,2]', '(-3,2)', '[-3,2]', 'x<2', '-3≤x', '-2≤x<3', '3≤x<2'],
  }),
  group('inequality', '2<x<5', {
    correct: [']2,5[', '(2,5)', ']2;5['],
    wrong: ['[2,5]', '[2,5[', '{2,5}', '2<x', '5<x<2'],
  }),
  group('inequality', 'x<=2 or x>5', {
    correct: [']-∞,2]∪]5,∞[', '(-∞,2]∪(5,∞)'],
    wrong: ['x<=2 and x>5', '(-∞,2)∪(5,∞)', '5<x<=2'],
  }),
  group('inequality', 'x!=3', { correct: ['x≠3', 'x\\ne3'], wrong: ['x=3', 'x>3', 'x≠-3', 'x≠4'] }),
  group('inequality', 'x>-4', { wrong: ['x<-4', 'x>4', 'x≥-4', '-4>x', 'x>-4.01'], correct: ['-4<x', ']-4,∞['] }),
].flat();

import { type Case, forms, group } from '../case';

/**
 * A fifth round: equations, inequalities, sets of solutions, points. Written from the documentation of STACK's AlgEquiv
 * and Equiv, and of WeBWorK's Interval, Inequalities, ImplicitEquation, SolutionFor and Vector contexts.
 */
export const fifthRelationCases: Case[] = [
  group(
    'inequality',
    'x<-2 or x>2',
    {
      correct: [
        'x<-2 or x>2',
        'x>2 or x<-2',
        '(-∞,-2)∪(2,∞)',
        '(-infinity,-2) U (2,infinity)',
        '(-\\infty,-2)\\cup(2,\\infty)',
        'x<-2, x>2',
        '-2>x or 2<x',
        ']-∞,-2[ ∪ ]2,∞[',
        'R \\ [-2,2]',
        'ℝ∖[-2,2]',
        '\\mathbb{R}\\setminus[-2,2]',
        'x>2 or x<-2.0',
      ],
      form: ['x^2>4', '|x|>2', 'x^2-4>0', 'x^4>16', '(x-2)(x+2)>0'],
      wrong: ['x>2', '-2<x<2', 'x<-2', 'x<=-2 or x>=2', '(-2,2)', 'x<2 or x>-2', 'x=2', '(-∞,-2]∪[2,∞)', 'R \\ (-2,2)'],
      unreadable: ['banana', 'big numbers'],
    },
    { variable: 'x' },
  ),
  group(
    'inequality',
    '-3<=x<=3',
    {
      correct: [
        '-3<=x<=3',
        '[-3,3]',
        'x>=-3 and x<=3',
        '3>=x>=-3',
        '-3≤x≤3',
        'x∈[-3,3]',
        '[-3,0]∪[0,3]',
        '[-3,3] \\ {}',
      ],
      form: ['x^2<=9', '|x|<=3', 'x^4<=81', '9-x^2>=0'],
      wrong: ['(-3,3)', 'x<=3', '-3<x<3', 'x>=-3 or x<=3', '[-3,3)', '[3,-3]', '[-3,3] \\ {0}'],
    },
    { variable: 'x' },
  ),
  group(
    'inequality',
    'x!=0',
    {
      correct: ['x!=0', 'x≠0', '(-∞,0)∪(0,∞)', 'x<0 or x>0', 'R \\ {0}', '\\mathbb{R}\\setminus\\{0\\}'],
      wrong: ['x=0', 'x>0', 'x<0', 'R'],
    },
    { variable: 'x' },
  ),
  group(
    'inequality',
    '0<=x<5',
    {
      correct: ['0<=x<5', '[0,5)', '[0,5[', 'x>=0 and x<5', '0≤x<5', '[0,6) \\ [5,6)', '[0,5] \\ {5}', '[0,2) U [2,5)'],
      wrong: ['(0,5)', '[0,5]', '0<x<5', 'x<5', '[0,5] \\ {0}', '[0,2) U (2,5)'],
    },
    { variable: 'x' },
  ),
  group(
    'solutions',
    'x=2 or x=-2',
    {
      correct: [
        'x=2 or x=-2',
        'x=±2',
        '±2',
        '2,-2',
        '-2 and 2',
        '{2,-2}',
        'x = 2, x = -2',
        'x=\\pm2',
        '2 or -2',
        'x∈{-2,2}',
      ],
      wrong: ['2', 'x=2', '4', 'x=±4', 'x=2 or x=3', '2,-2,0', '-2'],
      unreadable: ['banana', 'both'],
    },
    { variable: 'x' },
  ),
  group(
    'solutions',
    'no solution',
    {
      correct: [
        'no solution',
        'no solutions',
        'none',
        '∅',
        '{}',
        'There are no solutions',
        'no real solutions',
        '0=1',
        '0=5',
        'no solution exists',
        'there is no solution',
      ],
      wrong: ['x=0', '0', 'all real numbers', '0=0', 'x=1'],
    },
    { variable: 'x' },
  ),
  group(
    'solutions',
    'all real numbers',
    {
      correct: [
        'all real numbers',
        'any number',
        'all values of x',
        '0=0',
        '5=5',
        'x∈R',
        'infinitely many solutions',
        'true for all x',
        'x=x',
        'R',
        'ℝ',
        'every real number',
      ],
      wrong: ['no solution', '0', 'x=0', '0=1', '1'],
    },
    { variable: 'x' },
  ),
  group(
    'solutions',
    'x=π/6+2nπ or x=5π/6+2nπ',
    {
      correct: [
        'x=π/6+2nπ or x=5π/6+2nπ',
        'x=\\frac{\\pi}{6}+2n\\pi, x=\\frac{5\\pi}{6}+2n\\pi',
        'x=nπ+(-1)^n π/6',
        'x=π/6+2kπ, 5π/6+2kπ',
        'x=5π/6-2nπ or x=π/6+2πn',
        'x = 2nπ + π/6 or x = (2n+1)π - π/6',
        'x = π/2 ± π/3 + 2nπ',
      ],
      wrong: ['x=π/6', 'x=π/6+nπ', 'x=π/6+2nπ', 'x=π/6 or x=5π/6', 'x=30', 'x=π/3+2nπ or x=2π/3+2nπ'],
    },
    { variable: 'x' },
  ),
  group(
    'solutions',
    'x=30° or x=150°',
    {
      correct: ['x=30° or x=150°', '30, 150', '30°,150°', '30 degrees, 150 degrees', '150°, 30°', 'x=30,150'],
      wrong: ['30', 'x=30° or x=210°', '150', '30°, 150°, 390°', '60°,120°'],
    },
    { variable: 'x', unit: '°' },
  ),
  group(
    'solutions',
    'x=π/4 or x=3π/4',
    {
      correct: ['π/4, 3π/4', 'x=π/4 or x=3π/4', '\\frac{\\pi}{4},\\frac{3\\pi}{4}'],
      form: ['45°, 135°', '0.25π, 0.75π', '0.785, 2.356'],
      wrong: ['π/4', 'π/4, 5π/4'],
    },
    { variable: 'x', ...forms('exact') },
  ),
  group('equation', 'y=2x+3', {
    correct: ['y=2x+3', '2x+3=y', 'y-2x=3', 'y=3+2x', '2x-y+3=0', 'y-3=2x', 'y = 2(x+1.5)', '\\frac{y-3}{x}=2'],
    wrong: ['y=2x-3', 'y=3x+2', 'x=2y+3', 'y=2x', '0=0'],
    unreadable: ['banana', 'y=', 'straight line'],
  }),
  group(
    'equation',
    'x=(c-b)/a',
    {
      correct: [
        'x=(c-b)/a',
        'x=\\frac{c-b}{a}',
        '(c-b)/a',
        '(c-b)/a=x',
        'x=c/a-b/a',
        'x=(b-c)/(-a)',
        'x = -(b-c)/a',
        'x=\\frac{1}{a}(c-b)',
      ],
      form: ['ax+b=c', 'ax=c-b', 'x+b/a=c/a', 'c=ax+b'],
      wrong: ['x=(c+b)/a', 'x=c-b/a', 'x=a(c-b)', 'x=(b-c)/a', 'x=a/(c-b)'],
    },
    { variable: 'x' },
  ),
  group(
    'equation',
    'r=√(A/π)',
    {
      correct: [
        'r=√(A/π)',
        'r=\\sqrt{\\frac{A}{\\pi}}',
        'sqrt(A/pi)',
        'r=√A/√π',
        'r=(A/π)^(1/2)',
        'r=\\frac{\\sqrt{Aπ}}{π}',
      ],
      form: ['r^2=A/π', 'A=πr^2', 'πr²=A'],
      wrong: ['r=A/π', 'r=√A/π', 'r=√(Aπ)', 'r=A^2/π', 'r=√(π/A)'],
    },
    { variable: 'r' },
  ),
  group('equation', 'x^2+y^2=25', {
    correct: ['x^2+y^2=25', '25=x²+y²', 'y^2=25-x^2', 'x^2+y^2-25=0', '2x^2+2y^2=50', '(x^2+y^2)/25=1', 'x^2+y^2=5^2'],
    wrong: ['x^2+y^2=5', 'x+y=5', 'y=√(25-x^2)', 'x^2-y^2=25'],
  }),
  group('system', 'x=2, y=-1', {
    correct: [
      'x=2, y=-1',
      'y=-1, x=2',
      '(2,-1)',
      'x=2 and y=-1',
      '(x,y)=(2,-1)',
      '\\begin{cases}x=2\\\\y=-1\\end{cases}',
      'x = 2; y = -1',
    ],
    wrong: ['x=-1, y=2', '(−1,2)', 'x=2', '2', 'x=2, y=1'],
    unreadable: ['banana', 'x=, y=-1'],
  }),
  group(
    'coordinate',
    '(2,-3)',
    {
      correct: ['(2,-3)', '(2, -3)', '2,-3', 'x=2, y=-3', '(2;-3)', 'P(2,-3)', '\\left(2,-3\\right)'],
      wrong: ['(-3,2)', '(2,3)', '(2,-3,0)', '(-2,3)'],
      unreadable: ['2', 'banana', '-3', 'left'],
    },
    { question: 'Where is the corner?' },
  ),
  group('coordinate', '(1,2),(3,4)', {
    correct: ['(1,2),(3,4)', '(3,4),(1,2)', '(1,2) and (3,4)', '(1,2);(3,4)'],
    wrong: ['(1,2)', '(2,1),(4,3)', '(1,3),(2,4)', '(1,2),(3,4),(5,6)'],
  }),
  group('coordinate', '(1,2,-1)', {
    correct: ['(1,2,-1)', 'i+2j-k', '⟨1,2,-1⟩', '\\begin{pmatrix}1\\\\2\\\\-1\\end{pmatrix}', '1i+2j-1k', '<1,2,-1>'],
    wrong: ['(1,2)', 'i+2j+k', '(1,-1,2)', 'i+2j'],
  }),
  group('set', '{1,2,3}', {
    correct: ['{1,2,3}', '1,2,3', '{3,2,1}', '3, 1, 2', '{1,1,2,3}', '1 2 3', '\\{1,2,3\\}', '{1}∪{2,3}'],
    wrong: ['{1,2}', '(1,2,3)', '{1,2,3,4}', '123', '[1,3]'],
    unreadable: ['banana', 'one of them'],
  }),
  group('number', '\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}', {
    correct: [
      '\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}',
      '[1,2;3,4]',
      '[[1,2],[3,4]]',
      '\\begin{bmatrix}1&2\\\\3&4\\end{bmatrix}',
      '[1,4/2;3,4]',
    ],
    wrong: ['[1,3;2,4]', '[1,2,3,4]', '[1,2;3,5]', '10'],
  }),
  group('number', '3+4i', {
    correct: ['3+4i', '4i+3', '3+i4', '3 + 4 i', '6/2+4i'],
    wrong: ['3-4i', '4+3i', '7i', '5', '3+4'],
  }),
].flat();

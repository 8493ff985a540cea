import { type Case, forms, group } from '../case';

/**
 * A sixth round, one group or more for each thing that the fifth did not understand: general and listed solutions of
 * trigonometric equations, piecewise and parametric answers, formulas solved for a letter, units with prefixes,
 * intervals, partial fractions. Written from the documentation of STACK's answer tests and of WeBWorK's contexts
 * (PiecewiseFunction, ParametricLine, ParametricPlane, Units, Interval), verdicts before the checker saw them.
 */
export const sixthCases: Case[] = [
  // General solutions.
  group(
    'solutions',
    'x=π/3+2nπ or x=2π/3+2nπ',
    {
      correct: [
        'x=π/3+2nπ, x=2π/3+2nπ',
        'x=π/3+2kπ or x=2π/3+2kπ, k∈ℤ',
        'x = nπ + (-1)^n π/3',
        'x=\\frac{\\pi}{3}+2n\\pi \\text{ or } x=\\frac{2\\pi}{3}+2n\\pi, n\\in\\mathbb{Z}',
        'x = π/3 + 2πn or x = π - π/3 + 2πn, where n is an integer',
        'x=7π/3+2nπ or x=-4π/3+2nπ',
        'x = π/2 ± π/6 + 2nπ',
        'x=2nπ+π/3 or x=(2n+1)π-π/3',
        'x=π/3+2nπ or x=2π/3+2nπ for all integers n',
        'x=π/3+2nπ or x=2π/3+2nπ, n any integer',
      ],
      wrong: [
        'x=π/3+2nπ',
        'x=π/3+nπ or x=2π/3+nπ',
        'x=π/3 or x=2π/3',
        'x=±π/3+2nπ',
        'x=π/3+2nπ or x=5π/3+2nπ',
        'x=π/6+2nπ or x=5π/6+2nπ',
        'x=60+360n',
        'x=π/3+4nπ or x=2π/3+4nπ',
      ],
    },
    { variable: 'x' },
  ),
  group(
    'solutions',
    'x=30°+360°n or x=150°+360°n',
    {
      correct: [
        'x=30°+360°n or x=150°+360°n',
        'x=30+360n or x=150+360n',
        'x = 180°n + (-1)^n 30°',
        'x=390°+360°k, 150°+360°k',
        '30^\\circ+360^\\circ n, 150^\\circ+360^\\circ n',
        'x=360n°+30° or x=360n°+150°',
        'x=90°±60°+360°n',
      ],
      wrong: ['x=30°+180°n', 'x=30°, 150°', 'x=±30°+360°n', 'x=30°+360°n', 'x=60°+360°n or x=120°+360°n'],
    },
    { variable: 'x' },
  ),
  group(
    'solutions',
    'θ=π/4+nπ',
    {
      correct: [
        'θ=π/4+nπ',
        'π/4+kπ',
        '\\theta=\\frac{\\pi}{4}+n\\pi',
        'θ=-3π/4+mπ',
        'θ=(4n+1)π/4',
        'θ=π/4+2nπ or θ=5π/4+2nπ',
      ],
      wrong: ['θ=π/4+2nπ', 'θ=π/4', 'θ=-π/4+nπ', 'θ=(2n+1)π/4', 'θ=π/4+n'],
    },
    { variable: 'θ' },
  ),
  // Listed solutions in a domain.
  group(
    'solutions',
    'x=π/6 or x=5π/6',
    {
      correct: [
        'x=π/6, 5π/6',
        'π/6, 5π/6',
        'x=5π/6 or x=π/6',
        'x=π/6 or π-π/6',
        '{π/6, 5π/6}',
        'x=\\frac{\\pi}{6},\\frac{5\\pi}{6}',
        'x = π/2 ± π/3',
        'x=π/6 and x=5π/6',
      ],
      wrong: ['x=π/6', 'x=π/6, 7π/6', 'x=π/6, 5π/6, 13π/6', 'x=π/6+2nπ or x=5π/6+2nπ', 'x=±π/6', 'x=30, 150'],
      form: ['x=0.52, 2.62'],
    },
    { variable: 'x' },
  ),
  group(
    'solutions',
    'x=0 or x=π/2 or x=π or x=3π/2 or x=2π',
    {
      correct: ['0, π/2, π, 3π/2, 2π', 'x = 2π, 3π/2, π, π/2, 0', 'x=0, x=π/2, x=π, x=3π/2, x=2π'],
      wrong: ['x=nπ/2', '0, π, 2π', 'π/2, π, 3π/2'],
    },
    { variable: 'x' },
  ),
  group(
    'solutions',
    'x=60° or x=300°',
    {
      correct: ['60°, 300°', 'x=60 or x=300', 'x = 60°, 360° - 60°', '60 degrees and 300 degrees'],
      wrong: ['60°', '60°, 120°', '±60°', '60°, 240°'],
    },
    { variable: 'x', unit: '°' },
  ),
  // Piecewise.
  group('expression', '\\begin{cases}-x & x<0\\\\ x & x\\ge 0\\end{cases}', {
    correct: [
      '\\begin{cases}-x & x<0\\\\ x & x\\ge 0\\end{cases}',
      '\\begin{cases}x & x\\ge 0\\\\ -x & x<0\\end{cases}',
      '\\begin{cases}-x, & \\text{if } x<0\\\\ x, & \\text{if } x\\geq 0\\end{cases}',
      '-x if x<0, x if x>=0',
      '-x for x < 0 and x for x >= 0',
      'x if x>=0 else -x',
      'x when x≥0, otherwise -x',
      '|x|',
      'f(x) = \\begin{cases}-x & x<0\\\\ x & x\\ge 0\\end{cases}',
      '-x if x<=0, x if x>0',
      '-x, x<0; x, x≥0',
      'x if 0<=x, -x if 0>x',
    ],
    wrong: [
      'x if x<0, -x if x>=0',
      '-x if x<0, x if x>0',
      '-x if x<0, x if x>=1',
      '-x if x<0, 2x if x>=0',
      'x',
      '-x if x<0',
      '\\begin{cases}-x & x<0\\\\ x^2 & x\\ge 0\\end{cases}',
    ],
    unreadable: ['-x if x<0, x if', 'banana if x<0'],
  }),
  group('equation', 'y=\\begin{cases}x^2 & x\\le 1\\\\ 2x-1 & x>1\\end{cases}', {
    correct: [
      'y=\\begin{cases}x^2 & x\\le 1\\\\ 2x-1 & x>1\\end{cases}',
      'y=x^2 if x<=1, 2x-1 if x>1',
      'y=\\begin{cases}2x-1 & x>1\\\\ x^2 & \\text{otherwise}\\end{cases}',
      'y = x^2 for x<1, 2x-1 for x≥1',
      'y = x*x for x ≤ 1, x+x-1 for x > 1',
    ],
    wrong: ['y=x^2 if x<=1, 2x+1 if x>1', 'y=x^2', 'y=2x-1 if x<=1, x^2 if x>1', 'y=x^2 if x<=2, 2x-1 if x>2'],
  }),
  group('expression', '\\begin{cases}0 & t<0\\\\ 5t & 0\\le t\\le 4\\\\ 20 & t>4\\end{cases}', {
    correct: [
      '0 if t<0, 5t if 0<=t<=4, 20 if t>4',
      '\\begin{cases}0 & t<0\\\\ 5t & 0\\le t<4\\\\ 20 & t\\ge 4\\end{cases}',
      '20 if t>4, 5t if 0≤t≤4, 0 otherwise',
      '0 for t<0; 5t for 0≤t≤4; 20 for t>4',
    ],
    wrong: ['0 if t<0, 5t if 0<=t<=5, 20 if t>5', '0 if t<0, 5t if t>=0', '0 if t<0, 4t if 0<=t<=4, 20 if t>4'],
  }),
  // Lines by a parameter (WeBWorK's ParametricLine).
  group('coordinate', '(1,2)+t(3,4)', {
    correct: [
      '(1,2)+t(3,4)',
      '(4,6)+t(3,4)',
      '(1,2)+s(6,8)',
      '(1,2)+λ(-3,-4)',
      'r=(1,2)+t(3,4)',
      '(1+3t, 2+4t)',
      'i+2j+t(3i+4j)',
      '\\begin{pmatrix}1\\\\2\\end{pmatrix}+\\lambda\\begin{pmatrix}3\\\\4\\end{pmatrix}',
      'x=1+3t, y=2+4t',
      '(-2,-2)+t(3,4)',
    ],
    wrong: [
      '(1,2)+t(4,3)',
      '(3,4)+t(1,2)',
      '(2,2)+t(3,4)',
      '(1,2)',
      '(3,4)',
      '(1,2)+(3,4)',
      '(1,2)+t(0,0)',
      '(1,2)+t^2(3,4)',
    ],
  }),
  group('equation', 'r=(1,0,-2)+λ(2,1,3)', {
    correct: [
      'r=(1,0,-2)+λ(2,1,3)',
      'r=(3,1,1)+t(2,1,3)',
      'r = (1,0,-2) + μ(-4,-2,-6)',
      'r=i-2k+t(2i+j+3k)',
      '\\vec{r}=\\begin{pmatrix}1\\\\0\\\\-2\\end{pmatrix}+t\\begin{pmatrix}2\\\\1\\\\3\\end{pmatrix}',
    ],
    wrong: ['r=(1,0,2)+λ(2,1,3)', 'r=(2,1,3)+λ(1,0,-2)', 'r=(1,0,-2)', 'r=(1,0,-2)+λ(2,1,-3)'],
  }),
  // Curves and solutions by a parameter.
  group('system', 'x=2cos(t), y=3sin(t)', {
    correct: [
      'x=2cos(t), y=3sin(t)',
      'x=2cos θ, y=3sin θ',
      'y=3sin t, x=2cos t',
      '(2cos t, 3sin t)',
      'x=2\\cos t, y=3\\sin t',
    ],
    wrong: [
      'x=3cos t, y=2sin t',
      'x=2cos t, y=3cos t',
      'x=2cos t',
      'x=2cos t, y=3sin s',
      'x=2, y=3',
      'x=2cos t, y=9sin t',
    ],
  }),
  group('system', 'x=3-2t, y=t, z=1+t', {
    correct: [
      'x=3-2t, y=t, z=1+t',
      'x=3-2k, y=k, z=1+k',
      'x=1-2t, y=1+t, z=2+t',
      'x=5-2z, y=z-1, z=z',
      '(3-2t, t, 1+t)',
      'y=s, x=3-2s, z=s+1',
    ],
    wrong: ['x=3-2t, y=t, z=1-t', 'x=3, y=0, z=1', 'x=3+2t, y=t, z=1+t', 'x=3-2t, y=s, z=1+t', 'x=3-2t, y=2t, z=1+t'],
  }),
  group('system', 'x=t^2, y=2t', {
    correct: ['x=t^2, y=2t', 'x=p^2, y=2p', 'y=2t, x=t^2', 'x=t², y=2t'],
    wrong: ['x=2t, y=t^2', 'x=t^2, y=t', 'x=t, y=2t'],
  }),
  // A formula solved for a letter.
  group(
    'equation',
    't=(v-u)/a',
    {
      correct: ['t=(v-u)/a', 't=v/a-u/a', '(v-u)/a=t', 't=\\frac{v-u}{a}', '(v-u)/a', 't=(u-v)/(-a)', 't=-(u-v)/a'],
      form: ['v=u+at', 'at=v-u', 'u+at=v', 'v-u=at'],
      wrong: ['t=v-u/a', 't=(u-v)/a', 't=a/(v-u)', 't=va-u', 'v=u-at'],
    },
    { variable: 't' },
  ),
  group(
    'equation',
    'h=V/(πr^2)',
    {
      correct: ['h=V/(πr^2)', 'h=\\frac{V}{\\pi r^2}', 'V/(π r²)', 'h=V/π/r^2'],
      form: ['V=πr^2h', 'πr²h=V', 'V=π*r^2*h'],
      wrong: ['h=Vπr^2', 'h=V/πr', 'h=πr^2/V', 'V=2πrh'],
    },
    { variable: 'h' },
  ),
  group(
    'equation',
    'r=√(A/π)',
    {
      correct: ['r=√(A/π)', 'r=\\sqrt{\\frac{A}{\\pi}}', '√A/√π=r', 'r=(A/π)^(1/2)', 'r=√(Aπ)/π'],
      form: ['r^2=A/π', 'A=πr^2', 'πr²=A'],
      wrong: ['r=A/π', 'r=√A/π', 'r=√(Aπ)', 'r=A/(2π)', 'r^2=Aπ', 'r=±√(A/π) or so'],
    },
    { variable: 'r' },
  ),
  group(
    'equation',
    'x=(c-b)/a',
    {
      correct: ['x=(c-b)/a', '(c-b)/a', 'x=c/a-b/a', 'x=(b-c)/(-a)'],
      form: ['ax+b=c', 'ax=c-b'],
      wrong: ['x=c-b/a', 'x=(c+b)/a', 'x=a/(c-b)', 'x=(b-c)/a'],
    },
    { variable: 'x' },
  ),
  // Identities and contradictions.
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
        'no real solution',
        '0=5',
        '\\emptyset',
        'there is no solution',
      ],
      wrong: ['x=0', '0', '0=0', 'all real numbers', 'x=5'],
    },
    { variable: 'x' },
  ),
  group(
    'solutions',
    'all real numbers',
    {
      correct: [
        'all real numbers',
        '0=0',
        'R',
        'ℝ',
        '5=5',
        'x∈ℝ',
        '(-∞,∞)',
        'infinitely many solutions',
        'every real number',
        'any number',
      ],
      wrong: ['x=0', 'no solution', '0=1', 'x=1', 'x>0'],
    },
    { variable: 'x' },
  ),
  // Units with prefixes, compound units.
  group('quantity', '5 μm', {
    correct: ['5 μm', '5 µm', '5 um', '0.005 mm', '5 micrometres', '5×10^-6 m', '5 microns', '5000 nm'],
    wrong: ['5 mm', '5 nm', '5 m', '0.05 mm', '5 μs', '5 μg'],
  }),
  group('quantity', '3 MW', {
    correct: ['3 MW', '3000 kW', '3000000 W', '3 megawatts', '3×10^6 W', '3 MJ/s', '0.003 GW'],
    wrong: ['3 mW', '3 kW', '3 W', '3 MJ'],
  }),
  group('quantity', '60 N m', {
    correct: ['60 N m', '60 Nm', '60 N·m', '60 J', '60 newton metres', '0.06 kN m', '60 kg m^2/s^2', '60 kg m² s⁻²'],
    wrong: ['60 N/m', '60 N', '60 W', '6 N m', '60 nm'],
  }),
  group('quantity', '1.2 kJ/(kg K)', {
    correct: ['1.2 kJ/(kg K)', '1.2 kJ kg^-1 K^-1', '1200 J/(kg K)', '1.2 J/(g K)', '1.2 kJ/kg/K', '1200 J kg⁻¹ K⁻¹'],
    wrong: ['1.2 kJ/kg', '1.2 J/(kg K)', '12 kJ/(kg K)', '1.2 kJ kg/K'],
  }),
  group('quantity', '25 m/s', {
    correct: [
      '25 m/s',
      '90 km/h',
      '25 m s^{-1}',
      '25 ms^-1',
      '25 metres per second',
      '2500 cm/s',
      '0.025 km/s',
      '25 mps',
    ],
    wrong: ['25 km/h', '25 m/s^2', '25 m', '90 m/s', '25 s/m'],
  }),
  group('quantity', '8.9 g/cm^3', {
    correct: [
      '8.9 g/cm^3',
      '8.9 g/mL',
      '8900 kg/m^3',
      '8.9 g cm⁻³',
      '8.9 g per cm^3',
      '8.9 g/cc',
      '8.9 kg/L',
      '8.9 grams per cubic centimetre',
    ],
    wrong: ['8.9 kg/m^3', '8.9 g/cm^2', '8.9 g', '89 g/cm^3'],
  }),
  group('quantity', '470 nF', {
    correct: ['470 nF', '0.47 μF', '4.7×10^-7 F', '470 nanofarads'],
    wrong: ['470 μF', '470 pF', '47 nF'],
  }),
  group('quantity', '2.4 GHz', {
    correct: ['2.4 GHz', '2400 MHz', '2.4×10^9 Hz', '2.4 gigahertz'],
    wrong: ['2.4 MHz', '2.4 GB', '24 GHz'],
  }),
  group('quantity', '12 kPa', {
    correct: ['12 kPa', '12000 Pa', '12 kN/m^2', '120 hPa', '12 kilopascals'],
    wrong: ['12 Pa', '12 MPa', '12 kN'],
  }),
  // Intervals, even powers, differences.
  group(
    'inequality',
    'x<=-2 or x>=2',
    {
      correct: [
        'x<=-2 or x>=2',
        '(-∞,-2]∪[2,∞)',
        'R \\ (-2,2)',
        'ℝ∖(-2,2)',
        '2<=x or -2>=x',
        '\\mathbb{R}\\setminus(-2,2)',
        '(-\\infty,-2]\\cup[2,\\infty)',
        '(-∞,∞)\\(-2,2)',
      ],
      form: ['x^2>=4', '|x|>=2', 'x^4>=16', 'x^6≥64', '4-x^2<=0', '(x-2)(x+2)≥0'],
      wrong: ['x>=2', 'x>=±2', '-2<=x<=2', 'R \\ [-2,2]', '[-2,2]', 'x<=-2 and x>=2', 'x^3>=8'],
    },
    { variable: 'x' },
  ),
  group(
    'inequality',
    '0<=x<3 or x>5',
    {
      correct: ['0<=x<3 or x>5', '[0,3)∪(5,∞)', '[0,∞)\\[3,5]', 'x>5 or 0≤x<3', '[0,∞)∖[3,5]', '[0,1]∪(0.5,3)∪(5,∞)'],
      wrong: ['[0,3]∪(5,∞)', '(0,3)∪(5,∞)', '[0,∞)\\(3,5)', '0<=x<3', '[0,3)∩(5,∞)', '[0,5)∪(3,∞)'],
    },
    { variable: 'x' },
  ),
  group(
    'inequality',
    'x!=3',
    {
      correct: ['x≠3', 'R \\ {3}', 'x<3 or x>3', '(-∞,3)∪(3,∞)', 'ℝ∖{3}', 'all real numbers except 3', 'x \\ne 3'],
      wrong: ['x=3', 'x>3', 'R', 'R \\ {-3}', 'R \\ {3, 4}'],
    },
    { variable: 'x' },
  ),
  // Partial fractions.
  group(
    'expression',
    '1/(x-1)-1/(x+2)',
    {
      correct: [
        '1/(x-1)-1/(x+2)',
        '-1/(x+2)+1/(x-1)',
        '\\frac{1}{x-1}-\\frac{1}{x+2}',
        '1/(x-1)+1/(-x-2)',
        '1/(x-1) + (-1)/(x+2)',
      ],
      form: ['3/((x-1)(x+2))', '3/(x^2+x-2)', '(x+2)/((x-1)(x+2)) - (x-1)/((x-1)(x+2))'],
      wrong: ['1/(x-1)+1/(x+2)', '3/(x-1)-3/(x+2)', '1/(x-1)', '1/(x+2)-1/(x-1)'],
    },
    { ...forms('partial-fractions'), variable: 'x' },
  ),
  group(
    'expression',
    '2/x+3/(x+1)^2',
    {
      correct: ['2/x+3/(x+1)^2', '3/(x+1)^2+2/x', '\\frac{2}{x}+\\frac{3}{(x+1)^2}'],
      form: ['(2(x+1)^2+3x)/(x(x+1)^2)', '(2x^2+7x+2)/(x(x+1)^2)'],
      wrong: ['2/x+3/(x+1)', '2/x-3/(x+1)^2', '5/(x(x+1)^2)'],
    },
    { ...forms('partial-fractions'), variable: 'x' },
  ),
  // ln|kx|.
  group(
    'expression',
    'ln|x|+C',
    {
      correct: [
        'ln|x|+C',
        'ln|3x|+C',
        'ln|5x|+k',
        'ln(|x|)+c',
        '\\ln\\left|x\\right|+C',
        '\\ln|2x|+C',
        'ln|-x|+C',
        '1/2 ln(x^2)+C',
        'ln|x/4|+C',
      ],
      form: ['ln|x|', 'ln|3x|'],
      wrong: ['ln|x^2|+C', '1/x+C', '-ln|x|+C', '3ln|x|+C', 'ln|x+3|+C', '-1/x^2+C', 'x ln|x|+C'],
    },
    { variable: 'x', upToConstant: true },
  ),
].flat();

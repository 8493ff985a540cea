import { group } from '../case';

/** A fourth round: ordinary school answers of every kind, all as expected when first tried. */
export const fourthCases = [
  group('number', '6', {
    correct: ['6', 'six', '6 people', '6.0', '6 ', '3!', '√36'],
    wrong: [
      'sin(6)',
      '6 or 7',
      'six hundred',
      'six and a half',
      '5.999',
      'sixty',
      '66',
      '6i',
      '6°C',
      '6 cm',
      '6kg',
      '6 %',
    ],
    unreadable: ['about 6', 'at least 6', 'more than 6', 'x(3)=6', 'x(x+1)=6', '6 sin', '6-'],
  }),
  group('number', '-0.5', {
    correct: ['-1/2', '−½', '-50%', '-.5', 'minus half', 'negative a half', '-\\frac12'],
    wrong: ['1/2', '-2', '-0.05', '-5'],
  }),
  group('number', '1.2×10^-5', {
    correct: [
      '0.000012',
      '1.2×10^{-5}',
      '1.2\\times10^{-5}',
      '1.2e-5',
      '1.2E-5',
      '12×10^-6',
      '1.2 x 10^-5',
      '1.2*10^(-5)',
    ],
    wrong: ['1.2×10^5', '1.2-5', '0.00012'],
    unreadable: ['1.2×10-5'],
  }),
  group('number', '25', {
    correct: [
      '25',
      '25.0',
      '5²',
      '5^2',
      '5×5',
      '\\sqrt{625}',
      '0.25×100',
      '25 cows',
      'the total is 25',
      '25 altogether',
    ],
    wrong: ['2.5', '52', '5^2 cm', '25%', '-25', '25x', '5*2', 'x=52'],
  }),
  group('number', '3/8', {
    correct: ['3/8', '0.375', '3÷8', '\\frac38', '37.5%', 'three eighths', '3 eighths', '⅜', '6/16'],
    wrong: ['8/3', '3.8', '0.38', '3/80', '38%', '3, 8'],
  }),
  group('expression', '7a-4b', {
    correct: ['7a-4b', '-4b+7a', '7a+-4b', '7a + (-4b)', '7\\cdot a-4\\cdot b'],
    wrong: ['7a+4b', '3ab', '4b-7a', '7a-4', '28ab', '7b-4a'],
  }),
  group('expression', 'x^2+6x+9', {
    correct: ['(x+3)^2', '(x+3)(x+3)', 'x(x+6)+9', '\\left(x+3\\right)^{2}', '(3+x)²'],
    wrong: ['(x-3)^2', 'x^2+9', '(x+9)(x+1)', 'x^2+6x', '(x+3)2'],
  }),
  group('expression', '12x^3y^2', {
    correct: ['12y^2x^3', '3x·4x^2y^2', '12(xy)^2x', '(12x^3)(y^2)'],
    wrong: ['12x^2y^3', '12x^5y^2', '12xy', '7x^3y^2', '12x^3+y^2'],
  }),
  group('expression', '-3x+6', {
    correct: ['6-3x', '-3(x-2)', '3(2-x)', '−3x+6'],
    wrong: ['3x+6', '-3(x+2)', '3(x-2)', '3x'],
  }),
  group('expression', '5/(2x)', {
    correct: ['\\frac{5}{2x}', '2.5/x', '5÷(2x)', '\\frac52\\cdot\\frac1x', '5(2x)^{-1}'],
    wrong: ['5/2x', '5x/2', '2x/5', '10x'],
  }),
  group('expression', '√(x^2+16)', {
    correct: ['\\sqrt{16+x^2}', '(x^2+16)^{0.5}', 'sqrt(x^2+16)'],
    wrong: ['x+4', '√x^2+16', '√(x+16)', '√(x^2-16)'],
  }),
  group('expression', '4cos 2x', {
    correct: ['4\\cos2x', '4-8sin^2x', '4(2cos^2x-1)', '4\\cos\\left(2x\\right)'],
    wrong: ['8cos x', '4cos x^2', '2cos 4x', 'cos 8x'],
  }),
  group('expression', '3x^2e^{x^3}', {
    correct: ['3x²e^{x³}', '3x^2\\exponentialE^{x^{3}}', 'e^{x^3}·3x^2', '3x^2exp(x^3)'],
    wrong: ['e^{x^3}', 'x^2e^{x^3}', '3xe^{x^3}', '3x^2e^{3x}'],
  }),
  group('expression', '\\frac{2}{(x+1)^2}', {
    correct: ['2/(x+1)^2', '2(x+1)^{-2}', '2/(x^2+2x+1)'],
    wrong: ['2/(x+1)', '2/x^2+1', '-2/(x+1)^2', '2/(x^2+1)'],
  }),
  group('equation', 'y-5=3(x-2)', {
    correct: ['y=3x-1', '3x-y=1', 'y=3x-6+5'],
    wrong: ['y=3x+1', 'y=3x-11', 'x=3y-1'],
  }),
  group('equation', 'a^2+b^2=c^2', {
    correct: ['c^2=a^2+b^2', 'b^2=c^2-a^2'],
    wrong: ['a+b=c', 'a^2-b^2=c^2', 'c=√(a^2+b^2)'],
  }),
  group(
    'inequality',
    'x>=2.5',
    { correct: ['x≥5/2', '[2.5,∞)', 'x≥2½', '2.5≤x'], wrong: ['x>2.5', 'x≤2.5', 'x≥25'], form: ['2x≥5'] },
    { variable: 'x' },
  ),
  group(
    'inequality',
    '-5<x<5',
    {
      correct: ['-5<x<5', '(-5,5)', '5>x>-5', 'x>-5 and x<5'],
      wrong: ['x<5', '-5≤x≤5', '(5,-5)'],
      form: ['|x|<5', 'x^2<25'],
    },
    { variable: 'x' },
  ),
  group(
    'solutions',
    'x=7 or x=-7',
    { correct: ['±7', 'x=±7', '7,-7', 'x=7 or -7', 'x=\\pm 7'], wrong: ['7', '49', 'x=±49', '7-7'] },
    { variable: 'x' },
  ),
  group(
    'solutions',
    'x=log_2 5',
    {
      correct: ['log_2 5', 'x=\\frac{\\ln5}{\\ln2}', 'x=\\log_25', '\\frac{\\log5}{\\log2}'],
      wrong: ['log 5', 'x=5/2', 'log_5 2'],
      form: ['2.32'],
    },
    { variable: 'x' },
  ),
  group('system', 'x=4, y=1', {
    correct: ['x=4,y=1', '(4,1)', 'y=1 and x=4', 'x=4; y=1', 'x=4\\text{, }y=1', 'x=4\\text{ and }y=1'],
    wrong: ['(1,4)', 'x=1,y=4', 'x=4', '4,1,0'],
  }),
  group(
    'quantity',
    '15 cm',
    {
      correct: [
        '15 cm',
        '15cm',
        '150 mm',
        '15 centimeters',
        '0.15 m',
        '15\\text{cm}',
        '15',
        'x = 15 cm',
        'AB = 15 cm',
        'The length is 15 cm',
        '15 cms',
      ],
      wrong: ['15 m', '15 mm', '1.5 cm', '15 cm²', '51 cm', '1500 cm'],
    },
    { unit: 'cm' },
  ),
  group(
    'quantity',
    '72 km/h',
    {
      correct: ['20 m/s', '72 km/hr', '72km/h', '72 km/hour', '72 kilometres/hour', '72'],
      wrong: ['72 m/s', '72 km', '7.2 km/h'],
    },
    { unit: 'km/h' },
  ),
  group(
    'quantity',
    '4 L',
    { correct: ['4 L', '4l', '4000 mL', '4 litres', '4'], wrong: ['4 mL', '40 L', '4 kg'] },
    { unit: 'L' },
  ),
  group(
    'quantity',
    '3 days',
    { correct: ['3 days', '72 hours', '3', 'three days'], wrong: ['3 hours', '72', '3 weeks'] },
    { unit: 'days' },
  ),
  group('money', '$6.05', {
    correct: ['$6.05', '6.05', '605c', '6 dollars 5 cents'],
    wrong: ['$6.50', '$65', '$6.5', '605', '$60.5'],
  }),
  group('time', '12:30 pm', {
    correct: ['12:30 pm', 'half past 12 pm', '12:30 PM', '12.30pm', 'half past twelve pm'],
    wrong: ['12:30 am', '1:30 pm', '0:30', '12:03 pm'],
  }),
  group('time', '10:50', {
    correct: ['ten to eleven', '10 to 11', '10:50', '10:50 am', 'ten minutes to eleven'],
    wrong: ['10 past 11', '11:50', '10:05', 'ten to ten'],
  }),
  group('ratio', '1:3', { correct: ['1:3', '2:6', '1 to 3', '1 : 3'], wrong: ['3:1', '1:4', '1 in 3'], form: ['1/3'] }),
  group('coordinate', '(-3,-4)', {
    correct: ['(-3,-4)', '-3,-4', 'x=-3, y=-4', '-3i-4j', '(−3, −4)'],
    wrong: ['(-4,-3)', '(3,4)', '-3-4', '(-3,4)'],
  }),
  group('list', '1,4,9,16', {
    correct: ['1,4,9,16', '1 4 9 16', '1^2,2^2,3^2,4^2', '1; 4; 9; 16'],
    wrong: ['16,9,4,1', '1,4,9', '1,4,9,25'],
  }),
  group(
    'number',
    '1/2',
    { correct: ['1/2'], wrong: ['2/1'], form: ['0.5', '2/4', '50%', '5/10'] },
    { forms: [{ kind: 'lowest-terms' }] },
  ),
  group(
    'expression',
    '3x(x+2)',
    { correct: ['3x(x+2)', '3x(2+x)'], wrong: ['3x(x-2)', '3(x+2)'], form: ['3(x^2+2x)', 'x(3x+6)', '3x^2+6x'] },
    { forms: [{ kind: 'factorised' }] },
  ),
  group(
    'expression',
    '2x^2+7x+3',
    { correct: ['2x^2+7x+3', '3+7x+2x^2'], wrong: ['2x^2+5x+3'], form: ['(2x+1)(x+3)', '2x^2+6x+x+3'] },
    { forms: [{ kind: 'expanded' }] },
  ),
  group(
    'number',
    '2√7',
    { correct: ['2√7'], wrong: ['√14', '7√2'], form: ['√28', '14/√7', '5.29'] },
    { forms: [{ kind: 'surd' }] },
  ),
  group(
    'number',
    '3.50',
    { correct: ['3.50'], wrong: ['3.05', '35'], form: ['3.5', '7/2', '3.500'] },
    { forms: [{ kind: 'decimal-places', places: 2 }] },
  ),
].flat();

import { forms, group } from './case';

/** Units, money, times, points and collections as a suspicious teacher would try them. */
export const suspiciousMeasureCases = [
  group(
    'quantity',
    '12 cm',
    {
      correct: ['12 cm.', '120 mm', '12 centimetres', '１２ cm', '0.12 metres'],
      unreadable: ['12 apples'],
      wrong: ['12 m', '12 mm', '12 cm^2', '12 kg', '1.2 cm', '12%'],
    },
    { unit: 'cm' },
  ),
  group(
    'quantity',
    '12 cm^2',
    {
      correct: ['12 cm squared', '12 square centimetres', '12 cm2', '1200 mm^2'],
      wrong: ['12 cm', '120 mm^2', '12 cm^3', '144 cm'],
    },
    { unit: 'cm^2' },
  ),
  group(
    'quantity',
    '5 m',
    {
      correct: ['5 metres', '5 metres.', '5 Metres', '5 meter'],
      unreadable: ['5 miles'],
      wrong: ['5 minutes', '5 mm'],
    },
    { unit: 'm' },
  ),
  group(
    'quantity',
    '1.5 h',
    {
      correct: ['1 h 30 min', '90 min', '1 hour and 30 minutes', '1½ hours', '1 hour, 30 minutes', '1.5'],
      wrong: ['1:30', '1.30 h', '1.3 h', '1 h 50 min', '15 h', '90'],
    },
    { unit: 'h' },
  ),
  group(
    'quantity',
    '200 min',
    {
      correct: ['3 hours 20 minutes', '3 h and 20 min', '200 minutes'],
      wrong: ['3.2 h', '3 h 2 min', '320 min', '20 min 3 h'],
    },
    { unit: 'min' },
  ),
  group(
    'quantity',
    '30°',
    { correct: ['30 degrees', '30 deg'], wrong: ['30 rad', '-30°', '330°', '30%', '30°C', 'π/6°'] },
    { unit: '°' },
  ),
  group(
    'quantity',
    '60 km/h',
    { correct: ['60 km per hour', '1 km/min'], wrong: ['60 m/s', '60 km', '60 h/km', '16.67 m/s'] },
    { unit: 'km/h' },
  ),
  group(
    'quantity',
    '8 cm',
    { correct: ['8 cm', '80 mm'], form: ['8', '8.0'], unreadable: ['8 apples'], wrong: ['8 m', '80'] },
    { unit: 'cm', ...forms('with-unit') },
  ),
  group('money', '$4.50', {
    correct: ['$4.5', '450 cents', '$4.50.'],
    wrong: ['$4.05', '4.50%', '$450', '$45.0', '450'],
    unreadable: ['$', '$4.50 = x + 1'],
  }),
  group(
    'money',
    '$4.50',
    { correct: ['$4.50'], form: ['$4.5', '$4.500'], wrong: ['$4.05'] },
    { forms: [{ kind: 'decimal-places', places: 2 }] },
  ),
  group('time', '3:20 pm', {
    correct: ['20 past 3 pm', '3:20 pm.', '15:20', '3.20pm'],
    wrong: ['20 to 3 pm', '3:20 am', '4:20 pm', '3:02 pm'],
    unreadable: ['20 past 3', '3:20', '3:60 pm'],
  }),
  group('time', '1:30', { wrong: ['1:03', '13:30', '1:30 pm', '2:30'], unreadable: ['1.5', '1.5 h', '90 min'] }),
  group('quotient', '23 r 1', {
    correct: ['23 r 1', '23r1.', '23 remainder 1', '23 and r 1'],
    wrong: ['23.25', '23 1/4', '23', '23.1', '1 r 23', '23 r 2', '95.3'],
    unreadable: ['3 +', '23 r', 'r 1', '23 r x', '23 /'],
  }),
  group('quotient', '12 r 0', { correct: ['12', '12.0', '24/2'], wrong: ['12.5', '12 r 12', '1.2'] }),
  group('coordinate', '(2,-3)', {
    correct: ['２，-3', 'x=2 and y=-3', '2i-3j', '\\begin{pmatrix}2\\\\-3\\end{pmatrix}'],
    wrong: [
      '(-3,2)',
      '(-2,3)',
      '(2,3)',
      '(2,-3,1)',
      '-3i+2j',
      '2i+3j',
      '2-3i',
      'x=-3 and y=2',
      '(2.0001,-3)',
      'e(2,-3)',
      'π(2,-3)',
      '2(2,-3)',
      'x(2,-3)',
    ],
    form: ['[2,-3]'],
  }),
  group('coordinate', '(1,-2,3)', {
    correct: [
      'i-2j+3k',
      '1,-2,3',
      '\\begin{bmatrix}1\\\\-2\\\\3\\end{bmatrix}',
      '\\mathbf{i}-2\\mathbf{j}+3\\mathbf{k}',
    ],
    wrong: ['i-2j', '(1,-2)', '(3,-2,1)', 'i+2j+3k', 'ij-2k', 'i-2j+3k+1'],
  }),
  group('coordinate', '-3i', { correct: ['(-3,0)', '-3i'], wrong: ['(0,-3)', '3i', '-3'] }),
  group('system', 'x=2,y=3', {
    correct: ['x=2 and y=3', 'y=3, x=2', 'x=2 y=3', 'x = 2 ; y = 3.'],
    wrong: ['x=3, y=2', 'x=2', 'x=2 or y=4', 'y=2 and x=3', '(3,2)', 'x=2,y=-3', 'a=2,b=3', '[2,3]', '(x,y)=(2,3]'],
  }),
  group('ratio', '3:4', {
    correct: ['3 to 4', '6 to 8', '3\\text{ to }4', '３：４'],
    wrong: ['4 to 3', '0.75', '3 to -4', '9:16', '3 cm to 4'],
    form: ['3/4'],
  }),
  group('ratio', '3:4', { correct: ['3:4', '3 to 4'], form: ['6 to 8', '0.75:1', '3/4:1'] }, forms('simplest-ratio')),
  group('list', '1/4, 0.3, 1/2', {
    correct: ['1/4, 0.3, 0.5', '0.25 0.3 1/2'],
    wrong: ['1/2, 0.3, 1/4', '1/4, 0.3', '0.25, 0.3, 0.4'],
  }),
  group('set', '2,3,5', {
    correct: ['5,3,2', '{2,5,3}', '2, 3 and 5'],
    wrong: ['2,3', '2,3,5,7', '(2,3,5)', '235', '2.3,5'],
  }),
].flat();

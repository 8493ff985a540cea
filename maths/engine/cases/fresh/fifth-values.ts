import { type Case, forms, group } from '../case';

/**
 * A fifth round: numbers as answers to a whole question. Its units, words and currency are the question's own, and its
 * own calculation is no answer. Written from the documentation of WeBWorK's unit, currency and percent contexts, STACK's
 * Units and Num tests, Perseus' numeric input and Numbas' number entry, before the checker saw them.
 */
const asked = (question: string) => ({ question });

export const fifthValueCases: Case[] = [
  group(
    'number',
    '-10',
    {
      correct: [
        '-10',
        '-10 degrees',
        '-10°C',
        '-10 °C',
        '−10°',
        '-10 degrees Celsius',
        '-10.0',
        '-10 C',
        'minus 10 degrees',
      ],
      form: ['-10 cm', '-10 kg', '-10°F', '-4-6'],
      wrong: ['10', '10°C', '-11 degrees', '10 degrees'],
      unreadable: ['banana', 'cold', '-10 degrees and falling fast'],
    },
    asked('At noon it is $-4$ degrees Celsius. By night it falls by $6$ degrees. What is the temperature at night?'),
  ),
  group(
    'number',
    '18',
    {
      correct: ['18', '18 points', '18 Points', '18points', '18 pts', '(18)', '36/2 = 18', 'points: 18'],
      form: ['6*3', '6×3', '9+9', '126/7', '3(6)', '18 cm', '36/2', '24-6', '2*3^2', '√324', '18 kg'],
      wrong: ['81', '18 hundred', '180 points', '-18', '18.5', '18%'],
      unreadable: ['points', 'lots of points', '?', 'eighteenish'],
    },
    asked('Mia scores $6$ points in each of $3$ games. How many points does she score?'),
  ),
  group(
    'number',
    '742',
    {
      correct: ['742', '$742', '$742.00', '742 dollars', '742 $', '\\$742', '742.00', 'AUD 742', '$ 742'],
      form: ['700+42', '742 cm', '1000-258', '742 cents', '742c', '74200 cents'],
      wrong: ['$743', '$7.42', '742%', '$-742', '427 dollars'],
    },
    asked('A bike costs \\$1000. Sam has \\$258. How much more money does he need, in dollars?'),
  ),
  group(
    'number',
    '13.11',
    {
      correct: ['13.11', '$13.11', '13.11 dollars', '$ 13.11', '13.110'],
      form: ['4.37*3', '4.37 x 3', '$4.37 * 3', '4.37+4.37+4.37', '13.11 km'],
      wrong: ['13.1', '13', '$13.10', '1311', '4.37'],
    },
    asked('One ticket costs \\$4.37. What do $3$ tickets cost?'),
  ),
  group(
    'number',
    '8',
    {
      correct: ['8', '8 minutes', '8 min', '8min', '8 mins', '8.0', 'eight minutes', '8 Minutes', 'minutes 8'],
      form: ['480 seconds', '8 hours', '8 seconds', '8 m', '20-12', '\\frac{40}{5}', '40/5'],
      wrong: ['480', '9 minutes', '12 minutes', '20'],
      unreadable: ['dunno', 'minutes', 'i think minutes'],
    },
    asked('A bus is due at 3:12 and comes at 3:20. How many minutes late is it?'),
  ),
  group(
    'number',
    '100',
    {
      correct: ['100', '100 times', '100times', '100 x', '100×', 'one hundred', 'a hundred times'],
      form: ['10^2', '1000/10', '10*10', '50+50', '100 kg'],
      wrong: ['10 times', '1000', '100 hundred', '2'],
    },
    asked('How many times as large is $10^2$ than $1$? The answer may be a power.'),
  ),
  group(
    'number',
    '49',
    {
      correct: ['49', '49 mm', '49mm', '49 millimetres', '49 millimeters', '\\text{49 mm}', '49\\,\\mathrm{mm}'],
      form: ['4.9 cm', '49 cm', '0.049 m', '49 kg', '7*7', '49 mm^2', '40+9', '49 L'],
      wrong: ['490 mm', '4.9', '94 mm', '49 thousand', '4.9 mm'],
    },
    asked('A line is $7$ times as long as a pin of $7$ mm. How many millimetres long is the line?'),
  ),
  group(
    'number',
    '5',
    {
      correct: ['5', '5 percentage points', '5 points', '5 %', '5%', '5 per cent', '5 percent', '5 pp'],
      form: ['35-30', '35% - 30%', '5 kg', '0.05'],
      wrong: ['50%', '500', '16.7%'],
    },
    asked('A share rises from $30\\%$ to $35\\%$. By how many percentage points does it rise?'),
  ),
  group(
    'quantity',
    '120 min',
    {
      correct: ['120', '120 min', '120 minutes', '120mins'],
      form: ['2 h', '2 hours', '1 h 60 min', '120 hours', '120 h', '120 s', '60*2', '120 cm', '7200 s'],
      wrong: ['2', '200 min', '20 h', '12 min'],
      unreadable: ['minutes', 'long'],
    },
    { unit: 'min', ...forms('whole-number'), ...asked('A film lasts $2$ hours. How many minutes is that?') },
  ),
  group(
    'quantity',
    '15 cm^2',
    {
      correct: ['15', '15 cm^2', '15cm²', '15 square centimetres', '15 sq cm', '15 cm squared', '15 cm2', '0.0015 m^2'],
      form: ['15 cm', '15 kg', '5*3', '15 m^2', '15 mm^2', '3 cm * 5 cm', '15 L'],
      wrong: ['16 cm^2', '8 cm', '150 cm^2', '0.15 m^2'],
    },
    { unit: 'cm^2', ...asked('A card is $5$ cm by $3$ cm. What is its area?') },
  ),
  group(
    'money',
    '4.50',
    {
      correct: ['4.50', '$4.50', '4.5', '$4.5', '450 cents', '450c', '4 dollars 50 cents', '4.50 dollars', '4.50 AUD'],
      form: ['2.25*2', '$2.25+$2.25', '4.50 kg', '9/2', '4.50 m', '2.25 x 2'],
      wrong: ['$5.40', '45', '$4.05', '450', '$450'],
      unreadable: ['money', 'heaps'],
    },
    asked('An apple costs \\$2.25. What do $2$ apples cost?'),
  ),
  group(
    'number',
    '34',
    {
      correct: ['34', '34 tens', 'thirty-four', '34.'],
      form: ['30+4', '340/10', '340÷10'],
      wrong: ['340', '4', '3', '3 tens'],
      unreadable: ['34 hundreds', '34 ones'],
    },
    asked('How many tens are in $340$?'),
  ),
  group(
    'number',
    '7',
    {
      correct: ['7', '7 more', '7 stickers', '7 more stickers', '7 stickers more', 'seven', 'Tom has 7 more'],
      form: ['12-5', '12 - 5 = 7 - 0', '12−5', '7 mL'],
      wrong: ['17', '5', '12', '7.5', '-7'],
      unreadable: ['more', 'Tom', 'stickers', 'he has more'],
    },
    asked('Tom has $12$ stickers and Ali has $5$ stickers. How many more stickers does Tom have?'),
  ),
  group(
    'number',
    '2/15',
    {
      correct: ['2/15', '0.1333...', '\\frac{2}{15}', '4/30', '0.1\\dot{3}'],
      form: ['1/3*2/5', '(1/3)(2/5)', '1/3 - 1/5', '2/5 of 1/3', '(1/3)*(2/5)', '0.13', '0.1333', '0.133'],
      wrong: ['2/8', '15/2', '1/15'],
      unreadable: ['0.1333 and so', '0.1333 and so on and on', 'two over', 'small'],
    },
    asked('What is $\\frac{1}{3}\\times\\frac{2}{5}$?'),
  ),
  group(
    'number',
    '0.75',
    {
      correct: ['0.75', '3/4', '.75', '75%', '6/8', '75/100'],
      form: ['3÷4 + 0', '1-1/4', '0.5+0.25', '\\frac{1}{2}+\\frac{1}{4}', '3*0.25'],
      wrong: ['0.34', '75', '0.075', '4/3'],
      unreadable: ['0,75'],
    },
    asked('Work out $1-\\frac{1}{4}$.'),
  ),
  group(
    'number',
    '8392.78',
    {
      correct: ['8392.78', '8,392.78', '$8392.78', '$8,392.78', '8 392.78', '8392.7812'],
      form: ['7250*1.05^3', '7250(1.05)^3', '7250 × 1.05³', '8392.78 km'],
      wrong: ['8392', '8337.5', '8393.78', '83927.8'],
    },
    { tolerance: 0.005, ...asked('\\$7250 grows by $5\\%$ a year. What is it worth after $3$ years?') },
  ),
  group(
    'number',
    '12π',
    {
      correct: ['12π', '12pi', '12\\pi', 'π12', '12π cm', '12 π', '12*π', '24π/2', '12π centimetres'],
      form: ['2π*6', '2*6*π', '2*pi*6', 'π*12 + 0π', '6π+6π', '12π cm^2', '12π kg', '2π(6)', '37.7'],
      wrong: ['12', '6π', '36π', '12+π', '144π'],
    },
    asked('A circle has radius $6$ cm. Give its circumference exactly.'),
  ),
  group(
    'number',
    '2√3',
    {
      correct: ['2√3', '2sqrt(3)', '√12', '2\\sqrt3', '\\sqrt{12}', '6/√3', '2*sqrt(3)'],
      form: ['√(16-4)', '√(4^2-2^2)', '√3+√3', '\\sqrt{16-4}', '3.46'],
      wrong: ['2*3', '3√2', '√6', '4√3'],
    },
    asked('A right-angled triangle has hypotenuse $4$ and one side $2$. Find the other side exactly.'),
  ),
  group(
    'number',
    '3.2×10^5',
    {
      correct: ['3.2×10^5', '320000', '3.2*10^5', '3.2e5', '320 000', '3.2E5', '32×10^4'],
      form: ['1.6×10^5×2', '(1.6×10^3)(2×10^2)', '1.6×2×10^5', '3.2×10^2×10^3'],
      wrong: ['3.2×10^6', '3.2^5', '32×10^5', '3.2×10', '3.2×5^10'],
    },
    asked('Work out $(1.6\\times10^3)\\times(2\\times10^2)$.'),
  ),
  // Without a question around it a number is compared by value alone: only what it says counts.
  group('number', '6', {
    correct: ['2*3', '6 sweets', 'x=6', '4!/4', '√36', '6.'],
    wrong: ['6%', '5', '6 hundred', '6 cm', '6 kg', '6 minutes', '$6', '6°C'],
    unreadable: ['6 dozen', 'banana', 'abc def', 'who knows', 'hello 6 you'],
  }),
  group(
    'quantity',
    '5 km',
    {
      correct: ['5 km', '5000 m', '5km', '500000 cm', '5 kilometres', '5.0 km'],
      form: ['5', '5 m', '5 kg', '5 km/h', '5 s'],
      wrong: ['50 km', '5 thousand', '0.5 km'],
    },
    { unit: 'km', ...forms('with-unit'), ...asked('How far is it, in km?') },
  ),
  group(
    'quantity',
    '3.2 μF',
    {
      correct: ['3.2 μF', '3.2 uF', '0.0000032 F', '3200 nF', '3.2 microfarads'],
      form: ['3.2 F', '3.2 V', '3.2 mF'],
      wrong: ['32 μF', '3.2 nF + 1 μF'],
    },
    { unit: 'μF', ...forms('with-unit'), ...asked('What is the capacitance?') },
  ),
  group(
    'quantity',
    '9.8 m s^-2',
    {
      correct: ['9.8 m/s^2', '9.8 m s^{-2}', '9.8 ms^-2', '9.8 m/s/s', '9.8 m/(s^2)', '9.8 N/kg', '980 cm/s^2'],
      form: ['9.8 m/s', '9.8 km/s^2', '9.8 s^2/m'],
      wrong: ['98 m/s^2', '9.7 m/s^2'],
    },
    { unit: 'm s^-2', ...forms('with-unit'), ...asked('Find the acceleration.') },
  ),
  group(
    'quantity',
    '12 N m',
    {
      correct: ['12 N m', '12 Nm', '12 N·m', '12 J', '0.012 kJ', '12 kg m^2 s^-2', '12 kg m^2/s^2'],
      form: ['12 N', '12 m', '12 W', '12 N/m'],
      wrong: ['120 N m', '1.2 J'],
    },
    { unit: 'N m', ...forms('with-unit'), ...asked('Find the moment.') },
  ),
  group(
    'quantity',
    '60 W',
    {
      correct: ['60 W', '0.06 kW', '60 J/s', '60000 mW', '60 watts'],
      form: ['60 J', '60 kW', '60 Wh'],
      wrong: ['6 W', '0.6 kW'],
    },
    { unit: 'W', ...forms('with-unit'), ...asked('Find the power.') },
  ),
  group(
    'quantity',
    '13.6 g/cm^3',
    {
      correct: ['13.6 g/cm^3', '13600 kg/m^3', '13.6 g cm^-3', '13.6 g/mL', '13.6 t/m^3'],
      form: ['13.6 g', '13.6 kg/m^3', '13.6 cm^3/g'],
      wrong: ['1.36 g/cm^3', '1360 kg/m^3'],
    },
    { unit: 'g/cm^3', ...forms('with-unit'), ...asked('Find the density.') },
  ),
  group('time', '14:05', {
    correct: ['14:05', '2:05 pm', '2:05pm', '1405', '14.05', '2.05 pm'],
    wrong: ['2:05', '2:05 am', '14:50', '04:05', '4:05 pm'],
    unreadable: ['14:05 pm', '14:05 am', '25:05', '2:65 pm', 'lunch', '0:05 pm', '13:05 pm'],
  }),
  group(
    'number',
    '1500000000',
    {
      correct: ['1500000000', '1.5×10^9', '1 500 000 000', '1500000004', '1499999995'],
      wrong: ['1500000006', '2000000000', '1500000100', '1.4×10^9', '15'],
    },
    { tolerance: 5 },
  ),
  group(
    'number',
    '10^12',
    {
      correct: ['1000000000000', '10^12', '1e12', '1×10^12'],
      wrong: ['1000000000001', '10^12+1', '10^11', '10^13', '999999999999'],
    },
    { tolerance: 0.5 },
  ),
  group(
    'number',
    '0',
    {
      correct: ['0', '0.0', '0.00', '0.000'],
      wrong: ['0.001', '0.1'],
    },
    { forms: [{ kind: 'significant-figures', figures: 2 }] },
  ),
  group(
    'number',
    '0.00320',
    {
      correct: ['0.00320', '3.20×10^-3', '3.20e-3'],
      form: ['0.0032', '3.2×10^-3', '0.003200', '32.0×10^-4 + 0'],
      wrong: ['0.0320', '3.20×10^3'],
    },
    { forms: [{ kind: 'significant-figures', figures: 3 }] },
  ),
  group(
    'number',
    '4.50×10^4',
    {
      correct: ['45000', '4.50×10^4', '45.0×10^3', '4.50*10^{4}', '0.450×10^5'],
      form: ['4.5×10^4', '45×10^3', '4.500×10^4'],
      wrong: ['4.50×10^5', '450'],
    },
    { forms: [{ kind: 'significant-figures', figures: 3 }] },
  ),
  group(
    'ratio',
    '3:4',
    {
      correct: ['3:4', '3 to 4', '3 : 4'],
      form: ['6:8', '0.75:1', '1.5:2'],
      wrong: ['4:3', '3:7', '3:4:1'],
      unreadable: ['banana', 'three apples', 'red'],
    },
    forms('simplest-ratio'),
  ),
  group(
    'list',
    '3 cm, 4 cm',
    {
      correct: ['3, 4', '3 cm, 4 cm', '3cm and 4cm', '3 and 4'],
      wrong: ['4, 3', '3', '3, 5', '3 cm, 4 m'],
      unreadable: ['banana', 'short, long'],
    },
    { unit: 'cm' },
  ),
].flat();

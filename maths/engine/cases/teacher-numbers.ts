import type { Form } from '../types';
import { forms, group } from './case';

const places = (count: number): { forms: Form[] } => ({ forms: [{ kind: 'decimal-places', places: count }] });
const figures = (count: number): { forms: Form[] } => ({ forms: [{ kind: 'significant-figures', figures: count }] });

/** Numbers a suspicious teacher would try: nearly right, right but in the wrong form, or right in disguise. */
export const suspiciousNumberCases = [
  group('number', '1/3', { wrong: ['1/3 + 10^-12', '333/1000', '0.34', '-1/3', '3'], form: ['0.3333333333', '33.3%'] }),
  group('number', 'π', {
    wrong: ['355/113', '180'],
    form: ['3.14', '22/7', '3.14159265358979', '3.141592653589793238'],
  }),
  group('number', 'e', { wrong: ['19/7'], form: ['2.718281828459045', '2.72'] }),
  group('number', '√2', { wrong: ['99/70', '2', '±√2', '-√2'], form: ['1.41421356237', '1.4142135623730951'] }),
  group('number', 'sin 20°', {
    correct: ['cos 70°', '\\sin 20^{\\circ}'],
    wrong: ['sin 20', 'sin 20° + 10^-13', 'cos 20°'],
    form: ['0.3420201433256687'],
  }),
  group('number', '2+√3', { wrong: ['2-√3', '2√3', '(2+√3)^2', '√7'], correct: ['1/(2-√3)'], form: ['3.732'] }),
  group('number', '√(7+4√3)', { correct: ['√(4√3+7)'], wrong: ['√(7-4√3)'], form: ['3.7320508075688772'] }),
  group('number', '8', { wrong: ['2^4', '3^2', '6', '80', '0.8', '8%', '8x', '(8,8)', '8<9'] }),
  group('number', '-7', { wrong: ['7', '|-7|', '--7', '-(-7)', '1-7'], correct: ['−7', '- 7', '3-10'] }),
  group('number', '50', { wrong: ['50%', '0.5', '5', '500', '50 cm', '$50'], correct: ['50.0', '5×10', '100/2'] }),
  group('number', '0.5', {
    wrong: ['50', '.05', '5%', '0.49999999999', '1:3'],
    correct: ['50%', '0.5000'],
    form: ['1:2'],
  }),
  group('number', '1.5', { wrong: ['1:30', '1.30', '1 r 1', '15'], correct: ['1 and 1/2', '1½'], form: ['3:2'] }),
  group('number', '12', {
    correct: ['12 apples', '12 red apples.', '12 dogs', '12\\text{ apples}', '１２', '12.', '= 12 people'],
    wrong: ['12 cm', '12 hundred', '12 percent', '12 thirds'],
    unreadable: [
      '12 or more',
      '12 xyz',
      '12 abc',
      '12 tens',
      '12 dozen',
      '12 apples and',
      'x+3=15',
      '3x = 36',
      '10+2=12',
    ],
  }),
  group('number', '0', { wrong: ['0 to', '0x', '0 cm', 'x-x'] }),
  group('number', '3', {
    unreadable: ['3 squared', '3 minus', '3 ab'],
    wrong: ['3 hours', '3 degrees Celsius', '3 m', '3!'],
  }),
  group('number', '3/4', {
    correct: ['¾', '3÷4', '３/４', '0.75.', '3 / 4', '\\frac{3}{4}.'],
    wrong: ['4:3', '3.4', '34', '3-4'],
    unreadable: ['3,4'],
    form: ['3:4'],
  }),
  group('number', '9/7', {
    correct: ['1 2/7', '1 and 2/7', '1\\text{ and }\\frac{2}{7}'],
    wrong: ['1 and 7/2', '12/7'],
  }),
  group('number', '1/7', {
    correct: ['⅐', '0.\\overline{142857}'],
    wrong: ['0.142857142857142857'],
    form: ['0.142857'],
  }),
  group('number', '0.1', { correct: ['⅒', '10%', '1×10^-1'], wrong: ['10', '0.01', '1/9'] }),
  group('number', '2^100', { correct: ['4^50', '1024^10'], wrong: ['2^100+1', '2^99', '1.2676506002282294×10^30'] }),
  group('number', '10^20', { wrong: ['10^20+1', '99999999999999999999', '10^19', '1E21'], correct: ['1E20'] }),

  group(
    'number',
    '3/4',
    { correct: ['3/4'], form: ['6/8', '0.75', '75%', '9/12', '1.5/2', '3/4+0', '1-1/4', '(6/2)/4'] },
    forms('lowest-terms'),
  ),
  group('number', '7/2', { correct: ['3 1/2', '7/2'], form: ['3 2/4', '3.5', '14/4', '3+1/2'] }, forms('lowest-terms')),
  group('number', '2√2', { correct: ['2√2'], form: ['√8', '4/√2', '√2+√2', '2^(3/2)', '√4√2'] }, forms('surd')),
  group('number', '√3/3', { correct: ['√3/3'], form: ['1/√3', '√(1/3)', '2√3/6', '0.577'], wrong: [] }, forms('surd')),
  group('number', '5√3', { form: ['√75', '√25·√3', '2√3+3√3', '8.66'], wrong: ['3√5'] }, forms('surd')),
  group('number', '5π', { correct: ['5π'], form: ['5π+0.0', '15.7', '15.707963267948966'], wrong: [] }, forms('exact')),
  group('number', '1/8', { correct: ['1/8'], form: ['0.125', '12.5%', '12.5/100'] }, forms('exact')),
  group(
    'number',
    '3.2×10^4',
    {
      correct: ['3.2×10^4', '3.20 × 10^4'],
      form: ['32×10^3', '0.32×10^5', '32000', '3.2×100^2', '10^4×3.2', '3.2×10×10^3'],
      wrong: ['3.2×10^5', '3.2×10^-4', '3.2^4'],
    },
    forms('scientific'),
  ),
  group('number', '1×10^4', { correct: ['1×10^4', '1.0×10^4'], form: ['10×10^3', '10^4'] }, forms('scientific')),
  group(
    'number',
    '-4.5×10^-3',
    {
      correct: ['-4.5×10^-3'],
      form: ['-45×10^-4', '-0.0045'],
      wrong: ['4.5×10^-3', '-4.5×10^3'],
    },
    forms('scientific'),
  ),
  group('number', '2.50', { correct: ['2.50'], form: ['2.5', '2.500', '5/2'], wrong: ['2.05', '2.51'] }, figures(3)),
  group('number', '0.050', { correct: ['0.050', '5.0×10^-2'], form: ['0.05', '5×10^-2', '0.0500'] }, figures(2)),
  group('number', '30000', { correct: ['30000', '3.0×10^4'], form: ['30000.0', '3×10^4'] }, figures(2)),
  group('number', '7.10', { correct: ['7.10'], form: ['7.1', '7.100', '71/10'], wrong: ['7.01'] }, places(2)),
  group('number', '4', { correct: ['4.0'], form: ['4', '4.00', '8/2'] }, places(1)),
  group(
    'number',
    '45%',
    { correct: ['45%', '45.0%'], form: ['0.45', '45/100', '9/20'], wrong: ['45', '0.45%'] },
    forms('percentage'),
  ),
  group('number', '2^3×5', { correct: ['2^3×5', '5·2³'], form: ['40', '2×2×2×5', '8×5', '4×2×5'] }, forms('index')),
  group(
    'number',
    '1 3/4',
    { correct: ['1 3/4', '1 and 3/4'], form: ['7/4', '1.75', '1+3/4'], wrong: ['13/4'] },
    forms('mixed-numeral'),
  ),
].flat();

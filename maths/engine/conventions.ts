import type { AnswerSpec, Verdict } from './types';

/** One convention of the checker, with an example that the tests replay. */
export interface Convention {
  says: string;
  spec: AnswerSpec;
  input: string;
  verdict: Verdict['kind'];
}

const one = (says: string, spec: AnswerSpec, input: string, verdict: Verdict['kind']): Convention => ({
  says,
  spec,
  input,
  verdict,
});

/** Where mathematics or typing leaves a choice, this is the choice made. */
export const conventions: Convention[] = [
  one('Decimals are exact unless a tolerance is given.', { kind: 'number', model: '1/3' }, '0.333', 'wrong'),
  one(
    'A tolerance is the largest absolute difference, its end included.',
    { kind: 'number', model: '3.14', tolerance: 0.01 },
    '3.15',
    'correct',
  ),
  one('Without a form, any way of writing the right value will do.', { kind: 'number', model: '5' }, '2+3', 'correct'),
  one(
    '"simplified" leaves nothing to work out.',
    { kind: 'number', model: '5', forms: [{ kind: 'simplified' }] },
    '2+3',
    'wrong-form',
  ),
  one(
    'A right value in another form is never simply wrong.',
    { kind: 'number', model: '2/3', forms: [{ kind: 'lowest-terms' }] },
    '4/6',
    'wrong-form',
  ),
  one(
    'Division and products by position go from left to right: 1/2x is half of x.',
    { kind: 'expression', model: 'x/2' },
    '1/2x',
    'correct',
  ),
  one('A minus sign comes after powers: -2^2 is -4.', { kind: 'number', model: '-4' }, '-2^2', 'correct'),
  one('In plain typing an exponent takes all its digits: 2^10.', { kind: 'number', model: '1024' }, '2^10', 'correct'),
  one(
    'A whole number, a space and a fraction are a mixed numeral.',
    { kind: 'number', model: '3/2' },
    '1 1/2',
    'correct',
  ),
  one('A comma before exactly three digits marks thousands.', { kind: 'number', model: '1000' }, '1,000', 'correct'),
  one(
    'In a list a comma may separate or mark thousands; either reading may be right.',
    { kind: 'list', model: '100,200' },
    '100,200',
    'correct',
  ),
  one(
    'A function without brackets takes the product after it: sin 2x is sin(2x).',
    { kind: 'expression', model: 'sin(2x)' },
    'sin 2x',
    'correct',
  ),
  one(
    'sin^-1 is the inverse function, sin^2 is a square.',
    { kind: 'expression', model: 'arcsin x' },
    'sin^-1 x',
    'correct',
  ),
  one('log without a base is log to base 10; ln is to base e.', { kind: 'number', model: '2' }, 'log 100', 'correct'),
  one(
    'Angles are in radians unless a degree sign says otherwise.',
    { kind: 'number', model: '1/2' },
    'sin 30',
    'wrong',
  ),
  one(
    'The domain is real; values are compared where both are defined.',
    { kind: 'expression', model: '2 ln x' },
    'ln x^2',
    'correct',
  ),
  one('An absolute value written on purpose is not dropped.', { kind: 'expression', model: 'ln|x|' }, 'ln x', 'wrong'),
  one('A gap in the domain that cancels is ignored.', { kind: 'expression', model: 'x+1' }, '(x^2-1)/(x-1)', 'correct'),
  one(
    'Order and multiplicity are ignored in solutions and sets.',
    { kind: 'solutions', model: 'x=2 or x=-3', variable: 'x' },
    '-3, 2, 2',
    'correct',
  ),
  one(
    '"and" between solutions is read as "or".',
    { kind: 'solutions', model: 'x=2 or x=-3', variable: 'x' },
    'x=2 and x=-3',
    'correct',
  ),
  one(
    'An ordered pair is no set of solutions.',
    { kind: 'solutions', model: 'x=2 or x=-3', variable: 'x' },
    '(2,-3)',
    'wrong',
  ),
  one('Order matters in a list.', { kind: 'list', model: '2,4,8' }, '8,4,2', 'wrong'),
  one(
    'Equations are the same when one is a multiple of the other.',
    { kind: 'equation', model: 'y=2x+3' },
    '2y-4x=6',
    'correct',
  ),
  one(
    'Where the model is solved for the variable, the answer must be too.',
    { kind: 'equation', model: 'r=C/(2π)', variable: 'r' },
    'C=2πr',
    'wrong-form',
  ),
  one('An inequality must be solved where the model is.', { kind: 'inequality', model: 'x>=4' }, '2x>=8', 'wrong-form'),
  one(
    'A comma between inequalities is read as "and".',
    { kind: 'inequality', model: '4<=x<9' },
    'x>=4, x<9',
    'correct',
  ),
  one('A bare pair is a point.', { kind: 'coordinate', model: '(2,-3)' }, '2,-3', 'correct'),
  one('A pair answers a system in the order of the model.', { kind: 'system', model: 'x=2,y=-1' }, '(2,-1)', 'correct'),
  one('A bare number is in the unit of the question.', { kind: 'quantity', model: '5 cm', unit: 'cm' }, '5', 'correct'),
  one('Units are converted exactly.', { kind: 'quantity', model: '36 km/h' }, '10 m/s', 'correct'),
  one('A time without am or pm is on the 24-hour clock.', { kind: 'time', model: '2:35 pm' }, '14:35', 'correct'),
  one('If am or pm is missing, we ask.', { kind: 'time', model: '2:35 pm' }, '2:35', 'unreadable'),
  one(
    'A capital letter stands for the small one where only that is meant.',
    { kind: 'number', model: '4', variable: 'x' },
    'X=4',
    'correct',
  ),
  one('A letter i is the imaginary unit, e is Euler’s number.', { kind: 'number', model: '-1' }, 'i^2', 'correct'),
  one(
    'Either the improper fraction or the mixed numeral is in lowest terms.',
    { kind: 'number', model: '5/3', forms: [{ kind: 'lowest-terms' }] },
    '1 2/3',
    'correct',
  ),
  one(
    '1200 may show two, three or four significant figures.',
    { kind: 'number', model: '1200', forms: [{ kind: 'significant-figures', figures: 2 }] },
    '1200',
    'correct',
  ),
  one(
    'A division is answered with its remainder: the divisor is not known here, so 23.25 is read, and wrong for 23 r 1.',
    { kind: 'quotient', model: '23 r 1' },
    '23.25',
    'wrong',
  ),
  one(
    'A division without a remainder may be answered by its value.',
    { kind: 'quotient', model: '12 r 0' },
    '12.0',
    'correct',
  ),
  one('"to" stands for the colon of a ratio.', { kind: 'ratio', model: '3:4' }, '3 to 4', 'correct'),
  one('Where no ratio is asked for, a colon divides.', { kind: 'number', model: '3/4' }, '3:4', 'correct'),
  one(
    '"and" joins a whole number and a fraction where one value is asked for.',
    { kind: 'number', model: '3/2' },
    '1 and 1/2',
    'correct',
  ),
  one(
    'A square bracket turned away leaves the end out: ]2, 5[ is (2, 5).',
    { kind: 'inequality', model: '2<x<5' },
    ']2,5[',
    'correct',
  ),
  one(
    'A plain noun after a number is not looked at where a number alone is asked for.',
    { kind: 'number', model: '12' },
    '12 apples',
    'correct',
  ),
  one('A unit is looked at: 12 cm is not the number 12.', { kind: 'number', model: '12' }, '12 cm', 'wrong'),
  one('A word that changes the number is looked at.', { kind: 'number', model: '12' }, '12 hundred', 'wrong'),
  one(
    'Where a unit is asked for, another noun is wrong.',
    { kind: 'quantity', model: '5 m', unit: 'm' },
    '5 apples',
    'wrong',
  ),
  one(
    'A colon is no hours and minutes in a quantity: 1:30 is not 1.5 h.',
    { kind: 'quantity', model: '1.5 h', unit: 'h' },
    '1:30',
    'wrong',
  ),
  one(
    'A whole equation where a value is asked for is sent back, not marked.',
    { kind: 'number', model: '4', variable: 'x' },
    '2x + 3 = 11',
    'unreadable',
  ),
  one(
    'An antiderivative is right up to a constant, and must show one; any letter and factor will do.',
    { kind: 'expression', model: 'x^2+C', variable: 'x', upToConstant: true },
    'x^2 + 2k',
    'correct',
  ),
  one(
    'An antiderivative without an arbitrary constant is not finished.',
    { kind: 'expression', model: 'x^2+C', variable: 'x', upToConstant: true },
    'x^2',
    'wrong-form',
  ),
  one(
    'A vector may be a bracket, a column, or a sum of i, j and k.',
    { kind: 'coordinate', model: '(1,2)' },
    'i+2j',
    'correct',
  ),
  one(
    'In a vector i is the first unit vector, not the imaginary unit.',
    { kind: 'coordinate', model: '(1,2)' },
    '1+2i',
    'wrong',
  ),
  one(
    'A form that is too long to check is not there.',
    { kind: 'expression', model: '(x+y+z+1)^30', forms: [{ kind: 'expanded' }] },
    '(x+y+z+1)^30',
    'wrong-form',
  ),
];

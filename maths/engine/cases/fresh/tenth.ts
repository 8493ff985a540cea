import type { AnswerSpec, Verdict } from '../../types';
import type { Case } from '../case';
import type { StepCase } from './fifth-steps';

type Answers = Partial<Record<Verdict['kind'], string[]>>;

const answers = (spec: AnswerSpec, all: Answers): Case[] =>
  (Object.entries(all) as [Verdict['kind'], string[]][]).flatMap(([verdict, inputs]) =>
    inputs.map((input) => ({ spec, input, verdict })),
  );
const form = (
  ...kinds: ('scientific' | 'index' | 'exact' | 'surd' | 'simplified' | 'factorised' | 'completed-square')[]
) => ({
  forms: kinds.map((kind) => ({ kind })),
});
const question = 'Find it.';

/** An x between numbers, roots and letters, where the question has no x. */
const timesSigns: Case[] = [
  ...answers(
    { kind: 'number', model: '2^3×3^2', question: 'Write 72 as a product of powers.', ...form('index') },
    { correct: ['2^3x3^2', '2³x3²', '2^3 X 3^2', '2^3·3^2'], wrong: ['2^3x3^3'] },
  ),
  ...answers(
    { kind: 'number', model: '6π', question, ...form('exact') },
    { correct: ['6xπ', '6 x pi', 'πx6'], 'wrong-form': ['2x3xπ'], wrong: ['5xπ', '6x'] },
  ),
  ...answers(
    { kind: 'number', model: '2√3', question, ...form('surd') },
    { correct: ['2x√3', '2 x sqrt(3)', '√3 x 2'] },
  ),
  ...answers(
    { kind: 'expression', model: '12ab', question: 'Simplify $3a\\times4b$.' },
    { correct: ['12 x a x b', '12xaxb'], wrong: ['12 x a', '12x'] },
  ),
  // With an x in the question it is the unknown.
  ...answers(
    { kind: 'expression', model: '12x', question: 'Simplify $3x\\times4$.' },
    { correct: ['12x'], wrong: ['12x3'] },
  ),
];

const units: Case[] = [
  ...answers(
    { kind: 'quantity', model: '20 m^2', unit: 'm^2', question: 'What is the area in m$^2$?' },
    {
      correct: ['20 M^2', '20 M²', '20M2', '20 sqm', '20 square M'],
      'wrong-form': ['20 M', '20 CM^2'],
      wrong: ['21 M^2'],
    },
  ),
  ...answers(
    { kind: 'quantity', model: '60 km/h', unit: 'km/h', question },
    { correct: ['60 KM/H', '60 Km/h', '60 kmph', '60 KMH'], wrong: ['61 KM/H'] },
  ),
  ...answers(
    { kind: 'number', model: '60', question: 'What is the volume in cm$^3$?' },
    { correct: ['60 CM^3', '60 CM3', '60 cm³'], 'wrong-form': ['60 CM', '60 cm'] },
  ),
  ...answers({ kind: 'quantity', model: '5 mL', unit: 'mL', question }, { correct: ['5 ML', '5 Ml', '5 ml'] }),
  // A question with both keeps them apart.
  ...answers(
    { kind: 'quantity', model: '5 ML', unit: 'ML', question: 'A dam of 5000000000 mL: how many ML is that?' },
    { correct: ['5 ML'], 'wrong-form': ['5 mL'] },
  ),
  ...answers({ kind: 'quantity', model: '20 g', unit: 'g', question }, { correct: ['20 G', '20 gm', '20gms'] }),
  ...answers(
    { kind: 'quantity', model: '9.8 m/s^2', unit: 'm/s^2', question },
    { correct: ['9.8 ms-2', '9.8 m s-2', '9.8 m.s^-2', '9.8ms⁻²'], wrong: ['9.7 ms-2'] },
  ),
  ...answers(
    { kind: 'number', model: '7', question: 'It is $2$°C here and $-5$°C there. How many degrees warmer is it here?' },
    { correct: ['7°C', '7^oC', '7 Celsius', '7˚', '7 degrees', '7 oC'], wrong: ['3°C'] },
  ),
  ...answers(
    { kind: 'quantity', model: '24°', unit: '°', question },
    { correct: ['24^o', '24˚', '24^{o}'], wrong: ['25^o'] },
  ),
  ...answers(
    { kind: 'quantity', model: '0.5 L', unit: 'L', question },
    { correct: ['half a litre', '1/2 a litre', '500 mL'], unreadable: ['0.5.0'] },
  ),
];

const labels: Case[] = [
  ...answers(
    { kind: 'number', model: '7', variable: 'x', question },
    { correct: ['x=7 only', '7 only'], wrong: ['x=8 only'] },
  ),
  ...answers(
    { kind: 'solutions', model: 'x=2 or x=-3', variable: 'x', question },
    { correct: ['x=2 or x=-3 only'], wrong: ['x=2 only'] },
  ),
  ...answers(
    { kind: 'solutions', model: 'x=2+√3 or x=2-√3', variable: 'x', question },
    { correct: ['x=2+-√3', '2 +- sqrt(3)'], wrong: ['x=3+-√3'] },
  ),
  ...answers(
    {
      kind: 'ratio',
      model: '7:2',
      question: 'There are 7 sopranos and 2 altos. What is the ratio of sopranos to altos?',
    },
    {
      correct: ['7:2 sopranos to altos', '7 sopranos : 2 altos', 'sopranos : altos = 7 : 2', '7 sopranos to 2 altos'],
      'wrong-form': ['7/2'],
      wrong: ['2:7', '7:2 altos to sopranos', '2/7'],
    },
  ),
  ...answers(
    { kind: 'coordinate', model: '(2,-3)', question: 'Where is the turning point?' },
    {
      correct: ['at (2,-3)', 'the turning point is (2,-3)', 'P(2,-3)', 'P = (2, -3)', '(2,-3) is the turning point'],
      'wrong-form': ['[2,-3]'],
      wrong: ['at (-3,2)', 'P(2,3)', '[3,-2]'],
      unreadable: ['not (2,-3)'],
    },
  ),
  ...answers(
    { kind: 'coordinate', model: '(2,-3)', question: 'Find the vector $\\mathbf{v}$.' },
    { correct: ['[2,-3]', '[2;-3]', '[[2],[-3]]', '[2 -3]', '(2i-3j)'], wrong: ['[-3,2]'] },
  ),
  ...answers(
    { kind: 'set', model: '1, 2, 3, 6', question: 'List the factors of 6.' },
    { correct: ['Factors of 6: 1, 2, 3, 6', 'the factors of 6 are 1, 2, 3, 6'], wrong: ['Factors of 6: 1, 2, 3'] },
  ),
  ...answers(
    { kind: 'set', model: '2, 4', question: 'Find $A\\cap B$.' },
    { correct: ['A∩B={2,4}', 'A \\cap B = \\{2,4\\}', 'A and B = {2,4}'], wrong: ['A∪B={2,4}', 'A∩B={2}'] },
  ),
  ...answers(
    {
      kind: 'system',
      model: 'x=12, y=3',
      question: 'A wrap costs $x$ dollars and a juice $y$ dollars. Find $x$ and $y$.',
    },
    {
      correct: ['x=$12, y=$3', 'x=12 dollars, y=3 dollars', '($12, $3)'],
      'wrong-form': ['12, 3'],
      wrong: ['x=$3, y=$12', '3, 12'],
    },
  ),
  ...answers(
    { kind: 'expression', model: 'x+3', question: 'Simplify $\\frac{x^2-9}{x-3}$.' },
    {
      correct: ['x+3, x≠3', 'x+3 (x≠3)', 'x+3 where x≠3', 'x+3,\\ x\\ne3'],
      wrong: ['x+3, x≠-3', 'x-3, x≠3'],
    },
  ),
  ...answers(
    { kind: 'expression', model: 'x^2+C', variable: 'x', upToConstant: true, question },
    { correct: ['x^2+C, C∈R', 'x^2+c where c is a constant', 'x^2+C (C is a constant)'], wrong: ['x^3+C, C∈R'] },
  ),
  ...answers(
    { kind: 'expression', model: '2x-3y', question: 'Simplify $3x-x-3y$.', ...form('simplified') },
    { correct: ['2x+-3y', '2x + -3y'], wrong: ['2x--3y'] },
  ),
  ...answers(
    { kind: 'expression', model: 'log_2(x)', question },
    { correct: ['log2(x)', 'log2 x'], wrong: ['log3(x)'] },
  ),
];

const otherForms: Case[] = [
  ...answers(
    { kind: 'number', model: '1/6', question: 'What is the probability of a six?' },
    {
      correct: ['1/6', '1 in 6'],
      'wrong-form': ['1:6', '1 to 6', '2:12', '0.167', '16.7%'],
      wrong: ['1:5', '6:1', '0.2'],
    },
  ),
  ...answers(
    { kind: 'number', model: '25', question: 'What percentage is blue?' },
    { correct: ['25', '25%'], 'wrong-form': ['0.25', '1/4'], wrong: ['0.25%', '0.26', '2.5'] },
  ),
  ...answers(
    { kind: 'number', model: '1/3', question },
    { 'wrong-form': ['0.333', '0.33', '33.3%'], wrong: ['0.3', '0.34', '0.32'] },
  ),
  ...answers(
    { kind: 'number', model: '√2', question, ...form('exact') },
    { 'wrong-form': ['1.414', '1.41', '-(-1.41)'], wrong: ['1.42', '-1.41'] },
  ),
  ...answers(
    { kind: 'number', model: '3π', question, ...form('exact') },
    { 'wrong-form': ['9.42', '9.425', '3×3.14', '3×22/7'], wrong: ['9.52', '4×3.14', '22/7'] },
  ),
  ...answers(
    { kind: 'coordinate', model: '(1/3,2)', question },
    { 'wrong-form': ['(0.33,2)'], wrong: ['(0.33,3)', '(2,0.33)'] },
  ),
  ...answers(
    { kind: 'list', model: '-3, -1, 4', question: 'Put them in order.' },
    { 'wrong-form': ['-3<-1<4', '−3 < −1 < 4'], wrong: ['-1<-3<4', '4>-1>-3'] },
  ),
];

const misprints: Case[] = [
  ...answers(
    { kind: 'number', model: '3.2×10^-5', question, ...form('scientific') },
    {
      correct: ['3.2x10^-5', '3.2 X 10^-5'],
      unreadable: ['3.2x10-5', '3.2×10-5', '3,2x10^-5', '7×104'],
      wrong: ['3.2x10^5'],
    },
  ),
  ...answers(
    { kind: 'number', model: '3×10^5', question },
    { correct: ['3x10^5', '300 000'], unreadable: ['3x105', '3×10 5'], wrong: ['3x104', '315'] },
  ),
  ...answers({ kind: 'number', model: '315', question }, { correct: ['315'], 'wrong-form': ['3×105'] }),
  ...answers(
    { kind: 'quantity', model: '2.5 m', unit: 'm', question },
    { correct: ['2.5 m'], unreadable: ['2,5', '2,5 m', '2·5', '2·5 m', '7,1 m'], wrong: ['2.6 m'] },
  ),
  ...answers({ kind: 'money', model: '$2.50', question }, { unreadable: ['2,50', '$2,50', '$2·50'] }),
  ...answers({ kind: 'number', model: '3.142', question }, { unreadable: ['3,142'], wrong: ['3,143'] }),
  ...answers({ kind: 'number', model: '3142', question }, { correct: ['3,142'] }),
  ...answers({ kind: 'number', model: '10', question }, { 'wrong-form': ['2·5', '2×5'], wrong: ['2.5'] }),
];

const finished: Case[] = [
  ...answers(
    { kind: 'expression', model: '(x+1)/(x-2)', question, ...form('factorised') },
    { correct: ['(x+1)/(x-2)'], 'wrong-form': ['(x^2+x)/(x(x-2))', '(3x+3)/(3(x-2))'], wrong: ['(x-1)/(x-2)'] },
  ),
  ...answers(
    { kind: 'number', model: '5×10^12', tolerance: 1e9, question },
    { correct: ['5000500000000'], wrong: ['1', '0', '5002000000000'] },
  ),
  ...answers(
    { kind: 'inequality', model: 'x>6', variable: 'x', question: 'Solve $5x>30$.' },
    { correct: ['x>6', '6<x'], 'wrong-form': ['x>30/5', 'x>2×3'], wrong: ['x>30/6', 'x>7'] },
  ),
  ...answers(
    { kind: 'inequality', model: 'x>7/3', variable: 'x', question: 'Solve $3x>7$.' },
    { correct: ['x>7/3', 'x>2 1/3'], 'wrong-form': ['x>2.33'] },
  ),
  ...answers(
    { kind: 'expression', model: '3x/4', question, ...form('simplified') },
    { correct: ['3x/4'], 'wrong-form': ['-(-3x)/4', '-(-3x/4)'], wrong: ['-(3x)/4'] },
  ),
  ...answers(
    { kind: 'expression', model: '(x+b/2)^2+c-b^2/4', variable: 'x', question, ...form('completed-square') },
    {
      correct: ['(x+b/2)^2+c-b^2/4', '(x+b/2)^2-b^2/4+c', '(x+b/2)^2+(4c-b^2)/4'],
      'wrong-form': ['x^2+bx+c', '(x+b/2)^2+c-b^2/8-b^2/8'],
      wrong: ['(x+b)^2+c-b^2/4'],
    },
  ),
  ...answers(
    { kind: 'expression', model: 'ln|x|+C', variable: 'x', upToConstant: true, question },
    {
      correct: ['ln|kx|', 'ln(kx)', 'ln(kx)+C', 'ln|3x|+C'],
      'wrong-form': ['ln|x|', 'ln x+C'],
      wrong: ['ln|x|C', 'ln(kx^2)'],
    },
  ),
  ...answers(
    { kind: 'expression', model: 'ln x+C', variable: 'x', upToConstant: true, question },
    { correct: ['ln|x|+C', 'ln(3x)+C'], wrong: ['ln|x+1|+C'] },
  ),
];

/** A tenth round: what students type around right answers, what is no number but a slip, and what is another form. */
export const tenthCases: Case[] = [...timesSigns, ...units, ...labels, ...otherForms, ...misprints, ...finished];

const integral = { variable: 'x', question: 'Find $\\int\\frac{1}{x}\\,dx$.' };

export const tenthStepCases: StepCase[] = [
  { before: '(1,4)∪(2,6)', line: '(1,6)', options: { variable: 'x' }, verdict: 'same-solutions' },
  { before: '(1,4)∪(2,6)', line: '(2,4)', options: { variable: 'x' }, verdict: 'wrong' },
  { before: 'x>2 or x>5', line: 'x>2', options: { variable: 'x' }, verdict: 'same-solutions' },
  { before: '|x-3|=5', line: 'x-3=5 or x-3=-5', options: { variable: 'x' }, verdict: 'same-solutions' },
  { before: '|x-3|=5', line: 'x-3=5', options: { variable: 'x' }, verdict: 'wrong' },
  { before: 'x+y=5, xy=6', line: 'x(5-x)=6', options: {}, verdict: 'same-solutions' },
  { before: 'x+y=5, xy=6', line: 'x(5-x)=7', options: {}, verdict: 'wrong' },
  { before: 'x+b/2=±√(b^2/4-c)', line: 'x=-b/2±√(b^2/4-c)', options: { variable: 'x' }, verdict: 'same-solutions' },
  { before: 'x+b/2=±√(b^2/4-c)', line: 'x=b/2±√(b^2/4-c)', options: { variable: 'x' }, verdict: 'wrong' },
  { before: 'x+a=±√b', line: 'x=-a+√b or x=-a-√b', options: {}, verdict: 'same-solutions' },
  { before: 'x+a=±√b', line: 'x=-a+√b', options: {}, verdict: 'wrong' },
  { before: 'ln(3x)+C', line: 'ln x+C', options: integral, verdict: 'same-solutions' },
  { before: 'ln|x|+C', line: 'ln(kx)+C', options: integral, verdict: 'same-solutions' },
  { before: 'y=ln(2x)+C', line: 'y=ln(x)+C', options: integral, verdict: 'same-solutions' },
  { before: 'x^2+C', line: 'x^2', options: integral, verdict: 'wrong' },
  // Elsewhere C is a letter like any other.
  { before: 'x^2+3+C', line: 'x^2+C', options: { variable: 'x' }, verdict: 'wrong' },
];

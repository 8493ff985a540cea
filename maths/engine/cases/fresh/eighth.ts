import type { AnswerSpec, Verdict } from '../../types';
import type { Case } from '../case';
import type { StepCase } from './fifth-steps';

type Answers = Partial<Record<Verdict['kind'], string[]>>;

const answers = (spec: AnswerSpec, all: Answers): Case[] =>
  (Object.entries(all) as [Verdict['kind'], string[]][]).flatMap(([verdict, inputs]) =>
    inputs.map((input) => ({ spec, input, verdict })),
  );

const subject = (variable: string, model: string): AnswerSpec => ({ kind: 'equation', model, variable });
const amount = (model: string, unit: string): AnswerSpec => ({ kind: 'quantity', model, unit });
const solutions = (model: string): AnswerSpec => ({ kind: 'solutions', model, variable: 'x' });

/** An eighth round: the subject of a formula, equations with no or every solution, and compound units, as schoolbooks write them. */
export const eighthCases: Case[] = [
  ...answers(subject('h', 'h=V/(πr^2)'), {
    correct: ['h=\\frac{V}{\\pi r^2}', 'V/(πr^2)=h', 'V/(πr^2)', 'h=V÷(πr²)'],
    'wrong-form': ['V=πr^2h', 'hπr^2=V'],
    wrong: ['h=Vπr^2', 'h=V-πr^2', 'h=V/(2πr)'],
  }),
  ...answers(subject('t', 't=(v-u)/a'), {
    correct: ['t=v/a-u/a', 't=(u-v)/(-a)', 't=-(u-v)/a'],
    'wrong-form': ['at=v-u', 'v=u+at'],
    wrong: ['t=(u-v)/a', 't=v-u/a', 't=a(v-u)'],
  }),
  ...answers(subject('b', 'b=2A/h'), {
    correct: ['b=A/(h/2)', 'b=\\frac{2A}{h}', 'b=2Ah^{-1}'],
    'wrong-form': ['bh=2A'],
    wrong: ['b=A/(2h)', 'b=Ah/2', 'b=2A-h'],
  }),
  ...answers(subject('F', 'F=9C/5+32'), {
    correct: ['F=1.8C+32', 'F=(9C+160)/5', 'F=32+\\frac{9}{5}C'],
    wrong: ['F=9(C+32)/5', 'F=5C/9+32', 'F=9C+32/5'],
  }),
  ...answers(subject('C', 'C=5(F-32)/9'), {
    correct: ['C=\\frac{5}{9}(F-32)', 'C=(5F-160)/9'],
    wrong: ['C=5F/9-32', 'C=9(F-32)/5'],
  }),
  ...answers(subject('m', 'm=E/c^2'), {
    correct: ['m=Ec^{-2}', 'm=\\frac{E}{c^2}'],
    wrong: ['m=(E/c)^2', 'm=E-c^2', 'm=Ec^2'],
  }),
  ...answers(solutions('no solution'), {
    correct: ['no solutions', 'there is no solution', 'no real solutions', '∅', '{}'],
    wrong: ['x=0', '0', 'all real numbers', '0=0'],
  }),
  ...answers(solutions('all real numbers'), {
    correct: ['all real x', 'every real number', 'x∈ℝ', 'true for all x', 'any real number'],
    wrong: ['no solution', 'x=0', 'x=1', '0=1', '∅'],
  }),
  ...answers(amount('60 km/h', 'km/h'), {
    correct: ['60 km h^{-1}', '60 km/hr', '60 kilometres per hour', '60 km per hour', '1 km/min', '60'],
    wrong: ['60 km', '60 h/km', '60 m/s', '6 km/h'],
  }),
  ...answers(amount('9.8 m/s^2', 'm/s^2'), {
    correct: ['9.8 m s^{-2}', '9.8 m/s/s', '9.8 m/s²', '9.8 metres per second squared'],
    wrong: ['9.8 m/s', '9.8 m^2/s', '98 m/s^2'],
  }),
  ...answers(amount('2.7 g/cm^3', 'g/cm^3'), {
    correct: ['2.7 g cm^{-3}', '2700 kg/m^3', '2.7 g/cm³', '2.7 grams per cubic centimetre', '2.7 g/mL'],
    wrong: ['2.7 kg/m^3', '2.7 g/cm^2', '2.7 cm^3/g', '27 g/cm^3'],
  }),
  ...answers(amount('15 L/min', 'L/min'), {
    correct: ['15 L min^{-1}', '15 litres per minute', '0.25 L/s', '900 L/h', '15 litres a minute'],
    wrong: ['15 min/L', '15 L', '15 mL/min'],
  }),
  ...answers(amount('3 kWh', 'kWh'), { correct: ['3 kW h', '3000 Wh'], wrong: ['3 kW', '30 kWh'] }),
  ...answers(amount('250 cm^2', 'cm^2'), {
    correct: ['250 sq cm', '250 square centimetres', '0.025 m^2', '250 cm²'],
    wrong: ['2.5 m^2', '250 cm', '250 cm^3'],
  }),
];

/** Lines of working towards no or every solution. */
export const eighthStepCases: StepCase[] = [
  { before: '2(x+1)=2x+2', line: '2x+2=2x+2', verdict: 'good' },
  { before: '2(x+1)=2x+2', line: '0=0', verdict: 'same-solutions' },
  { before: '2(x+1)=2x+2', line: 'all real numbers', verdict: 'same-solutions' },
  { before: '2(x+1)=2x+2', line: 'no solution', verdict: 'wrong' },
  { before: '2(x+1)=2x+2', line: 'x=0', verdict: 'wrong' },
  { before: '2(x+1)=2x+2', line: '0=2', verdict: 'wrong' },
  { before: '3x+1=3x+4', line: '1=4', verdict: 'same-solutions' },
  { before: '3x+1=3x+4', line: '0=3', verdict: 'same-solutions' },
  { before: '3x+1=3x+4', line: 'no solution', verdict: 'same-solutions' },
  { before: '3x+1=3x+4', line: 'x=1', verdict: 'wrong' },
  { before: '3x+1=3x+4', line: '0=0', verdict: 'wrong' },
  { before: '3x+1=3x+4', line: 'all real numbers', verdict: 'wrong' },
];

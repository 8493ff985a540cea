import type { AnswerKind, AnswerSpec, Verdict } from '../../types';
import type { Case } from '../case';
import type { StepCase } from './fifth-steps';

type Answers = Partial<Record<Verdict['kind'], string[]>>;

const answers = (spec: AnswerSpec, all: Answers): Case[] =>
  (Object.entries(all) as [Verdict['kind'], string[]][]).flatMap(([verdict, inputs]) =>
    inputs.map((input) => ({ spec, input, verdict })),
  );

/** A right answer of every kind, and a wrong one, each with a word around it that adds nothing. */
const ofEachKind: [AnswerKind, string, string, Partial<AnswerSpec>?][] = [
  ['number', '7', '8'],
  ['solutions', 'x=2 or x=-3', 'x=2', { variable: 'x' }],
  ['set', '1, 2, 3', '1, 2'],
  ['list', '1, 2, 3', '3, 2, 1'],
  ['quantity', '7 cm', '8 cm', { unit: 'cm' }],
  ['money', '$7.50', '$7.05'],
  ['inequality', 'x > 2', 'x < 2', { variable: 'x' }],
  ['expression', 'x^2+1', 'x^2-1'],
  ['equation', 'y=2x+1', 'y=2x-1'],
  ['coordinate', '(2, 3)', '(3, 2)'],
  ['system', 'x=2, y=3', 'x=3, y=2'],
  ['ratio', '2:3', '3:2'],
  ['time', '2:30 pm', '2:30 am'],
  ['quotient', '7 r 3', '7 r 2'],
];
const around = (text: string) => [
  `only ${text}`,
  `Just ${text}`,
  `simply ${text}`,
  `exactly ${text}`,
  `${text} only.`,
  `${text}, only`,
  `${text} (only)`,
  `\\text{only }${text}`,
];

const onlyAround: Case[] = [
  ...ofEachKind.flatMap(([kind, model, other, more]) =>
    answers({ kind, model, question: 'Find it.', ...more }, { correct: around(model), wrong: around(other) }),
  ),
  ...answers(
    { kind: 'number', model: '7', variable: 'x', question: 'Solve $2x+3=17$.' },
    {
      correct: ['only x=7', 'x = 7 only', 'x=7 is the only solution', '7 is the only answer', 'the only solution is 7'],
      wrong: ['only x=8', 'x=8 is the only solution'],
      unreadable: ['not only 7', 'just under 7', 'only', 'just7'],
    },
  ),
];

const tickets =
  'At a museum, 2 adult tickets and 5 child tickets cost \\$64, while 2 adult tickets and 1 child ticket cost \\$32. Let one adult ticket cost $x$ dollars and one child ticket cost $y$ dollars. Find $x$ and $y$.';
const bakery = 'Let one lamington cost $x$ dollars and one vegie pie cost $y$ dollars. Find $x$ and $y$.';

/** Two unknowns called by what the question lets them stand for. */
const byNoun: Case[] = [
  ...answers(
    { kind: 'system', model: 'x=12, y=8', question: tickets },
    {
      correct: [
        'adult ticket 12, child ticket 8',
        'adult = 12, child = 8',
        'adult ticket = $12, child ticket = $8',
        'child: $8, adult: $12',
        'Adults $12, children $8',
        'adult tickets are $12 and child tickets are $8',
        'An adult ticket costs $12; a child ticket costs $8',
        '\\text{adult}=12,\\ \\text{child}=8',
        'one adult ticket is 12 dollars and one child ticket is 8 dollars',
        'adult 12 child 8',
        'child=8 adult=12',
        '$12 for an adult, $8 for a child',
        '8 child, 12 adult',
      ],
      wrong: [
        'adult 8, child 12',
        'adult ticket = $12, child ticket = $9',
        'adult = 12, adult = 8',
        'ticket = 12, ticket = 8',
        'museum = 12, child = 8',
        '8 adult, 12 child',
        'adult 8 child 12',
      ],
    },
  ),
  ...answers(
    { kind: 'system', model: 'x=4, y=6', question: bakery },
    {
      correct: ['lamingtons = 4, vegie pies = 6', 'pie $6, lamington $4', 'lamington: 4, pie: 6'],
      wrong: ['lamington 6, pie 4'],
    },
  ),
];

const anti = { kind: 'expression', variable: 'x', upToConstant: true } as const;

/** Antiderivatives with logarithms: what is right wherever it exists is asked for its absolute value, not marked. */
const logarithms: Case[] = [
  ...answers(
    { ...anti, model: 'ln|x|+C', question: 'Find $\\int\\frac{1}{x}\\,dx$.' },
    {
      correct: ['ln|3x|+C', 'log_e|x|+c', 'loge|x|+c', '\\log_e|3x|+c', 'Ln|x|+c'],
      'wrong-form': [
        'ln(x)+C',
        'ln(3x)+C',
        'lnx+c',
        'loge(x)+c',
        'loge x + c',
        'log_e(3x)+c',
        '\\ln x+c',
        '-ln(1/x)+c',
        'ln(x)+ln(3)+C',
        'ln(-x)+c',
        'ln(3x)',
        'ln(x)+c, x>0',
      ],
      wrong: ['2ln(3x)+C', 'ln(3x+1)+C', 'ln(x)C', 'ln(x^2)+C', '-ln(x)+C', '1/x+C'],
    },
  ),
  ...answers(
    { ...anti, model: 'ln|x|+C', question: 'Find $\\int\\frac{1}{x}\\,dx$ for $x>0$.' },
    {
      correct: ['ln(x)+C', 'ln(3x)+C', 'lnx+c', 'loge(x)+c', 'loge x+c', 'log_e(3x)+c', 'ln|x|+C', 'ln(x)+c, x>0'],
      'wrong-form': ['ln(3x)', 'ln(-x)+C'],
      wrong: ['2ln(3x)+C', 'ln(3x+1)+C'],
    },
  ),
  ...answers(
    { ...anti, model: 'ln(x)+C', question: 'Find $\\int\\frac{1}{x}\\,dx$, where $x>0$.' },
    { correct: ['ln(x)+C', 'ln|3x|+C', 'ln(3x)+C', 'loge(x)+C', 'logex+C'], wrong: ['3ln(x)+C'] },
  ),
  ...answers(
    { ...anti, model: '3ln|2x+1|+C', question: 'Find $\\int\\frac{6}{2x+1}\\,dx$.' },
    {
      correct: ['3ln|4x+2|+c', '3ln|x+1/2|+c'],
      'wrong-form': ['3ln(2x+1)+c', '3loge(x+0.5)+c', 'ln((2x+1)^3)+c'],
      wrong: ['6ln(x+1/2)+c', 'ln(2x+1)+c'],
    },
  ),
  ...answers(
    { ...anti, model: 'arctan(x)+C', question: 'Find $\\int\\frac{1}{1+x^2}\\,dx$.' },
    { correct: ['arctan(x)+5+C', '-arccos(x/sqrt(1+x^2))+c'], wrong: ['arcsin(x)+C', 'arctan(2x)+C'] },
  ),
];

/** Chains of inequalities from right to left say the same as from left to right. */
const turnedChains: Case[] = [
  ...answers(
    { kind: 'inequality', model: '2<x<5', variable: 'x', question: 'Solve it.' },
    { correct: ['5>x>2', '5 > x > 2', '5\\gt x\\gt2', '{x: 5>x>2}'], wrong: ['2>x>5', '5≥x>2', '5<x<2'] },
  ),
  ...answers(
    { kind: 'inequality', model: '-1<n<=3', variable: 'n', question: 'Solve it.' },
    { correct: ['3 ≥ n > -1', '3 \\ge n > -1', '3=>n>-1'], wrong: ['3 > n >= -1'] },
  ),
];

export const eleventhCases: Case[] = [...onlyAround, ...byNoun, ...logarithms, ...turnedChains];

export const eleventhStepCases: StepCase[] = [
  { before: '2<x<5', line: '5>x>2', verdict: 'good' },
  { before: '4<2x<10', line: '5>x>2', verdict: 'good' },
  { before: '7>3-2x>1', line: '-2<x<1', verdict: 'good' },
  { before: '6≥2n>-2', line: '3 ≥ n > -1', verdict: 'good' },
  { before: '6≥2n>-2', line: '3>n≥-1', verdict: 'wrong' },
  { before: '2<x<5', line: '5>x≥2', verdict: 'wrong' },
];

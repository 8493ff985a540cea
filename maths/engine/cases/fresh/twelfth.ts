import type { AnswerSpec, Verdict } from '../../types';
import type { Case } from '../case';

type Answers = Partial<Record<Verdict['kind'], string[]>>;

const answers = (spec: AnswerSpec, all: Answers): Case[] =>
  (Object.entries(all) as [Verdict['kind'], string[]][]).flatMap(([verdict, inputs]) =>
    inputs.map((input) => ({ spec, input, verdict })),
  );

const people = 'There are 20 people at a picnic, 4 more adults than children. How many adults are there?';

const counted: Case[] = [
  ...answers(
    { kind: 'number', model: '12', question: people },
    {
      correct: [
        'x (adult) = 12',
        'x (adults) = 12',
        'x(adults)=12',
        'a (adults) = 12',
        'n (number of adults) = 12',
        'adults (x) = 12',
        'x (adult): 12',
        'x (adult) is 12',
        'x = 12 (adults)',
        '12 (adults)',
        'x (adult) = 20 - 8 = 12',
        'number of adults = 12',
        'The number of adults = 12',
        'number of adults = 20 - 8 = 12',
        '\\text{number of adults} = 12',
        'x = adults = 12',
        'x: 12',
        'x : 12',
        '\\text{x (adult)} = 12',
        'x\\left(adult\\right)=12',
        'x\\left(\\text{adult}\\right)=12',
      ],
      wrong: [
        'x (adult) = 8',
        'x (adults) = -12',
        'x = 8 (adults)',
        '8 (adults)',
        'number of adults = 8',
        'x: 8',
        '12:x',
      ],
      'wrong-form': ['x (adult) = 20 - 8'],
      unreadable: [
        'x (children) = 12',
        'a (children) = 12',
        'number of children = 12',
        'the number of children = 12',
        'x (not adults) = 12',
        'x (adults and children) = 12',
        'x (y) = 12',
        'x (2) = 12',
        '2x (adults) = 12',
        'x (adults - 2) = 12',
      ],
    },
  ),
  ...answers(
    { kind: 'number', model: '12', variable: 'x', question: people },
    { correct: ['x (adult) = 12', 'a (adults) = 12'], wrong: ['x (adult) = 8'], unreadable: ['x (children) = 12'] },
  ),
  // The letters have a meaning already.
  ...answers(
    {
      kind: 'number',
      model: '12',
      variable: 'x',
      question: 'There are $x$ adults and $y$ children, with $x+y=20$ and $x-y=4$. How many adults are there?',
    },
    { correct: ['x (adults) = 12'], wrong: ['y (adults) = 12'] },
  ),
  ...answers(
    {
      kind: 'number',
      model: '12',
      question: 'Of 20 people at a picnic, 8 are children. In all, how many adults are there?',
    },
    { correct: ['x (adults) = 12', 'adults (x) = 12'], unreadable: ['x (children) = 12', 'x (people) = 12'] },
  ),
  // One of the two is not what is asked for.
  ...answers(
    { kind: 'number', model: '4', question: 'There are 12 adults and 8 children. How many more adults than children?' },
    { correct: ['x = 4'], unreadable: ['x (adults) = 4', 'x (children) = 4'] },
  ),
  ...answers(
    { kind: 'number', model: '20', question: 'At a picnic, how many adults and children are there altogether?' },
    { correct: ['x = 20'], unreadable: ['x (adults) = 20'] },
  ),
];

const measured: Case[] = [
  ...answers(
    { kind: 'money', model: '$12', question: 'How much does an adult ticket cost, if a child ticket costs \\$8?' },
    {
      correct: [
        'x (adult) = 12',
        'x (adult ticket) = $12',
        'x (adult) = $12.00',
        'adult ticket = $12',
        'cost of an adult ticket = $12',
        'a: $12',
      ],
      wrong: ['x (adult) = 8'],
      unreadable: ['x (child) = 12', 'child ticket = $12'],
    },
  ),
  ...answers(
    {
      kind: 'quantity',
      model: '12 cm',
      unit: 'cm',
      question: 'A rectangle has a width of 5 cm. Find the length of the rectangle in cm.',
    },
    {
      correct: ['x (length) = 12 cm', 'l (length) = 12', 'l (cm) = 12', 'l (mm) = 120', 'l(t) = 12'],
      wrong: ['x (length) = 5 cm', 'l (m) = 120'],
      'wrong-form': ['l (m) = 12'],
      unreadable: ['l (width) = 12'],
    },
  ),
  ...answers(
    {
      kind: 'quantity',
      model: '12 km',
      unit: 'km',
      question: 'After $m$ minutes it has gone $d(m)=2m$ km. Find $d(6)$.',
    },
    { correct: ['d(m) = 12', 'd(6) = 12', '12 km'] },
  ),
];

/** A unit in brackets is the number's. */
const inUnits: Case[] = [
  ...answers(
    { kind: 'number', model: '135', question: 'A film starts at 4:00 and ends at 6:15. How many minutes is that?' },
    {
      correct: ['x (minutes) = 135', 't (min) = 135', 't (minutes) = 135', 'x = 135 (minutes)', '135 (min)'],
      wrong: ['x (minutes) = 215'],
      'wrong-form': ['x (hours) = 2.25', 't (hours) = 135'],
    },
  ),
];

/** What is no label of another thing stays a name for the answer. */
const named: Case[] = [
  ...answers(
    {
      kind: 'number',
      model: '3/5',
      question: 'A bag has 3 red and 2 blue marbles. What is the probability that one drawn from it is red?',
    },
    { correct: ['P(red) = 3/5', 'P (red) = 3/5'], wrong: ['P(red) = 2/5'] },
  ),
  ...answers(
    {
      kind: 'number',
      model: '2',
      variable: 'x',
      question: 'Find $x$, where $\\ln(x)=0.69$, to the nearest whole number.',
    },
    { correct: ['x = 2'], unreadable: ['ln (x) = 2', 'ln(x) = 2'] },
  ),
  ...answers(
    { kind: 'quantity', model: '12 cm^2', unit: 'cm^2', question: 'A rectangle is 3 cm by 4 cm. What is its area?' },
    { correct: ['A(rectangle) = 12 cm^2', 'A (area) = 12', 'A (rectangle) = 12'], wrong: ['A(rectangle) = 7 cm^2'] },
  ),
];

const tickets =
  'Let one adult ticket cost $x$ dollars and one child ticket cost $y$ dollars. Two adult tickets and a child ticket cost \\$32. Find $x$ and $y$.';

const ofSystems: Case[] = answers(
  { kind: 'system', model: 'x=12, y=8', question: tickets },
  {
    correct: [
      'x (adult) = 12, y (child) = 8',
      'x(adult)=12, y(child)=8',
      'adult (x) = 12, child (y) = 8',
      'x = 12 (adult), y = 8 (child)',
      'x (adult ticket) = $12, y (child ticket) = $8',
      'x (adults) = 12 and y (children) = 8',
      'y (child) = 8; x (adult) = 12',
      'x\\left(adult\\right)=12, y\\left(child\\right)=8',
      'x: 12, y: 8',
    ],
    wrong: [
      'x (child) = 12, y (adult) = 8',
      'x (adult) = 8, y (child) = 12',
      'x: 8, y: 12',
      'x (adult) = 12, x (adult) = 8',
      'x (ticket) = 12, y (ticket) = 8',
    ],
  },
);

const solved: Case[] = [
  ...answers(
    { kind: 'solutions', model: 'x=2 or x=-3', variable: 'x', question: 'Solve $x^2+x-6=0$.' },
    { correct: ['x: 2 or -3', 'x: 2, x: -3'], wrong: ['x: 2', 'x: -2 or 3'] },
  ),
  // A ratio keeps its colon.
  ...answers(
    { kind: 'ratio', model: '3:4', question: 'Write the ratio of cats to dogs.' },
    { correct: ['3:4'], wrong: ['4:3', 'x: 4'] },
  ),
];

/** A twelfth round: a letter with what it stands for in brackets, and other words in front of an answer. */
export const twelfthCases: Case[] = [...counted, ...measured, ...inUnits, ...named, ...ofSystems, ...solved];

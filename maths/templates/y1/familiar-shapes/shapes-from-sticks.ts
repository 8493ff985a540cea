import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { counted } from '../shared/counted';
import { wholeAnswer } from '../shared/whole-answer';

interface Kind {
  name: 'triangle' | 'square' | 'pentagon' | 'hexagon';
  sides: number;
}

interface Params {
  person: string;
  first: number;
  second: number;
  kinds: [Kind, Kind];
}

const kinds: Kind[] = [
  { name: 'triangle', sides: 3 },
  { name: 'square', sides: 4 },
  { name: 'pentagon', sides: 5 },
  { name: 'hexagon', sides: 6 },
];

const rows = (p: Params): [number, Kind][] => [
  [p.first, p.kinds[0]],
  [p.second, p.kinds[1]],
];
const total = (p: Params) => p.first * p.kinds[0].sides + p.second * p.kinds[1].sides;

export const shapesFromSticks = defineTemplate<Params>({
  id: 'y1/familiar-shapes/shapes-from-sticks',
  version: 2,
  topicId: '10-familiar-shapes',
  years: [1],
  difficulty: 'HARD',
  strategy: 'sides-of-two-shapes',
  calculator: false,
  title: 'Shapes made from sticks',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        first: random.int(2, 3),
        second: random.int(1, 2),
        kinds: random.shuffle(kinds).slice(0, 2) as [Kind, Kind],
      }),
      (p) => total(p) <= 20,
    ),
  prompt: (p) => `${p.person} makes these shapes. Each side is one stick. How many sticks is that altogether?`,
  figure: (p) => ({
    kind: 'shape-row',
    alt: `A row of shapes: ${rows(p)
      .map(([n, kind]) => counted(n, kind.name))
      .join(' and ')}.`,
    items: rows(p).flatMap(([n, kind], place) =>
      Array.from({ length: n }, () => ({ shape: kind.name, tone: place === 0 ? ('a' as const) : ('b' as const) })),
    ),
  }),
  answer: (p) => wholeAnswer(total(p)),
  steps: (p) => [
    step(
      'identity',
      `${Array.from({ length: p.first }, () => p.kinds[0].sides).join('+')}=${p.first * p.kinds[0].sides}`,
      `A ${p.kinds[0].name} has ${p.kinds[0].sides} sides.`,
      `How many sides does a ${p.kinds[0].name} have?`,
      `How many times do you see a ${p.kinds[0].name}?`,
    ),
    step(
      'start',
      `${p.first * p.kinds[0].sides}+${Array.from({ length: p.second }, () => p.kinds[1].sides).join('+')}`,
      `A ${p.kinds[1].name} has ${p.kinds[1].sides} sides.`,
      `How many sides does a ${p.kinds[1].name} have?`,
      `How many times do you see a ${p.kinds[1].name}?`,
    ),
    step(
      'equal',
      String(total(p)),
      'Add up all the sides.',
      'Put all the sticks in one pile.',
      'Did you count every shape?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'counts-one-item-only',
      compute: (p) => String(p.kinds[0].sides + p.kinds[1].sides),
      firstWrongStep: 0,
      feedback: (p) => `That’s just one ${p.kinds[0].name} and one ${p.kinds[1].name}. How many of each are there?`,
    },
    {
      misconceptionId: 'counts-kinds-not-items',
      compute: (p) => String(p.first + p.second),
      firstWrongStep: 0,
      feedback: () => 'You counted the shapes. Now count the sticks in each shape.',
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => String(p.first * p.kinds[0].sides),
      firstWrongStep: 1,
      feedback: (p) => `That’s the sticks for each ${p.kinds[0].name}. Now count the other shapes too.`,
    },
  ],
  confirm: (p) => {
    const sticks = rows(p).flatMap(([n, kind]) => Array.from({ length: n }, () => 'o'.repeat(kind.sides)));
    return { kind: 'values', values: [sticks.join('').length] };
  },
  examples: [
    { seed: 's1', input: '14', verdict: 'correct' },
    { seed: 's2', input: '9', verdict: 'wrong', misconceptionId: 'counts-one-item-only' },
    { seed: 's3', input: '4', verdict: 'wrong', misconceptionId: 'counts-kinds-not-items' },
    { seed: 's4', input: '12+1', verdict: 'wrong-form' },
  ],
});

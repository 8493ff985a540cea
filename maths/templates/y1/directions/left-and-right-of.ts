import { defineTemplate } from '../../format';
import { step } from '../../primary/step';
import { textLine } from '../shared/text-line';

interface Params {
  row: ('circle' | 'triangle' | 'square' | 'star' | 'heart' | 'hexagon')[];
  at: number;
  side: 'left' | 'right';
}

const nameAt = (p: Params, at: number) => `the ${p.row[at]}`;
const towards = (p: Params) => (p.side === 'left' ? -1 : 1);
const right = (p: Params) => nameAt(p, p.at + towards(p));

export const leftAndRightOf = defineTemplate<Params>({
  id: 'y1/directions/left-and-right-of',
  version: 1,
  topicId: '11-directions',
  years: [1],
  difficulty: 'EASY',
  strategy: 'look-left-or-right',
  calculator: false,
  title: 'Left and right',
  params: (random) => {
    const side = random.pick(['left', 'right'] as const);
    return {
      row: random.shuffle(['circle', 'triangle', 'square', 'star', 'heart', 'hexagon'] as const).slice(0, 5),
      at: side === 'left' ? random.int(2, 3) : random.int(1, 2),
      side,
    };
  },
  prompt: (p) => `Which shape is just to the ${p.side} of the ${p.row[p.at]}?`,
  figure: (p) => ({
    kind: 'shape-row',
    alt: `Shapes from left to right: ${p.row.join(', ')}.`,
    items: p.row.map((shape) => ({ shape, tone: 'a' })),
  }),
  answer: (p) => ({ kind: 'choice', model: right(p) }),
  correctChoice: right,
  steps: (p) => [
    step(
      'start',
      textLine(`Start: ${nameAt(p, p.at)}`),
      'Find the shape in the question.',
      'Put your finger on that shape.',
      `Where is the ${p.row[p.at]}?`,
    ),
    step(
      'start',
      textLine(`Go ${p.side}`),
      `Move your finger one place to the ${p.side}.`,
      'Hold up your hands. Which one is your left hand?',
      `Which way is ${p.side}?`,
    ),
    step(
      'result',
      textLine(right(p)),
      'You land on this shape.',
      'Move just one place.',
      'Which shape do you land on?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'left-right-swap',
      compute: (p) => nameAt(p, p.at - towards(p)),
      firstWrongStep: 1,
      feedback: () => 'That’s on the other side. Hold up your hands to check left and right.',
    },
    {
      misconceptionId: 'end-of-row-for-neighbour',
      compute: (p) => nameAt(p, p.side === 'left' ? 0 : p.row.length - 1),
      firstWrongStep: 2,
      feedback: () => 'You went to the end of the row. Just move one place.',
    },
  ],
  confirm: (p) => {
    const pairs = p.row.slice(1).map((shape, i) => [p.row[i], shape]);
    const target = p.row[p.at];
    const pair = pairs.find(([first, second]) => (p.side === 'left' ? second : first) === target);
    return { kind: 'one-of', texts: [`the ${pair?.[p.side === 'left' ? 0 : 1]}`] };
  },
  examples: [
    { seed: 's1', input: 'the circle', verdict: 'correct' },
    { seed: 's2', input: 'the hexagon', verdict: 'wrong', misconceptionId: 'left-right-swap' },
    { seed: 's3', input: 'the square', verdict: 'wrong', misconceptionId: 'end-of-row-for-neighbour' },
    { seed: 's7', input: 'the star', verdict: 'correct' },
  ],
});

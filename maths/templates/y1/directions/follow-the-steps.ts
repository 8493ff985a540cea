import { defineTemplate } from '../../format';
import { step } from '../../primary/step';
import { gridWords } from '../shared/grid-words';
import { textLine } from '../shared/text-line';

interface Params {
  names: string[];
  across: number;
  up: number;
}

const stock = ['pond', 'tree', 'swing', 'slide', 'shop', 'gate', 'bench', 'bin', 'tap', 'tent'] as const;
const words = ({ across, up }: Params) =>
  `${Math.abs(across)} ${across > 0 ? 'right' : 'left'} and ${Math.abs(up)} ${up > 0 ? 'up' : 'down'}`;
/** The four places: where the steps lead, and where wrong steps lead. */
const cells = ({ across, up }: Params): [number, number][] => [
  [2 + across, 2 + up],
  [2 - across, 2 + up],
  [2 + across, 2 - up],
  [2 + Math.sign(across) * Math.abs(up), 2 + Math.sign(up) * Math.abs(across)],
];
const items = (p: Params) => [
  { cell: [2, 2] as [number, number], text: 'Start' },
  ...cells(p).map((cell, at) => ({ cell, text: p.names[at] ?? '' })),
];
const place = (p: Params, at: number) => `the ${p.names[at]}`;

export const followTheSteps = defineTemplate<Params>({
  id: 'y1/directions/follow-the-steps',
  version: 1,
  topicId: '11-directions',
  years: [1],
  difficulty: 'NORMAL',
  strategy: 'follow-steps-on-a-grid',
  calculator: false,
  title: 'Follow the steps',
  params: (random) => {
    const [first = 1, second = 2] = random.shuffle([1, 2]);
    return {
      names: random.shuffle(stock).slice(0, 4),
      across: first * random.pick([1, -1]),
      up: second * random.pick([1, -1]),
    };
  },
  prompt: (p) => `Begin at Start. Go ${words(p)}. Where are you now?`,
  figure: (p) => ({
    kind: 'grid',
    alt: `A grid map. ${gridWords(5, 5, items(p))}`,
    columns: 5,
    rows: 5,
    items: items(p),
  }),
  answer: (p) => ({ kind: 'choice', model: place(p, 0) }),
  correctChoice: (p) => place(p, 0),
  steps: (p) => [
    step(
      'start',
      textLine(words(p).split(' and ')[0] ?? ''),
      'First, go across.',
      'Put your finger on Start.',
      'Which way do you go first?',
    ),
    step(
      'start',
      textLine(words(p).split(' and ')[1] ?? ''),
      'Then, go up or down.',
      'Now move up or down the page.',
      'Which way do you go next?',
    ),
    step(
      'result',
      textLine(place(p, 0)),
      'This is where you land.',
      'Count one square for each step.',
      'What’s in this square?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'left-right-swap',
      compute: (p) => place(p, 1),
      firstWrongStep: 0,
      feedback: () => 'Hold up your hands. Which way is left? Which way is right?',
    },
    {
      misconceptionId: 'up-down-swap',
      compute: (p) => place(p, 2),
      firstWrongStep: 1,
      feedback: () => 'Check up and down. Up goes to the top of the page.',
    },
    {
      misconceptionId: 'step-numbers-swapped',
      compute: (p) => place(p, 3),
      firstWrongStep: 0,
      feedback: () => 'Your directions are right. Check how many steps to take each way.',
    },
  ],
  confirm: (p) => {
    // Walks square by square and looks what lies there.
    let [x, y] = [2, 2];
    for (let i = 0; i < Math.abs(p.across); i += 1) x += p.across > 0 ? 1 : -1;
    for (let i = 0; i < Math.abs(p.up); i += 1) y += p.up > 0 ? 1 : -1;
    const found = items(p).filter(({ cell }) => cell[0] === x && cell[1] === y);
    return { kind: 'one-of', texts: found.length === 1 ? [`the ${found[0]?.text}`] : [] };
  },
  examples: [
    { seed: 's1', input: 'the bench', verdict: 'correct' },
    { seed: 's2', input: 'the bin', verdict: 'wrong', misconceptionId: 'left-right-swap' },
    { seed: 's3', input: 'the tent', verdict: 'wrong', misconceptionId: 'up-down-swap' },
    { seed: 's4', input: 'the tent', verdict: 'wrong', misconceptionId: 'step-numbers-swapped' },
  ],
});

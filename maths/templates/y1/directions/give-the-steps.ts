import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { gridWords } from '../shared/grid-words';
import { textLine } from '../shared/text-line';

interface Params {
  walker: string;
  goal: string;
  from: [number, number];
  to: [number, number];
}

const pairs = [
  ['ant', 'leaf'],
  ['bee', 'hive'],
  ['dog', 'bone'],
  ['cat', 'mat'],
  ['bird', 'nest'],
  ['bug', 'log'],
] as const;
const way = (across: number, up: number) =>
  `${Math.abs(across)} ${across > 0 ? 'right' : 'left'}, ${Math.abs(up)} ${up > 0 ? 'up' : 'down'}`;
const across = ({ from, to }: Params) => to[0] - from[0];
const up = ({ from, to }: Params) => to[1] - from[1];
const right = (p: Params) => way(across(p), up(p));
const grown = (n: number, by: number) => n + Math.sign(n) * by;
const items = (p: Params) => [
  { cell: p.from, text: p.walker },
  { cell: p.to, text: p.goal },
];

export const giveTheSteps = defineTemplate<Params>({
  id: 'y1/directions/give-the-steps',
  version: 1,
  topicId: '11-directions',
  years: [1],
  difficulty: 'HARD',
  strategy: 'tell-the-way',
  calculator: false,
  title: 'Which way to go?',
  params: (random) =>
    drawUntil(
      () => {
        const [walker, goal] = random.pick(pairs);
        const cell = (): [number, number] => [random.int(0, 5), random.int(0, 4)];
        return { walker, goal, from: cell(), to: cell() };
      },
      (p) => across(p) !== 0 && up(p) !== 0 && Math.abs(across(p)) !== Math.abs(up(p)),
    ),
  prompt: (p) => `How can the ${p.walker} get to the ${p.goal}?`,
  figure: (p) => ({
    kind: 'grid',
    alt: `A grid map. ${gridWords(6, 5, items(p))}`,
    columns: 6,
    rows: 5,
    items: items(p),
  }),
  answer: (p) => ({ kind: 'choice', model: right(p) }),
  correctChoice: right,
  steps: (p) => [
    step(
      'start',
      textLine(right(p).split(', ')[0] ?? ''),
      'Count the steps across.',
      `Put your finger on the ${p.walker}.`,
      'Do you go left or right?',
    ),
    step(
      'start',
      textLine(right(p).split(', ')[1] ?? ''),
      'Count the steps up or down.',
      'Now move up or down the page.',
      'Do you go up or down?',
    ),
    step(
      'result',
      textLine(right(p)),
      'Say both parts, across first.',
      'Put the two parts together.',
      `Are you at the ${p.goal} now?`,
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'left-right-swap',
      compute: (p) => way(-across(p), up(p)),
      firstWrongStep: 0,
      feedback: () => 'Hold up your hands. Which way is left? Which way is right?',
    },
    {
      misconceptionId: 'up-down-swap',
      compute: (p) => way(across(p), -up(p)),
      firstWrongStep: 1,
      feedback: () => 'Check up and down. Up goes to the top of the page.',
    },
    {
      misconceptionId: 'step-numbers-swapped',
      compute: (p) => way(Math.sign(across(p)) * Math.abs(up(p)), Math.sign(up(p)) * Math.abs(across(p))),
      firstWrongStep: 0,
      feedback: () => 'Your directions are right. Check how many steps to take each way.',
    },
    {
      misconceptionId: 'counts-the-start',
      compute: (p) => way(grown(across(p), 1), grown(up(p), 1)),
      firstWrongStep: 0,
      feedback: () => 'Don’t count the square you start on.',
    },
  ],
  confirm: (p) => {
    let [x, y] = p.from;
    const moves: Record<string, number> = { right: 0, left: 0, up: 0, down: 0 };
    const go = (name: string) => {
      moves[name] = (moves[name] ?? 0) + 1;
    };
    for (; x < p.to[0]; x += 1) go('right');
    for (; x > p.to[0]; x -= 1) go('left');
    for (; y < p.to[1]; y += 1) go('up');
    for (; y > p.to[1]; y -= 1) go('down');
    const told = Object.entries(moves).filter(([, steps]) => steps > 0);
    return { kind: 'one-of', texts: [told.map(([name, steps]) => `${steps} ${name}`).join(', ')] };
  },
  examples: [
    { seed: 's1', input: '2 right, 3 down', verdict: 'correct' },
    { seed: 's2', input: '4 right, 1 up', verdict: 'wrong', misconceptionId: 'left-right-swap' },
    { seed: 's3', input: '3 left, 2 up', verdict: 'wrong', misconceptionId: 'up-down-swap' },
    { seed: 's4', input: '1 right, 2 down', verdict: 'wrong', misconceptionId: 'step-numbers-swapped' },
    { seed: 's5', input: '4 left, 3 up', verdict: 'wrong', misconceptionId: 'counts-the-start' },
  ],
});

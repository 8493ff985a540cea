import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { counted } from '../../y1/shared/counted';
import { cellName } from '../shared/cell-name';

interface Params {
  person: string;
  start: [number, number];
  across: number;
  up: number;
}

const finish = (p: Params): [number, number] => [p.start[0] + p.across, p.start[1] + p.up];
const moves = (p: Params) => [
  `${counted(Math.abs(p.across), 'square')} ${p.across > 0 ? 'east' : 'west'}`,
  `${counted(Math.abs(p.up), 'square')} ${p.up > 0 ? 'north' : 'south'}`,
];
const inside = ([x, y]: [number, number]) => x >= 0 && x < 8 && y >= 0 && y < 7;
const shorter = (n: number) => n - Math.sign(n);
const name = (at: [number, number]) => (inside(at) ? cellName(...at) : null);

export const followDirections = defineTemplate<Params>({
  id: 'y4/grid-references/follow-directions',
  version: 1,
  topicId: '59-grid-references',
  years: [4],
  difficulty: 'NORMAL',
  strategy: 'move-on-the-map',
  calculator: false,
  title: 'Follow directions on a map',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        start: [random.int(0, 7), random.int(0, 6)] as [number, number],
        across: random.int(-5, 5),
        up: random.int(-5, 5),
      }),
      (p) =>
        Math.abs(p.across) >= 2 &&
        Math.abs(p.up) >= 2 &&
        Math.abs(p.across) !== Math.abs(p.up) &&
        inside(finish(p)) &&
        (inside([p.start[0] - p.across, p.start[1] + p.up]) || inside([p.start[0] + p.up, p.start[1] + p.across])) &&
        new Set([
          String(finish(p)),
          String([p.start[0] + shorter(p.across), p.start[1] + shorter(p.up)]),
          String([p.start[0] + p.up, p.start[1] + p.across]),
        ]).size === 3,
    ),
  prompt: (p) =>
    `${p.person} starts in square ${cellName(...p.start)} on the map and walks ${moves(p).join(' and then ')}. Which square do they end up in?`,
  figure: (p) => ({
    kind: 'grid',
    alt: `A map. Columns A to H go from west to east. Rows 1 to 7 go from south to north. The start is in square ${cellName(...p.start)}.`,
    columns: 8,
    rows: 7,
    references: true,
    north: true,
    items: [{ cell: p.start, text: 'Start' }],
  }),
  answer: (p) => ({ kind: 'choice', model: name(finish(p)) ?? '' }),
  correctChoice: (p) => name(finish(p)) ?? '',
  steps: (p) => [
    step(
      'start',
      `\\text{${cellName(finish(p)[0], p.start[1])}}`,
      'East is to the right and west is to the left. Count one square for each step.',
      `Which way is ${p.across > 0 ? 'east' : 'west'}? Count the squares as you go.`,
      'Does the letter or the number change when you go this way?',
    ),
    step(
      'start',
      String(finish(p)[1] + 1),
      'North is up and south is down.',
      `Which way is ${p.up > 0 ? 'north' : 'south'}? Now the number changes.`,
      'Does the letter or the number change now?',
    ),
    step(
      'result',
      `\\text{${cellName(...finish(p))}}`,
      'Write the letter first and then the number.',
      'Put the letter and the number together.',
      'Which column and row are you in now?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'counts-the-start',
      compute: (p) => name([p.start[0] + shorter(p.across), p.start[1] + shorter(p.up)]),
      firstWrongStep: 0,
      feedback: () => 'You counted the starting square as your first step.',
    },
    {
      misconceptionId: 'compass-directions-mixed',
      compute: (p) => name([p.start[0] - p.across, p.start[1] + p.up]),
      firstWrongStep: 0,
      feedback: () => 'You mixed up east and west. North is up, so east is to the right.',
    },
    {
      misconceptionId: 'coordinates-swapped',
      compute: (p) => name([p.start[0] + p.up, p.start[1] + p.across]),
      firstWrongStep: 1,
      feedback: () => 'You swapped the two directions. East and west change the letter.',
    },
  ],
  confirm: (p) => {
    let [x, y] = p.start;
    for (let i = 0; i < Math.abs(p.up); i += 1) y += p.up > 0 ? 1 : -1;
    for (let i = 0; i < Math.abs(p.across); i += 1) x += p.across > 0 ? 1 : -1;
    return { kind: 'one-of', texts: [`${String.fromCharCode(65 + x)}${y + 1}`] };
  },
  examples: [
    { seed: 's1', input: 'A5', verdict: 'correct' },
    { seed: 's2', input: 'C5', verdict: 'wrong', misconceptionId: 'counts-the-start' },
    { seed: 's4', input: 'H4', verdict: 'wrong', misconceptionId: 'compass-directions-mixed' },
    { seed: 's8', input: 'F6', verdict: 'wrong', misconceptionId: 'coordinates-swapped' },
    { seed: 's9', input: 'G7', verdict: 'correct' },
  ],
});

import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { wholeAnswer } from '../../y1/shared/whole-answer';
import { cellName } from '../shared/cell-name';

interface Params {
  person: string;
  from: [number, number];
  to: [number, number];
  map: number;
}

const maps = [
  ['Tent', 'Lake'],
  ['Gate', 'Cafe'],
  ['School', 'Shop'],
  ['Pier', 'Cave'],
] as const;
const names = (p: Params) => maps[p.map] ?? maps[0];
const across = (p: Params) => Math.abs(p.from[0] - p.to[0]);
const up = (p: Params) => Math.abs(p.from[1] - p.to[1]);

export const shortestWalk = defineTemplate<Params>({
  id: 'y4/grid-references/shortest-walk',
  version: 1,
  topicId: '59-grid-references',
  years: [4, 5],
  difficulty: 'HARD',
  strategy: 'count-steps-between',
  calculator: false,
  title: 'How many squares apart?',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        from: [random.int(0, 7), random.int(0, 6)] as [number, number],
        to: [random.int(0, 7), random.int(0, 6)] as [number, number],
        map: random.int(0, 3),
      }),
      (p) => across(p) >= 2 && up(p) >= 2 && across(p) !== up(p),
    ),
  prompt: (p) =>
    `On this map, ${p.person} walks from the ${names(p)[0].toLowerCase()} in ${cellName(...p.from)} to the ${names(p)[1].toLowerCase()} in ${cellName(...p.to)}. Each step goes one square left, right, up or down. What is the smallest number of steps they can take?`,
  figure: (p) => ({
    kind: 'grid',
    alt: `A map with columns A to H from the left and rows 1 to 7 from the bottom. ${names(p)[0]} is in ${cellName(...p.from)}. ${names(p)[1]} is in ${cellName(...p.to)}.`,
    columns: 8,
    rows: 7,
    references: true,
    items: [
      { cell: p.from, text: names(p)[0] },
      { cell: p.to, text: names(p)[1] },
    ],
  }),
  answer: (p) => wholeAnswer(across(p) + up(p)),
  steps: (p) => [
    step(
      'start',
      `${across(p)}+${up(p)}`,
      'Count the steps across from letter to letter, and the steps up or down from number to number.',
      'Count the steps from one letter to the other. Then do the same for the numbers.',
      'How many steps do you take across, and how many up or down?',
    ),
    step(
      'equal',
      String(across(p) + up(p)),
      'Put all the steps together to get the whole walk.',
      'Add the steps across and the steps up or down.',
      'Did you count steps or squares?',
    ),
    step(
      'result',
      String(across(p) + up(p)),
      'No walk is shorter, because each step changes only one letter or number.',
      'Try another way on the map and count.',
      'Could another way be shorter?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'counts-the-start',
      compute: (p) => String(across(p) + up(p) + 1),
      firstWrongStep: 0,
      feedback: () => 'You counted the starting square. Count only the steps after it.',
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => String(across(p)),
      firstWrongStep: 1,
      feedback: () => 'Those are just the steps across. You have to go up or down as well.',
    },
    {
      misconceptionId: 'straight-way-for-path',
      compute: (p) => (up(p) > across(p) && across(p) > 0 ? String(up(p)) : null),
      firstWrongStep: 0,
      feedback: () => 'You cut corners. A step only goes left, right, up or down.',
    },
  ],
  confirm: (p) => {
    // Spreads over the map step by step.
    let edge = new Set([p.from.join()]);
    for (let steps = 0; steps < 20; steps += 1) {
      if (edge.has(p.to.join())) return { kind: 'values', values: [steps] };
      edge = new Set(
        [...edge].flatMap((at) => {
          const [x, y] = at.split(',').map(Number) as [number, number];
          return [`${x + 1},${y}`, `${x - 1},${y}`, `${x},${y + 1}`, `${x},${y - 1}`];
        }),
      );
    }
    return { kind: 'values', values: [] };
  },
  examples: [
    { seed: 's1', input: '7', verdict: 'correct' },
    { seed: 's2', input: '6', verdict: 'wrong', misconceptionId: 'counts-the-start' },
    { seed: 's3', input: '3', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's9', input: '7+0', verdict: 'wrong-form' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});

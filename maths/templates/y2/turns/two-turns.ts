import { defineTemplate } from '../../format';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { gridWords } from '../../y1/shared/grid-words';
import { textLine } from '../../y1/shared/text-line';

interface Params {
  person: string;
  /** What is at the top, right, bottom and left of the room. */
  walls: string[];
  facing: number;
  turns: [number, number];
}

const stock = ['door', 'window', 'board', 'sink', 'clock', 'mirror', 'shelf', 'map'] as const;
const turnNames = ['', 'a quarter turn', 'a half turn', 'a three-quarter turn'] as const;
const spots: [number, number][] = [
  [2, 4],
  [4, 2],
  [2, 0],
  [0, 2],
];
const wallAt = (p: Params, quarters: number) => `the ${p.walls[(((p.facing + quarters) % 4) + 4) % 4]}`;
const total = ({ turns }: Params) => turns[0] + turns[1];
const right = (p: Params) => wallAt(p, total(p));
const items = (p: Params) => [
  { cell: [2, 2] as [number, number], text: p.person },
  ...spots.map((cell, at) => ({ cell, text: p.walls[at] ?? '' })),
];

export const twoTurns = defineTemplate<Params>({
  id: 'y2/turns/two-turns',
  version: 1,
  topicId: '24-turns',
  years: [2],
  difficulty: 'HARD',
  strategy: 'put-turns-together',
  calculator: false,
  title: 'Two turns',
  params: (random) => ({
    person: random.pick(people),
    walls: random.shuffle(stock).slice(0, 4),
    facing: random.int(0, 3),
    turns: random.pick([
      [2, 1],
      [2, 3],
      [1, 1],
      [3, 3],
    ]) as [number, number],
  }),
  prompt: (p) =>
    `${p.person} is facing ${wallAt(p, 0)}. ${p.person} turns clockwise, first ${turnNames[p.turns[0]]}, then ${turnNames[p.turns[1]]}. What is ${p.person} facing now?`,
  figure: (p) => ({
    kind: 'grid',
    alt: `A room from above. ${gridWords(5, 5, items(p))}`,
    columns: 5,
    rows: 5,
    items: items(p),
  }),
  answer: (p) => ({ kind: 'choice', model: right(p) }),
  correctChoice: right,
  steps: (p) => [
    step(
      'start',
      textLine(`start: ${wallAt(p, 0)}`),
      `See what ${p.person} is facing at the start.`,
      'Put your pencil on the map and point it there.',
      'Where does the pencil point?',
    ),
    step(
      'start',
      textLine(`first turn: ${wallAt(p, p.turns[0])}`),
      'Make the first turn.',
      'Turn your pencil the way clock hands go.',
      'Where does it point after the first turn?',
    ),
    step(
      'result',
      textLine(right(p)),
      'Make the second turn from there.',
      'Start from where you’re facing now.',
      'Did you make both turns?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => wallAt(p, p.turns[0]),
      firstWrongStep: 2,
      feedback: () => 'That’s after the first turn. Now make the second one.',
    },
    {
      misconceptionId: 'turn-wrong-way',
      compute: (p) => (total(p) % 2 === 0 ? null : wallAt(p, -total(p))),
      firstWrongStep: 1,
      feedback: () => 'You turned the other way. Clockwise is the way clock hands go.',
    },
    {
      misconceptionId: 'turn-size-mixed',
      compute: (p) => (p.turns[0] === p.turns[1] ? wallAt(p, 0) : null),
      firstWrongStep: 1,
      feedback: () => 'That’s a full turn. Check how big each turn is.',
    },
  ],
  confirm: (p) => {
    // A heading in steps of ninety degrees, clockwise from the top.
    let heading = 90 * p.facing;
    for (const turn of p.turns) heading = (heading + 90 * turn) % 360;
    const wall = p.walls.find((_, at) => 90 * at === heading);
    return { kind: 'one-of', texts: [`the ${wall}`] };
  },
  examples: [
    { seed: 's1', input: 'the mirror', verdict: 'correct' },
    { seed: 's2', input: 'the shelf', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's6', input: 'the clock', verdict: 'wrong', misconceptionId: 'turn-wrong-way' },
    { seed: 's4', input: 'the window', verdict: 'wrong', misconceptionId: 'turn-size-mixed' },
  ],
});

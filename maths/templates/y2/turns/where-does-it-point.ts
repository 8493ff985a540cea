import { defineTemplate } from '../../format';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { textLine } from '../../y1/shared/text-line';

interface Params {
  person: string;
  /** 0 up, 1 right, 2 down, 3 left. */
  now: number;
  quarters: 1 | 2 | 3 | 4;
}

const ways = ['up', 'right', 'down', 'left'] as const;
const wayAt = (n: number) => ways[((n % 4) + 4) % 4] ?? 'up';
const turnNames = { 1: 'a quarter turn', 2: 'a half turn', 3: 'a three-quarter turn', 4: 'a full turn' } as const;
const right = (p: Params) => wayAt(p.now + p.quarters);

export const whereDoesItPoint = defineTemplate<Params>({
  id: 'y2/turns/where-does-it-point',
  version: 1,
  topicId: '24-turns',
  years: [2],
  difficulty: 'EASY',
  strategy: 'make-quarter-turns',
  calculator: false,
  title: 'Where does it point?',
  params: (random) => ({
    person: random.pick(people),
    now: random.int(0, 3),
    quarters: random.pick([1, 1, 2, 2, 3, 3, 4] as const),
  }),
  prompt: (p) => `${p.person} gives the arrow ${turnNames[p.quarters]} clockwise. Which way does it point now?`,
  figure: (p) => ({
    kind: 'shape-row',
    alt: `An arrow that points ${wayAt(p.now)}.`,
    items: [{ shape: 'arrow', tone: 'a', turn: 90 * p.now - 90, size: 'big' }],
  }),
  answer: (p) => ({ kind: 'choice', model: right(p) }),
  correctChoice: right,
  steps: (p) => [
    step(
      'start',
      textLine(`now: ${wayAt(p.now)}`),
      'See which way the arrow points at the start.',
      'Find the tip of the arrow.',
      'Which way does the tip point?',
    ),
    step(
      'start',
      textLine(Array.from({ length: p.quarters }, (_, at) => wayAt(p.now + at + 1)).join(', ')),
      'Make one quarter turn at a time.',
      'A half turn is two quarter turns.',
      'How many quarter turns do you need?',
    ),
    step(
      'result',
      textLine(right(p)),
      'This is where it ends up.',
      'Stop after the last quarter turn.',
      'Did you turn the way clock hands go?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'turn-wrong-way',
      compute: (p) => (p.quarters % 2 === 0 ? null : wayAt(p.now - p.quarters)),
      firstWrongStep: 1,
      feedback: () => 'You turned the other way. Clockwise is the way clock hands go.',
    },
    {
      misconceptionId: 'turn-size-mixed',
      compute: (p) => (p.quarters % 2 === 0 ? wayAt(p.now + 1) : wayAt(p.now + 2)),
      firstWrongStep: 1,
      feedback: () => 'Check how big the turn is. Make one quarter turn at a time.',
    },
    {
      misconceptionId: 'turn-size-mixed',
      compute: (p) => (p.quarters % 2 === 0 ? wayAt(p.now - 1) : wayAt(p.now)),
      firstWrongStep: 1,
      feedback: () => 'Check how big the turn is. Make one quarter turn at a time.',
    },
  ],
  confirm: (p) => {
    // Turns the tip (x to the right, y up) with the clock, a quarter at a time.
    let [x, y] = [
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
    ][p.now] as [number, number];
    for (let i = 0; i < p.quarters; i += 1) [x, y] = [y, -x];
    return { kind: 'one-of', texts: [y > 0.5 ? 'up' : x > 0.5 ? 'right' : y < -0.5 ? 'down' : 'left'] };
  },
  examples: [
    { seed: 's1', input: 'up', verdict: 'correct' },
    { seed: 's2', input: 'up', verdict: 'wrong', misconceptionId: 'turn-wrong-way' },
    { seed: 's3', input: 'up', verdict: 'wrong', misconceptionId: 'turn-size-mixed' },
    { seed: 's7', input: 'up', verdict: 'correct' },
  ],
});

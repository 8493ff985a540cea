import { defineTemplate } from '../../format';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { textLine } from '../../y1/shared/text-line';

interface Params {
  person: string;
  /** 0 up, 1 right, 2 down, 3 left. */
  before: number;
  quarters: 1 | 2 | 3;
}

const ways = ['up', 'right', 'down', 'left'] as const;
const turnNames = ['a full turn', 'a quarter turn', 'a half turn', 'a three-quarter turn'] as const;
const after = ({ before, quarters }: Params) => (before + quarters) % 4;
const right = (p: Params) => turnNames[p.quarters];

export const whichTurnWasIt = defineTemplate<Params>({
  id: 'y2/turns/which-turn-was-it',
  version: 1,
  topicId: '24-turns',
  years: [2],
  difficulty: 'NORMAL',
  strategy: 'name-the-turn',
  calculator: false,
  title: 'Which turn was it?',
  params: (random) => ({
    person: random.pick(people),
    before: random.int(0, 3),
    quarters: random.pick([1, 2, 3] as const),
  }),
  prompt: (p) => `${p.person} turns the first arrow clockwise. Now it looks like the second one. Which turn was it?`,
  figure: (p) => ({
    kind: 'shape-row',
    alt: `Two arrows. The first points ${ways[p.before]}. The second points ${ways[after(p)]}.`,
    items: [p.before, after(p)].map((way) => ({ shape: 'arrow', tone: 'a', turn: 90 * way - 90, size: 'big' })),
  }),
  answer: (p) => ({ kind: 'choice', model: right(p) }),
  correctChoice: right,
  steps: (p) => [
    step(
      'start',
      textLine(`from ${ways[p.before]} to ${ways[after(p)]}`),
      'Look at the two arrows.',
      'Find the tip of each arrow.',
      'Which way does each arrow point?',
    ),
    step(
      'start',
      textLine(Array.from({ length: p.quarters }, (_, at) => ways[(p.before + at + 1) % 4]).join(', ')),
      'Turn the way clock hands go, one quarter turn at a time.',
      'Turn your hand the way clock hands go.',
      'How many quarter turns did you make?',
    ),
    step(
      'result',
      textLine(right(p)),
      'This is the name of the turn.',
      'Count the quarter turns.',
      'What do that many quarter turns make?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'turn-wrong-way',
      compute: (p) => (p.quarters === 2 ? null : (turnNames[4 - p.quarters] ?? null)),
      firstWrongStep: 1,
      feedback: () => 'You turned the other way. Clockwise is the way clock hands go.',
    },
    {
      misconceptionId: 'turn-size-mixed',
      compute: (p) => (p.quarters === 2 ? 'a quarter turn' : 'a half turn'),
      firstWrongStep: 2,
      feedback: () => 'After a half turn, the arrow points the opposite way.',
    },
    {
      misconceptionId: 'turn-size-mixed',
      compute: () => 'a full turn',
      firstWrongStep: 2,
      feedback: () => 'After a full turn, the arrow points the same way as before.',
    },
  ],
  confirm: (p) => {
    let [turns, way] = [0, p.before];
    while (way !== after(p)) [turns, way] = [turns + 1, way === 3 ? 0 : way + 1];
    return {
      kind: 'one-of',
      texts: [['a full turn', 'a quarter turn', 'a half turn', 'a three-quarter turn'][turns] ?? ''],
    };
  },
  examples: [
    { seed: 's1', input: 'a quarter turn', verdict: 'correct' },
    { seed: 's4', input: 'a three-quarter turn', verdict: 'wrong', misconceptionId: 'turn-wrong-way' },
    { seed: 's3', input: 'a quarter turn', verdict: 'wrong', misconceptionId: 'turn-size-mixed' },
    { seed: 's7', input: 'a three-quarter turn', verdict: 'correct' },
  ],
});

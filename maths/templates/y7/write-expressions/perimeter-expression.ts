import { defineTemplate } from '../../format';
import { equal, start } from '../../worked-line';

/** A rectangle, w wide and a·w + b long. */
interface Params {
  story: number;
  a: number;
  b: number;
}

const stories = ['A vegetable patch', 'A pool', 'A poster', 'A playground', 'A paddock', 'A tablecloth'] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const long = (p: Params) => `${p.a === 1 ? '' : p.a}w+${p.b}`;

export const perimeterExpression = defineTemplate<Params>({
  id: 'y7/write-expressions/perimeter-expression',
  version: 1,
  topicId: '110-write-expressions',
  years: [7, 8],
  difficulty: 'HARD',
  strategy: 'add-all-sides-and-collect',
  calculator: false,
  title: 'Perimeter as an expression',
  params: (random) => ({ story: random.int(0, stories.length - 1), a: random.int(1, 4), b: random.int(2, 12) }),
  prompt: (p) =>
    `${storyOf(p)} is a rectangle. Its width is $w$ metres, and its length is $${long(p)}$ metres. Write an expression for its perimeter in metres.`,
  instruction: () => 'Collect like terms in your answer.',
  figure: (p) => ({
    kind: 'polygon',
    alt: `A rectangle. One side is labelled w, and the longer side is labelled ${long(p)}.`,
    vertices: [
      [0, 0],
      [8, 0],
      [8, 4],
      [0, 4],
    ],
    sides: [long(p), 'w', null, null],
    rightAngles: [0, 1, 2, 3],
  }),
  answer: (p) => ({
    kind: 'expression',
    model: `${2 * p.a + 2}w+${2 * p.b}`,
    variable: 'P',
    forms: [{ kind: 'simplified' }, { kind: 'expanded' }],
  }),
  steps: (p) => [
    start(
      `w+(${long(p)})+w+(${long(p)})`,
      'A rectangle has four sides, and opposite sides are equal.',
      'Walk around the rectangle and write down every side.',
      'How many sides do you pass on the way around?',
    ),
    equal(
      `2w+2(${long(p)})`,
      'There are two widths and two lengths.',
      'Put the equal sides together.',
      'How many times does each side appear?',
    ),
    equal(
      `2w+${2 * p.a}w+${2 * p.b}`,
      'Both terms in the bracket are doubled.',
      'Expand the bracket: everything in it is doubled.',
      'What happens to each term in the bracket?',
    ),
    equal(
      `${2 * p.a + 2}w+${2 * p.b}`,
      'Collect the $w$ terms.',
      'Only the $w$ terms can be added together.',
      'Which are the like terms?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'adds-two-sides-only',
      compute: (p) => `${p.a + 1}w+${p.b}`,
      firstWrongStep: 0,
      feedback: () => 'Two of the four sides have no label, but they count in the perimeter too.',
    },
    {
      misconceptionId: 'distributes-to-first-only',
      compute: (p) => `${2 * p.a + 2}w+${p.b}`,
      firstWrongStep: 2,
      feedback: (p) => `There are two sides of $${long(p)}$, so the ${p.b} appears more than once.`,
    },
    {
      misconceptionId: 'joins-unlike-terms',
      compute: (p) => `${2 * p.a + 2 + 2 * p.b}w`,
      firstWrongStep: 3,
      feedback: () => 'A $w$ term and a number aren’t like terms, so they stay separate.',
    },
  ],
  // Corner to corner, for a given width.
  confirm: (p) => ({
    kind: 'function',
    variables: ['w'],
    f({ w = 0 }) {
      const length = Array.from({ length: p.a }, () => w).reduce((sum, n) => sum + n, p.b);
      return [w, length, w, length].reduce((sum, side) => sum + side, 0);
    },
  }),
  examples: [
    { seed: 's1', input: '10w+20', verdict: 'correct' },
    { seed: 's2', input: '8w+14', verdict: 'correct' },
    { seed: 's3', input: 'w+(w+3)+w+(w+3)', verdict: 'wrong-form' },
    { seed: 's1', input: '5w+10', verdict: 'wrong', misconceptionId: 'adds-two-sides-only' },
    { seed: 's1', input: '10w+10', verdict: 'wrong', misconceptionId: 'distributes-to-first-only' },
    { seed: 's1', input: '30w', verdict: 'wrong', misconceptionId: 'joins-unlike-terms' },
  ],
});

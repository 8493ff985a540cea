import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';

/** height = top - 5 t^2, in metres after t seconds */
interface Params {
  story: number;
  top: number;
  fall: number;
  t: number;
}

const stories = [
  'A gumnut falls from a cliff',
  'A ball is dropped from a bridge',
  'A drop of water falls from a crane',
  'A sandbag is dropped from a hot-air balloon',
] as const;
/** Where a thing falls with this coefficient, in metres per second squared; 5 is a round value for Earth. */
const worlds: Record<number, string> = {
  5: '',
  2: ' on Mars in a computer game',
  4: ' on a planet in a computer game',
};

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const value = (p: Params) => p.top - p.fall * p.t ** 2;

export const formulaWithSquare = defineTemplate<Params>({
  id: 'y7/substitution/formula-with-square',
  version: 1,
  topicId: '109-formulas-and-substitution',
  years: [7, 8],
  difficulty: 'HARD',
  strategy: 'formula-with-a-power',
  calculator: false,
  title: 'Use a formula with a square',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, stories.length - 1),
        top: random.int(6, 60) * 5,
        fall: random.pick([5, 5, 2, 4]),
        t: random.int(3, 7),
      }),
      (p) => value(p) > 4,
    ),
  prompt: (p) =>
    `${storyOf(p)}${worlds[p.fall] ?? ''}. After $t$ seconds, its height in metres is $h=${p.top}-${p.fall}t^2$. What is its height after ${p.t} seconds?`,
  answer: (p) => ({ kind: 'quantity', model: `${value(p)} m`, unit: 'm', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `${p.top}-${p.fall}\\times ${p.t}^2`,
      `Substitute $${p.t}$ for $t$. Only $t$ is squared.`,
      'Rewrite the formula with the number in place of the letter.',
      'What exactly is squared in the formula?',
    ),
    equal(
      `${p.top}-${p.fall}\\times ${p.t ** 2}`,
      `Square first: $${p.t}\\times ${p.t}=${p.t ** 2}$.`,
      'Do powers before multiplication.',
      `What is $${p.t}$ multiplied by itself?`,
    ),
    equal(`${p.top}-${p.fall * p.t ** 2}`, 'Multiply before you subtract.', 'Multiply next.', 'How far has it fallen?'),
    equal(`${value(p)}`, 'Subtract.', 'Subtract the drop from the starting height.', 'How high is it now?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'square-as-double',
      compute: (p) => `${p.top - p.fall * 2 * p.t} m`,
      firstWrongStep: 1,
      feedback: (p) => `$${p.t}^2$ is $${p.t}\\times ${p.t}$, not $${p.t}\\times 2$.`,
    },
    {
      misconceptionId: 'square-takes-coefficient',
      compute: (p) => `${p.top - (p.fall * p.t) ** 2} m`,
      firstWrongStep: 1,
      feedback: (p) => `Only $t$ is squared in $${p.fall}t^2$. The ${p.fall} isn’t.`,
    },
    {
      misconceptionId: 'adds-before-times',
      compute: (p) => `${(p.top - p.fall) * p.t ** 2} m`,
      firstWrongStep: 2,
      feedback: (p) => `The ${p.fall} multiplies $t^2$. Do that before you subtract.`,
    },
  ],
  // In each second it falls by two more times the coefficient than before.
  confirm(p) {
    let [height, drop] = [p.top, p.fall];
    for (let second = 0; second < p.t; second += 1) {
      height -= drop;
      drop += 2 * p.fall;
    }
    return { kind: 'values', values: [height] };
  },
  examples: [
    { seed: 's1', input: '45 m', verdict: 'correct' },
    { seed: 's2', input: '38 m', verdict: 'correct' },
    { seed: 's1', input: '220 m', verdict: 'wrong', misconceptionId: 'square-as-double' },
    { seed: 's1', input: '-935 m', verdict: 'wrong', misconceptionId: 'square-takes-coefficient' },
    { seed: 's1', input: '13965 m', verdict: 'wrong', misconceptionId: 'adds-before-times' },
  ],
});

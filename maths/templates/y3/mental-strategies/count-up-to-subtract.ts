import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  hundred: number;
  below: number;
  above: number;
}

const low = ({ hundred, below }: Params) => hundred - below;
const high = ({ hundred, above }: Params) => hundred + above;
const right = ({ below, above }: Params) => below + above;
/** Takes the smaller from the larger digit in each column. */
const byColumns = (p: Params) => {
  const [top, bottom] = [String(high(p)), String(low(p))];
  return Number([...top].map((digit, at) => Math.abs(Number(digit) - Number(bottom[at]))).join(''));
};

export const countUpToSubtract = defineTemplate<Params>({
  id: 'y3/mental-strategies/count-up-to-subtract',
  version: 1,
  topicId: '34-mental-strategies',
  years: [3],
  difficulty: 'HARD',
  strategy: 'count-up-over-a-hundred',
  calculator: false,
  title: 'Subtract by counting up',
  params: (random) =>
    drawUntil(
      () => ({ hundred: 100 * random.int(3, 9), below: random.int(4, 19), above: random.int(2, 15) }),
      (p) => p.below !== p.above && p.below % 10 !== 0,
    ),
  prompt: (p) => `Work out $${high(p)}-${low(p)}$ in your head. How far is it from ${low(p)} up to ${high(p)}?`,
  figure: (p) => ({
    kind: 'number-line',
    alt: `A number line with marks at ${low(p)}, ${p.hundred} and ${high(p)}.`,
    from: p.hundred - 20,
    to: p.hundred + 20,
    step: 1,
    labelEvery: 20,
    points: [
      { at: low(p), label: String(low(p)) },
      { at: high(p), label: String(high(p)) },
    ],
  }),
  answer: (p) => wholeAnswer(right(p)),
  steps: (p) => [
    step(
      'identity',
      `${low(p)}+${p.below}=${p.hundred}`,
      'First, go up to the hundred.',
      `Start at ${low(p)}. Which hundred comes next?`,
      'How far is it to the next hundred?',
    ),
    step(
      'identity',
      `${p.hundred}+${p.above}=${high(p)}`,
      'Then keep going from the hundred.',
      `Now keep going to ${high(p)}.`,
      `How far is it from ${p.hundred} to ${high(p)}?`,
    ),
    step(
      'start',
      `${p.below}+${p.above}`,
      'Put the two jumps together.',
      'Which two jumps did you make?',
      'What can you do with the two jumps?',
    ),
    step('equal', String(right(p)), 'That’s how far apart they are.', 'Add the two jumps.', 'Can you check by adding?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'smaller-from-larger',
      compute: (p) => (byColumns(p) === right(p) ? null : String(byColumns(p))),
      firstWrongStep: 0,
      feedback: () => 'The two numbers are close together, so the answer is small.',
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => String(p.below),
      firstWrongStep: 1,
      feedback: (p) => `That gets you to ${p.hundred}. Keep going to ${high(p)}.`,
    },
    {
      misconceptionId: 'counts-the-start',
      compute: (p) => String(right(p) + 1),
      firstWrongStep: 0,
      feedback: (p) => `Don’t count ${low(p)}. Your first jump lands on the next number.`,
    },
  ],
  confirm: (p) => {
    let [at, jumps] = [low(p), 0];
    while (at !== high(p)) [at, jumps] = [at + 1, jumps + 1];
    return { kind: 'values', values: [jumps] };
  },
  examples: [
    { seed: 's1', input: '18', verdict: 'correct' },
    { seed: 's2', input: '195', verdict: 'wrong', misconceptionId: 'smaller-from-larger' },
    { seed: 's3', input: '6', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's4', input: '17', verdict: 'wrong', misconceptionId: 'counts-the-start' },
    { seed: 's5', input: '20+1', verdict: 'wrong-form' },
  ],
});

import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { numberTrack } from '../../y1/shared/number-track';
import { otherThan } from '../../y1/shared/other-than';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  first: number;
  by: number;
}

const row = ({ first, by }: Params) => [0, 1, 2, 3, 4].map((at) => first + at * by);
const before = ({ first, by }: Params) => first + 3 * by;

export const nextInPattern = defineTemplate<Params>({
  id: 'y2/additive-patterns/next-in-pattern',
  version: 2,
  topicId: '19-additive-patterns',
  years: [2],
  difficulty: 'EASY',
  strategy: 'find-the-step-and-go-on',
  calculator: false,
  title: 'What comes next?',
  params: (random) =>
    drawUntil(
      () => ({ first: random.int(1, 60), by: random.int(3, 10) }),
      ({ first, by }) => first + 4 * by < 100 && first % by !== 0,
    ),
  prompt: () => 'Look at the pattern. Which number goes in the box?',
  figure: (p) => numberTrack(row(p), 4),
  answer: (p) => wholeAnswer(before(p) + p.by),
  steps: (p) => [
    step(
      'identity',
      `${p.first}+${p.by}=${p.first + p.by}`,
      `Each number is ${p.by} more than the one before.`,
      'Look at the first two numbers.',
      'How much does it go up each time?',
    ),
    step(
      'start',
      `${before(p)}+${p.by}`,
      'Make one more jump.',
      `Start at ${before(p)}.`,
      'Is the jump the same each time?',
    ),
    step(
      'equal',
      String(before(p) + p.by),
      'This number comes next.',
      'Count on by the same jump.',
      'Does your number fit the pattern?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'counts-by-ones',
      compute: (p) => otherThan(before(p) + p.by, before(p) + 1),
      firstWrongStep: 0,
      feedback: (p) => `You counted on one from ${before(p)}. How big are the other jumps?`,
    },
    {
      misconceptionId: 'pattern-next-difference-only',
      compute: (p) => otherThan(before(p) + p.by, p.by),
      firstWrongStep: 1,
      feedback: (p) => `You found the jump, ${p.by}. Now make that jump from the last number.`,
    },
    {
      misconceptionId: 'one-group-off',
      compute: (p) => String(before(p) + 2 * p.by),
      firstWrongStep: 2,
      feedback: (p) => `You made two jumps from ${before(p)}. The box is just one jump away.`,
    },
  ],
  confirm: (p) => {
    // The sum of the outer two numbers is twice the number in the middle.
    const shown = row(p).slice(0, 4);
    return { kind: 'values', values: [2 * (shown[3] ?? 0) - (shown[2] ?? 0)] };
  },
  examples: [
    { seed: 's1', input: '28', verdict: 'correct' },
    { seed: 's2', input: '75', verdict: 'wrong', misconceptionId: 'counts-by-ones' },
    { seed: 's3', input: '7', verdict: 'wrong', misconceptionId: 'pattern-next-difference-only' },
    { seed: 's4', input: '39', verdict: 'wrong', misconceptionId: 'one-group-off' },
    { seed: 's5', input: '27+1', verdict: 'wrong-form' },
  ],
});

import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { numberTrack } from '../shared/number-track';
import { otherThan } from '../shared/other-than';
import { wholeAnswer } from '../shared/whole-answer';

interface Params {
  first: number;
  by: number;
}

/** Five numbers going down; the fourth is missing. */
const row = ({ first, by }: Params) => [0, 1, 2, 3, 4].map((at) => first - at * by);
const before = ({ first, by }: Params) => first - 2 * by;

export const countBackBySteps = defineTemplate<Params>({
  id: 'y1/skip-counting/count-back-by-steps',
  version: 2,
  topicId: '3-skip-counting-and-equal-groups',
  years: [1],
  difficulty: 'HARD',
  strategy: 'skip-count-back',
  calculator: false,
  title: 'Count back by 2, 5 or 10',
  params: (random) =>
    drawUntil(
      () => {
        const by = random.pick([2, 5, 10]);
        const first = by === 10 ? random.int(54, 118) : by * random.int(6, 50);
        return { first, by };
      },
      ({ first, by }) => first <= 120 && first - 4 * by > 0,
    ),
  prompt: () => 'Find the pattern. Which number goes in the box?',
  figure: (p) => numberTrack(row(p), 3),
  answer: (p) => wholeAnswer(before(p) - p.by),
  steps: (p) => [
    step(
      'identity',
      `${p.first}-${p.by}=${p.first - p.by}`,
      `The numbers go down by ${p.by}.`,
      'Look at the first two numbers.',
      'Do the numbers go up or down?',
    ),
    step(
      'start',
      `${before(p)}-${p.by}`,
      'Jump back one more time.',
      `Start at ${before(p)}.`,
      'Which number is just before the box?',
    ),
    step(
      'equal',
      String(before(p) - p.by),
      'You land on this number.',
      `Count back ${p.by}.`,
      'Does the next number fit the pattern too?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'counts-by-ones',
      compute: (p) => otherThan(before(p) - p.by, before(p) - 1),
      firstWrongStep: 0,
      feedback: (p) => `You went back one from ${before(p)}. How big are the other jumps?`,
    },
    {
      misconceptionId: 'pattern-wrong-way',
      compute: (p) => String(before(p) + p.by),
      firstWrongStep: 1,
      feedback: (p) => `You went up from ${before(p)}. The other numbers go down.`,
    },
    {
      misconceptionId: 'one-group-off',
      compute: (p) => String(before(p) - 2 * p.by),
      firstWrongStep: 2,
      feedback: (p) => `You went back two jumps of ${p.by}. The box is just one jump away.`,
    },
  ],
  confirm: (p) => {
    // The missing number is half way between its neighbours.
    const [, , left = 0, , right = 0] = row(p);
    return { kind: 'values', values: [(left + right) / 2] };
  },
  examples: [
    { seed: 's1', input: '71', verdict: 'correct' },
    { seed: 's2', input: '34', verdict: 'wrong', misconceptionId: 'counts-by-ones' },
    { seed: 's3', input: '20', verdict: 'wrong', misconceptionId: 'pattern-wrong-way' },
    { seed: 's4', input: '39+1', verdict: 'wrong-form' },
  ],
});

import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { numberTrack } from '../../y1/shared/number-track';
import { otherThan } from '../../y1/shared/other-than';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  /** The number before the missing one. */
  before: number;
  /** 1, 10 or -10. */
  by: number;
}

const row = ({ before, by }: Params) => [before - 2 * by, before - by, before, before + by];
const missing = ({ before, by }: Params) => before + by;
const way = ({ by }: Params) => Math.sign(by);

export const countPastAHundred = defineTemplate<Params>({
  id: 'y2/numbers-to-1000/count-past-a-hundred',
  version: 2,
  topicId: '13-numbers-to-1000',
  years: [2],
  difficulty: 'NORMAL',
  strategy: 'count-through-a-hundred',
  calculator: false,
  title: 'Count past a hundred',
  params: (random) =>
    drawUntil(
      () => {
        const by = random.pick([1, 10, 10, -10]);
        const hundred = 100 * random.int(2, 9);
        if (by === 1) return { before: hundred - 1, by };
        const ones = random.int(0, 9);
        return { before: by === 10 ? hundred - 10 + ones : hundred + ones, by };
      },
      (p) => missing(p) < 1000,
    ),
  prompt: () => 'Find the pattern. Which number goes in the box?',
  figure: (p) => numberTrack(row(p), 3),
  answer: (p) => wholeAnswer(missing(p)),
  steps: (p) => {
    const [first = 0, second = 0] = row(p);
    const size = Math.abs(p.by);
    const sign = p.by > 0 ? '+' : '-';
    return [
      step(
        'identity',
        `${first}${sign}${size}=${second}`,
        `Each jump goes ${p.by > 0 ? 'up' : 'down'} by ${size}.`,
        'Look at two numbers side by side.',
        'Which digit changes?',
      ),
      step(
        'start',
        `${p.before}${sign}${size}`,
        'Make one more jump.',
        `Start at ${p.before}.`,
        'Which number is just before the box?',
      ),
      step(
        'equal',
        String(missing(p)),
        p.by > 0 ? 'Now you’re in the next hundred.' : 'Now you’re back in the hundred before.',
        'Look at the hundreds digit too.',
        'Do the hundreds change?',
      ),
    ];
  },
  wrongPaths: [
    {
      misconceptionId: 'ten-not-changed',
      compute: (p) => otherThan(missing(p), missing(p) - 100 * way(p)),
      firstWrongStep: 2,
      feedback: (p) => `The jump from ${p.before} goes past a hundred. So the hundreds change too.`,
    },
    {
      misconceptionId: 'skips-a-ten',
      compute: (p) => otherThan(missing(p), missing(p) + 100 * way(p)),
      firstWrongStep: 2,
      feedback: (p) => `You went too far. The jump from ${p.before} is ${Math.abs(p.by)}.`,
    },
    {
      misconceptionId: 'counts-by-ones',
      compute: (p) => otherThan(missing(p), p.before + way(p)),
      firstWrongStep: 0,
      feedback: (p) => `You moved just one from ${p.before}. How big are the other jumps?`,
    },
  ],
  confirm: (p) => {
    const [first = 0, , third = 0] = row(p);
    return { kind: 'values', values: [third + (third - first) / 2] };
  },
  examples: [
    { seed: 's1', input: '507', verdict: 'correct' },
    { seed: 's2', input: '200', verdict: 'wrong', misconceptionId: 'ten-not-changed' },
    { seed: 's3', input: '804', verdict: 'wrong', misconceptionId: 'skips-a-ten' },
    { seed: 's5', input: '394', verdict: 'wrong', misconceptionId: 'counts-by-ones' },
    { seed: 's6', input: '599+1', verdict: 'wrong-form' },
  ],
});

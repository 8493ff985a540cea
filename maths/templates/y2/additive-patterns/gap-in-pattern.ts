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

/** Five numbers going down; the third is missing. */
const row = ({ first, by }: Params) => [0, 1, 2, 3, 4].map((at) => first - at * by);
const missing = ({ first, by }: Params) => first - 2 * by;

export const gapInPattern = defineTemplate<Params>({
  id: 'y2/additive-patterns/gap-in-pattern',
  version: 2,
  topicId: '19-additive-patterns',
  years: [2],
  difficulty: 'NORMAL',
  strategy: 'find-a-missing-term',
  calculator: false,
  title: 'Find the gap in a pattern',
  params: (random) =>
    drawUntil(
      () => ({ first: random.int(30, 99), by: random.int(3, 10) }),
      ({ first, by }) => first - 4 * by > 0 && first % by !== 0,
    ),
  prompt: () => 'Look at the pattern. Which number goes in the box?',
  figure: (p) => numberTrack(row(p), 2),
  answer: (p) => wholeAnswer(missing(p)),
  steps: (p) => [
    step(
      'identity',
      `${p.first}-${p.by}=${p.first - p.by}`,
      `Each number is ${p.by} less than the one before.`,
      'Look at the first two numbers.',
      'Do the numbers go up or down?',
    ),
    step(
      'start',
      `${p.first - p.by}-${p.by}`,
      'Make the same jump again.',
      `Start at ${p.first - p.by}.`,
      'Which number is just before the box?',
    ),
    step(
      'equal',
      String(missing(p)),
      'This number goes in the box.',
      'Count back by the same jump.',
      'Does the number after the box fit too?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'pattern-wrong-way',
      compute: (p) => otherThan(missing(p), p.first),
      firstWrongStep: 1,
      feedback: (p) => `You went up from ${p.first - p.by}. This pattern goes down.`,
    },
    {
      misconceptionId: 'counts-by-ones',
      compute: (p) => otherThan(missing(p), p.first - p.by - 1),
      firstWrongStep: 0,
      feedback: (p) => `You went back one from ${p.first - p.by}. How big are the other jumps?`,
    },
    {
      misconceptionId: 'one-group-off',
      compute: (p) => String(missing(p) - p.by),
      firstWrongStep: 1,
      feedback: (p) => `You made two jumps of ${p.by}. The box is just one jump away.`,
    },
  ],
  confirm: (p) => {
    // Half way between the two neighbours.
    const [, left = 0, , right = 0] = row(p);
    return { kind: 'values', values: [(left + right) / 2] };
  },
  examples: [
    { seed: 's1', input: '37', verdict: 'correct' },
    { seed: 's2', input: '47', verdict: 'wrong', misconceptionId: 'pattern-wrong-way' },
    { seed: 's3', input: '50', verdict: 'wrong', misconceptionId: 'counts-by-ones' },
    { seed: 's4', input: '55+1', verdict: 'wrong-form' },
  ],
});

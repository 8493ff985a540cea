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

const row = ({ first, by }: Params) => [0, 1, 2, 3].map((at) => first + at * by);
const last = ({ first, by }: Params) => first + 2 * by;

export const countOnBySteps = defineTemplate<Params>({
  id: 'y1/skip-counting/count-on-by-steps',
  version: 2,
  topicId: '3-skip-counting-and-equal-groups',
  years: [1],
  difficulty: 'EASY',
  strategy: 'skip-count-on',
  calculator: false,
  title: 'Count on by 2, 5 or 10',
  params: (random) =>
    drawUntil(
      () => {
        const by = random.pick([2, 5, 10]);
        return { first: by * random.int(1, 30), by };
      },
      ({ first, by }) => first + 4 * by <= 120,
    ),
  prompt: (p) => `Count by ${p.by}s. Which number goes in the box?`,
  figure: (p) => numberTrack(row(p), 3),
  answer: (p) => wholeAnswer(last(p) + p.by),
  steps: (p) => [
    step(
      'identity',
      `${p.first}+${p.by}=${p.first + p.by}`,
      `Each jump is ${p.by}.`,
      'Look at the first two numbers.',
      'How big is each jump?',
    ),
    step(
      'start',
      `${last(p)}+${p.by}`,
      'Make one more jump.',
      `Start at ${last(p)}.`,
      'Which number is just before the box?',
    ),
    step(
      'equal',
      String(last(p) + p.by),
      'You land on this number.',
      `Count on ${p.by} more.`,
      'Is the jump the same each time?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'counts-by-ones',
      compute: (p) => otherThan(last(p) + p.by, last(p) + 1),
      firstWrongStep: 1,
      feedback: (p) => `You counted on one from ${last(p)}. Each jump here is ${p.by}.`,
    },
    {
      misconceptionId: 'one-group-off',
      compute: (p) => String(last(p) + 2 * p.by),
      firstWrongStep: 2,
      feedback: (p) => `You made two jumps from ${last(p)}. The box is just one jump away.`,
    },
    {
      misconceptionId: 'pattern-wrong-way',
      compute: (p) => String(last(p) - p.by),
      firstWrongStep: 1,
      feedback: () => 'You went back. These numbers are getting bigger.',
    },
  ],
  confirm: (p) => {
    let at = last(p);
    for (let i = 0; i < p.by; i += 1) at += 1;
    return { kind: 'values', values: [at] };
  },
  examples: [
    { seed: 's1', input: '12', verdict: 'correct' },
    { seed: 's2', input: '41', verdict: 'wrong', misconceptionId: 'counts-by-ones' },
    { seed: 's3', input: '45', verdict: 'wrong', misconceptionId: 'one-group-off' },
    { seed: 's4', input: '45+1', verdict: 'wrong-form' },
  ],
});

import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { looseDots } from '../shared/dots';
import { otherThan } from '../shared/other-than';
import { wholeAnswer } from '../shared/whole-answer';

interface Params {
  person: string;
  groups: number;
  each: number;
  left: number;
  story: number;
}

const stories: ((p: Params) => string)[] = [
  (p) => `${p.person} puts ${total(p)} eggs in boxes. Each box holds ${p.each}. How many eggs are left over?`,
  (p) => `${p.person} makes rings from ${total(p)} beads. Each ring needs ${p.each}. How many beads are left over?`,
  (p) => `${p.person} puts ${total(p)} books in piles of ${p.each}. How many books are left over?`,
];

const total = ({ groups, each, left }: Params) => groups * each + left;

export const someLeftOver = defineTemplate<Params>({
  id: 'y1/sharing-and-grouping/some-left-over',
  version: 2,
  topicId: '6-sharing-and-grouping',
  years: [1],
  difficulty: 'HARD',
  strategy: 'groups-and-left-over',
  calculator: false,
  title: 'How many are left over?',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        groups: random.int(2, 5),
        each: random.int(3, 6),
        left: random.int(1, 5),
        story: random.int(0, stories.length - 1),
      }),
      (p) => p.left < p.each && p.groups !== p.left && total(p) <= 24 && total(p) - p.each !== p.groups,
    ),
  prompt: (p) => stories[p.story]?.(p) ?? '',
  figure: (p) => looseDots(total(p)),
  answer: (p) => wholeAnswer(p.left),
  steps: (p) => [
    step(
      'identity',
      `${Array.from({ length: p.groups }, () => p.each).join('+')}=${p.groups * p.each}`,
      `Make as many groups of ${p.each} as you can.`,
      `Circle ${p.each} dots at a time.`,
      'Are there enough for one more group?',
    ),
    step(
      'start',
      `${total(p)}-${p.groups * p.each}`,
      'Take the full groups away.',
      'Look at the dots with no circle around them.',
      'Which ones aren’t in a group?',
    ),
    step(
      'equal',
      String(p.left),
      'That’s how many are left over.',
      'Count the ones that aren’t in a group.',
      'Is that less than a full group?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'gives-groups-for-leftover',
      compute: (p) => otherThan(p.left, p.groups),
      firstWrongStep: 2,
      feedback: () => 'That’s how many full groups there are. How many are left over?',
    },
    {
      misconceptionId: 'takes-away-once',
      compute: (p) => otherThan(p.left, total(p) - p.each),
      firstWrongStep: 0,
      feedback: (p) => `You made one group of ${p.each}. Can you make more?`,
    },
    {
      misconceptionId: 'mixes-groups-and-size',
      compute: (p) => otherThan(p.left, p.each),
      firstWrongStep: 2,
      feedback: (p) => `There are ${p.each} in each group. How many are left over?`,
    },
  ],
  confirm: (p) => {
    let left = total(p);
    while (left >= p.each) left -= p.each;
    return { kind: 'values', values: [left] };
  },
  examples: [
    { seed: 's1', input: '1', verdict: 'correct' },
    { seed: 's2', input: '2', verdict: 'wrong', misconceptionId: 'gives-groups-for-leftover' },
    { seed: 's3', input: '18', verdict: 'wrong', misconceptionId: 'takes-away-once' },
    { seed: 's4', input: '0+1', verdict: 'wrong-form' },
  ],
});

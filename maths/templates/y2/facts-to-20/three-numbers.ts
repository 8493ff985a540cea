import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { otherThan } from '../../y1/shared/other-than';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  person: string;
  /** The first and the last of these make ten. */
  numbers: [number, number, number];
  story: number;
}

const stories: ((person: string, n: number[]) => string)[] = [
  (_, n) => `What is ${n.join(' + ')}?`,
  (person, n) => `${person} finds ${n[0]} shells, then ${n[1]}, then ${n[2]}. How many shells is that altogether?`,
  (_, n) => `Three boxes hold ${n[0]}, ${n[1]} and ${n[2]} balls. How many balls is that altogether?`,
  (person, n) => `${person} scores ${n[0]}, ${n[1]} and ${n[2]} points. How many points is that altogether?`,
];

const total = ({ numbers }: Params) => numbers[0] + numbers[1] + numbers[2];

export const threeNumbers = defineTemplate<Params>({
  id: 'y2/facts-to-20/three-numbers',
  version: 1,
  topicId: '20-addition-facts-to-20',
  years: [2],
  difficulty: 'HARD',
  strategy: 'find-the-ten-first',
  calculator: false,
  title: 'Add three numbers',
  params: (random) =>
    drawUntil(
      () => {
        const first = random.int(2, 8);
        return {
          person: random.pick(people),
          numbers: [first, random.int(3, 9), 10 - first] as [number, number, number],
          story: random.int(0, stories.length - 1),
        };
      },
      ({ numbers }) => new Set(numbers).size === 3,
    ),
  prompt: (p) => stories[p.story]?.(p.person, p.numbers) ?? '',
  answer: (p) => wholeAnswer(total(p)),
  steps: ({ numbers: [a, b, c] }) => [
    step(
      'start',
      `${a}+${b}+${c}`,
      'Add all three numbers.',
      'Which numbers do you add?',
      'Can you add them in any order?',
    ),
    step(
      'equal',
      `${a}+${c}+${b}`,
      `Put ${a} and ${c} next to each other.`,
      'Look for two numbers that make ten.',
      'Which two make ten?',
    ),
    step('equal', `10+${b}`, 'These two make ten.', 'Write ten for those two.', 'Which number is left?'),
    step(
      'equal',
      String(10 + b),
      'Now it’s ten and some more.',
      'Add the last number to ten.',
      'Did you add all three?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'leaves-out-one-number',
      compute: (p) => otherThan(total(p), p.numbers[0] + p.numbers[1]),
      firstWrongStep: 0,
      feedback: (p) => `You added ${p.numbers[0]} and ${p.numbers[1]}. There’s one more number to add.`,
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => (p.numbers[0] + p.numbers[1] === 10 ? null : '10'),
      firstWrongStep: 3,
      feedback: (p) => `${p.numbers[0]} and ${p.numbers[2]} make ten. Now add the other number.`,
    },
    {
      misconceptionId: 'counts-the-start',
      compute: (p) => String(total(p) - 1),
      firstWrongStep: 3,
      feedback: () => 'You’re one off. When you count on, don’t count the number you start at.',
    },
  ],
  confirm: ({ numbers }) => ({
    kind: 'values',
    values: [numbers.flatMap((n) => Array.from({ length: n }, () => 'o')).length],
  }),
  examples: [
    { seed: 's1', input: '19', verdict: 'correct' },
    { seed: 's2', input: '16', verdict: 'wrong', misconceptionId: 'leaves-out-one-number' },
    { seed: 's3', input: '10', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's4', input: '14', verdict: 'wrong', misconceptionId: 'counts-the-start' },
    { seed: 's5', input: '18+1', verdict: 'wrong-form' },
  ],
});

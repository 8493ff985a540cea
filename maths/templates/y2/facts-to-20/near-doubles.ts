import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { otherThan } from '../../y1/shared/other-than';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  person: string;
  small: number;
  /** How much more the other number is. */
  more: 1 | 2;
  smallFirst: boolean;
  story: number;
}

const pair = (p: Params) => (p.smallFirst ? [p.small, p.small + p.more] : [p.small + p.more, p.small]);
const stories: ((person: string, a: number, b: number) => string)[] = [
  (_, a, b) => `What is ${a} + ${b}?`,
  (person, a, b) => `${person} walks ${a} blocks, then ${b} more. How many blocks is that altogether?`,
  (person, a, b) => `${person} has ${a} green pens and ${b} red pens. How many pens is that altogether?`,
  (_, a, b) => `A team scores ${a} goals, then ${b} more. How many goals is that altogether?`,
];
const total = ({ small, more }: Params) => 2 * small + more;

export const nearDoubles = defineTemplate<Params>({
  id: 'y2/facts-to-20/near-doubles',
  version: 1,
  topicId: '20-addition-facts-to-20',
  years: [2],
  difficulty: 'EASY',
  strategy: 'near-doubles',
  calculator: false,
  title: 'Near doubles',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        small: random.int(4, 9),
        more: random.pick([1, 1, 2] as const),
        smallFirst: random.chance(),
        story: random.int(0, stories.length - 1),
      }),
      (p) => total(p) <= 20,
    ),
  prompt: (p) => {
    const [a = 0, b = 0] = pair(p);
    return stories[p.story]?.(p.person, a, b) ?? '';
  },
  answer: (p) => wholeAnswer(total(p)),
  steps: (p) => [
    step(
      'start',
      pair(p).join('+'),
      'The numbers are nearly the same.',
      'Are the numbers close together?',
      'Which double is close?',
    ),
    step(
      'equal',
      `${p.small}+${p.small}+${p.more}`,
      `It’s double ${p.small}, and ${p.more} more.`,
      `Think of double ${p.small}.`,
      'How much bigger is the other number?',
    ),
    step(
      'equal',
      `${2 * p.small}+${p.more}`,
      'You know the double.',
      'Work out the double.',
      'What do you still have to add?',
    ),
    step('equal', String(total(p)), `Add the ${p.more} more.`, 'Now add the rest.', 'Is it bigger than the double?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'near-double-not-adjusted',
      compute: (p) => String(2 * p.small),
      firstWrongStep: 3,
      feedback: (p) => `That’s double ${p.small}. But one of the numbers is ${p.small + p.more}.`,
    },
    {
      misconceptionId: 'near-double-wrong-way',
      compute: (p) => otherThan(total(p), 2 * p.small - p.more),
      firstWrongStep: 3,
      feedback: (p) => `One number is bigger than ${p.small}. So add more to the double.`,
    },
  ],
  confirm: (p) => ({
    kind: 'values',
    values: [
      pair(p)
        .map((n) => 'o'.repeat(n))
        .join('').length,
    ],
  }),
  examples: [
    { seed: 's1', input: '11', verdict: 'correct' },
    { seed: 's2', input: '10', verdict: 'wrong', misconceptionId: 'near-double-not-adjusted' },
    { seed: 's3', input: '8', verdict: 'wrong', misconceptionId: 'near-double-wrong-way' },
    { seed: 's4', input: '18+1', verdict: 'wrong-form' },
  ],
});

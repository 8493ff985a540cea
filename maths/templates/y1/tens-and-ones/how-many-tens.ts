import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { otherThan } from '../shared/other-than';
import { wholeAnswer } from '../shared/whole-answer';

interface Params {
  person: string;
  n: number;
  story: number;
}

const stories: ((p: Params) => string)[] = [
  (p) => `${p.person} has ${p.n} pens. A box holds ten pens. How many full boxes is that?`,
  (p) => `There are ${p.n} eggs. A tray holds ten eggs. How many full trays is that?`,
  (p) => `${p.person} has ${p.n} sticks and ties them in bundles of ten. How many full bundles is that?`,
  (p) => `${p.n} kids line up in rows of ten. How many full rows is that?`,
];

const ones = ({ n }: Params) => n % 10;
const tens = ({ n }: Params) => Math.floor(n / 10);

export const howManyTens = defineTemplate<Params>({
  id: 'y1/tens-and-ones/how-many-tens',
  version: 2,
  topicId: '2-tens-and-ones',
  years: [1],
  difficulty: 'NORMAL',
  strategy: 'see-tens-in-a-number',
  calculator: false,
  title: 'How many tens?',
  params: (random) =>
    drawUntil(
      () => ({ person: random.pick(people), n: random.int(23, 98), story: random.int(0, stories.length - 1) }),
      (p) => ones(p) > 0 && ones(p) !== tens(p),
    ),
  prompt: (p) => stories[p.story]?.(p) ?? '',
  figure: ({ n }) => ({
    kind: 'number-line',
    alt: `A number line from 0 to 100 marked in tens. There is a dot at ${n}.`,
    from: 0,
    to: 100,
    step: 10,
    labelEvery: 1,
    points: [{ at: n, label: String(n) }],
  }),
  answer: (p) => wholeAnswer(tens(p)),
  steps: (p) => [
    step(
      'identity',
      `${p.n}=${10 * tens(p)}+${ones(p)}`,
      'Split off the ones.',
      `Which part of ${p.n} is ones?`,
      'What is left without the ones?',
    ),
    step(
      'identity',
      `${10 * tens(p)}=${Array.from({ length: tens(p) }, () => 10).join('+')}`,
      'The rest are all tens.',
      `Count by tens up to ${10 * tens(p)}.`,
      'How many numbers did you say?',
    ),
    step('result', String(tens(p)), 'Count the tens.', 'Count each ten once.', 'Which digit tells you that?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'digit-in-next-place',
      compute: (p) => String(ones(p)),
      firstWrongStep: 0,
      feedback: (p) => `That’s how many are left over. How many full tens are in ${p.n}?`,
    },
    {
      misconceptionId: 'value-instead-of-count',
      compute: (p) => String(10 * tens(p)),
      firstWrongStep: 2,
      feedback: (p) => `The tens make ${10 * tens(p)} altogether. How many tens is that?`,
    },
    {
      misconceptionId: 'takes-away-once',
      compute: (p) => otherThan(tens(p), p.n - 10),
      firstWrongStep: 0,
      feedback: (p) => `You took one ten away. How many tens are in ${p.n}?`,
    },
  ],
  confirm: ({ n }) => {
    let [left, full] = [n, 0];
    while (left >= 10) [left, full] = [left - 10, full + 1];
    return { kind: 'values', values: [full] };
  },
  examples: [
    { seed: 's1', input: '7', verdict: 'correct' },
    { seed: 's2', input: '5', verdict: 'wrong', misconceptionId: 'digit-in-next-place' },
    { seed: 's3', input: '90', verdict: 'wrong', misconceptionId: 'value-instead-of-count' },
    { seed: 's4', input: '8+1', verdict: 'wrong-form' },
  ],
});

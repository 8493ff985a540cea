import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { numberBlocks } from '../../y1/shared/number-blocks';
import { otherThan } from '../../y1/shared/other-than';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  person: string;
  half: number;
  story: number;
}

const whole = ({ half }: Params) => 2 * half;
const stories: ((p: Params) => string)[] = [
  (p) => `What is half of ${whole(p)}?`,
  (p) => `${p.person} has ${whole(p)} grapes and eats half of them. How many grapes is that?`,
  (p) => `There are ${whole(p)} kids. Half of them are in the pool. How many kids is that?`,
  (p) => `${p.person} and Kim share ${whole(p)} cards equally. How many do they each get?`,
];

export const halveIt = defineTemplate<Params>({
  id: 'y2/doubles-and-halves/halve-it',
  version: 2,
  topicId: '21-doubles-and-halves',
  years: [2],
  difficulty: 'NORMAL',
  strategy: 'halve-tens-and-ones',
  calculator: false,
  title: 'Halve a number',
  params: (random) =>
    drawUntil(
      () => ({ person: random.pick(people), half: random.int(11, 34), story: random.int(0, stories.length - 1) }),
      (p) => whole(p) % 20 !== 0,
    ),
  prompt: (p) => stories[p.story]?.(p) ?? '',
  figure: (p) => numberBlocks(whole(p)),
  answer: (p) => wholeAnswer(p.half),
  steps: (p) => {
    // The tens are an even number of tens, so that they can be halved.
    const tens = whole(p) - (whole(p) % 20);
    const rest = whole(p) - tens;
    return [
      step(
        'start',
        `${whole(p)}\\div 2`,
        'Half is one of two equal parts.',
        'How many equal parts do you need?',
        'What does half mean?',
      ),
      step(
        'equal',
        `(${tens}+${rest})\\div 2`,
        'Split it into parts that are easy to halve.',
        `Split ${whole(p)}.`,
        'Which parts can you halve?',
      ),
      step(
        'equal',
        `${tens / 2}+${rest / 2}`,
        'Halve each part.',
        `Find half of ${tens} first.`,
        'Which halves do you know?',
      ),
      step('equal', String(p.half), 'Put the two halves together.', 'Add the two halves.', 'Double it. Does it work?'),
    ];
  },
  wrongPaths: [
    {
      misconceptionId: 'half-takes-two',
      compute: (p) => otherThan(p.half, whole(p) - 2),
      firstWrongStep: 0,
      feedback: (p) => `You took away 2. Split ${whole(p)} into two equal parts.`,
    },
    {
      misconceptionId: 'double-half-swap',
      compute: (p) => String(2 * whole(p)),
      firstWrongStep: 0,
      feedback: (p) => `You doubled ${whole(p)}. Half is less than ${whole(p)}.`,
    },
    {
      misconceptionId: 'ignores-remainder',
      compute: (p) =>
        whole(p) % 20 > 9 && whole(p) % 10 !== 0 ? String(Math.floor(whole(p) / 20) * 10 + (whole(p) % 10) / 2) : null,
      firstWrongStep: 1,
      feedback: (p) => `There’s one ten left in ${whole(p)}. Share it as ones.`,
    },
  ],
  confirm: (p) => {
    let [mine, yours] = [whole(p), 0];
    while (yours < mine) [mine, yours] = [mine - 1, yours + 1];
    return { kind: 'values', values: [mine] };
  },
  examples: [
    { seed: 's1', input: '11', verdict: 'correct' },
    { seed: 's2', input: '64', verdict: 'wrong', misconceptionId: 'half-takes-two' },
    { seed: 's3', input: '88', verdict: 'wrong', misconceptionId: 'double-half-swap' },
    { seed: 's4', input: '11+1', verdict: 'wrong-form' },
  ],
});

import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { counted } from '../../y1/shared/counted';
import { otherThan } from '../../y1/shared/other-than';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  hundreds: number;
  tens: number;
  ones: number;
  /** In which order the parts are said; never from largest to smallest. */
  order: number[];
}

const units = [100, 10, 1] as const;
const digitsOf = ({ hundreds, tens, ones }: Params) => [hundreds, tens, ones];
const number = (p: Params) => 100 * p.hundreds + 10 * p.tens + p.ones;
const asSaid = (p: Params) => Number(p.order.map((place) => digitsOf(p)[place]).join(''));
const said = (p: Params) =>
  p.order.map((place) => counted(digitsOf(p)[place] ?? 0, ['hundred', 'ten', 'one'][place] ?? ''));

export const buildTheNumber = defineTemplate<Params>({
  id: 'y2/place-value/build-the-number',
  version: 1,
  topicId: '14-place-value-3-digits',
  years: [2],
  difficulty: 'NORMAL',
  strategy: 'put-parts-in-places',
  calculator: false,
  title: 'Build the number',
  params: (random) =>
    drawUntil(
      () => ({
        hundreds: random.int(1, 9),
        tens: random.int(1, 9),
        ones: random.int(1, 9),
        order: random.pick([
          [2, 0, 1],
          [1, 0, 2],
          [2, 1, 0],
          [0, 2, 1],
          [1, 2, 0],
        ]),
      }),
      (p) => new Set(digitsOf(p)).size === 3,
    ),
  prompt: (p) => {
    const [a, b, c] = said(p);
    return `Which number is made of ${a}, ${b} and ${c}?`;
  },
  answer: (p) => wholeAnswer(number(p)),
  steps: (p) => [
    step(
      'start',
      p.order.map((place) => (digitsOf(p)[place] ?? 0) * (units[place] ?? 0)).join('+'),
      'Write what each part is worth.',
      'What is each part worth?',
      'Which part is worth the most?',
    ),
    step(
      'equal',
      `${100 * p.hundreds}+${10 * p.tens}+${p.ones}`,
      'Put the parts in order, biggest first.',
      'Start with the hundreds.',
      'Which part comes next?',
    ),
    step(
      'equal',
      String(number(p)),
      'Each part goes in its place.',
      'Write the hundreds, then tens, then ones.',
      'Read your number. Does it match?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'parts-in-written-order',
      compute: (p) => otherThan(number(p), asSaid(p)),
      firstWrongStep: 1,
      feedback: () => 'You wrote the digits in the order you read them. Hundreds come first.',
    },
    {
      misconceptionId: 'adds-digits',
      compute: (p) => String(p.hundreds + p.tens + p.ones),
      firstWrongStep: 0,
      feedback: (p) =>
        `You added the digits. But ${counted(p.hundreds, 'hundred')} and ${counted(p.tens, 'ten')} are worth a lot more.`,
    },
    {
      misconceptionId: 'digits-swapped',
      compute: (p) => otherThan(asSaid(p), 100 * p.hundreds + 10 * p.ones + p.tens),
      firstWrongStep: 1,
      feedback: (p) => `Look at the ${p.tens} and the ${p.ones}. Which one is the tens?`,
    },
  ],
  confirm: (p) => {
    let n = 0;
    for (let i = 0; i < p.hundreds; i += 1) n += 100;
    for (let i = 0; i < p.tens; i += 1) n += 10;
    for (let i = 0; i < p.ones; i += 1) n += 1;
    return { kind: 'values', values: [n] };
  },
  examples: [
    { seed: 's1', input: '976', verdict: 'correct' },
    { seed: 's2', input: '189', verdict: 'wrong', misconceptionId: 'parts-in-written-order' },
    { seed: 's3', input: '16', verdict: 'wrong', misconceptionId: 'adds-digits' },
    { seed: 's4', input: '972+1', verdict: 'wrong-form' },
  ],
});

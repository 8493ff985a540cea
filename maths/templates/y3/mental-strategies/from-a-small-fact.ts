import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  a: number;
  b: number;
  unit: 10 | 100;
  minus: boolean;
}

/** The known fact and its answer: a + b, or (a + b) − b. */
const first = ({ a, b, minus }: Params) => (minus ? a + b : a);
const result = ({ a, b, minus }: Params) => (minus ? a : a + b);
const sign = ({ minus }: Params) => (minus ? '-' : '+');
const right = (p: Params) => result(p) * p.unit;
const word = ({ unit }: Params) => (unit === 10 ? 'tens' : 'hundreds');

export const fromASmallFact = defineTemplate<Params>({
  id: 'y3/mental-strategies/from-a-small-fact',
  version: 1,
  topicId: '34-mental-strategies',
  years: [3],
  difficulty: 'EASY',
  strategy: 'use-a-known-fact',
  calculator: false,
  title: 'Use a fact you know',
  params: (random) =>
    drawUntil(
      () => ({
        a: random.int(3, 9),
        b: random.int(3, 9),
        unit: random.pick([10, 100] as const),
        minus: random.chance(),
      }),
      ({ a, b }) => a !== b && a + b > 10,
    ),
  prompt: (p) =>
    `You know that $${first(p)}${sign(p)}${p.b}=${result(p)}$. What is $${first(p) * p.unit}${sign(p)}${p.b * p.unit}$?`,
  answer: (p) => wholeAnswer(right(p)),
  steps: (p) => [
    step(
      'start',
      `${first(p) * p.unit}${sign(p)}${p.b * p.unit}`,
      'Look at the numbers with zeros.',
      'How are they like the small numbers?',
      'What do the zeros tell you?',
    ),
    step(
      'equal',
      `${first(p)}\\times ${p.unit}${sign(p)}${p.b}\\times ${p.unit}`,
      `Both numbers are made of ${word(p)}.`,
      `Say each number in ${word(p)}.`,
      `How many ${word(p)} does each number have?`,
    ),
    step(
      'equal',
      `${result(p)}\\times ${p.unit}`,
      'Use the fact you know.',
      `Work it out in ${word(p)}.`,
      `How many ${word(p)} is that?`,
    ),
    step(
      'equal',
      String(right(p)),
      `Write the ${word(p)} as a number.`,
      `Write how much the ${word(p)} are worth.`,
      'Is your answer about the right size?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'fact-not-made-larger',
      compute: (p) => String(result(p)),
      firstWrongStep: 3,
      feedback: (p) => `That’s how many ${word(p)} there are. What are they worth?`,
    },
    {
      misconceptionId: 'one-zero-too-many',
      compute: (p) => String(10 * right(p)),
      firstWrongStep: 3,
      feedback: (p) => `Count the zeros again. The answer is in ${word(p)} too.`,
    },
    {
      misconceptionId: 'leaves-out-zero',
      compute: (p) => (p.unit === 100 ? String(10 * result(p)) : null),
      firstWrongStep: 3,
      feedback: () => 'These numbers are hundreds. How many zeros does a hundred have?',
    },
  ],
  confirm: (p) => {
    let at = first(p) * p.unit;
    for (let i = 0; i < p.b * p.unit; i += 1) at += p.minus ? -1 : 1;
    return { kind: 'values', values: [at] };
  },
  examples: [
    { seed: 's1', input: '1300', verdict: 'correct' },
    { seed: 's2', input: '11', verdict: 'wrong', misconceptionId: 'fact-not-made-larger' },
    { seed: 's3', input: '16000', verdict: 'wrong', misconceptionId: 'one-zero-too-many' },
    { seed: 's5', input: '129+1', verdict: 'wrong-form' },
  ],
});

import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { otherThan } from '../../y1/shared/other-than';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  person: string;
  times: number;
  plus: number;
  input: number;
}

const output = (p: Params, n: number) => p.times * n + p.plus;

export const twoStepMachine = defineTemplate<Params>({
  id: 'y4/number-rules/two-step-machine',
  version: 1,
  topicId: '51-number-rules-and-algorithms',
  years: [4],
  difficulty: 'EASY',
  strategy: 'follow-the-steps',
  calculator: false,
  title: 'Put a number through two steps',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        times: random.int(2, 9),
        plus: random.int(2, 9),
        input: random.int(3, 10),
      }),
      (p) => new Set([p.times, p.plus, p.input]).size === 3 && p.input > 2,
    ),
  prompt: (p) =>
    `${p.person} builds a number machine. It multiplies by ${p.times} and then adds ${p.plus}. What comes out when ${p.input} goes in?`,
  figure: (p) => ({
    kind: 'table',
    alt: `A table with two rows. In: 1, 2, ${p.input}. Out: ${output(p, 1)}, ${output(p, 2)}, unknown.`,
    rowHeads: true,
    rows: [
      ['In', '1', '2', String(p.input)],
      ['Out', String(output(p, 1)), String(output(p, 2)), null],
    ],
  }),
  answer: (p) => wholeAnswer(output(p, p.input)),
  steps: (p) => [
    step(
      'start',
      `${p.input}\\times ${p.times}+${p.plus}`,
      'Do the steps in the order they’re given.',
      'Which step comes first?',
      'What does the machine do first?',
    ),
    step(
      'equal',
      `${p.input * p.times}+${p.plus}`,
      'The first step multiplies.',
      'Multiply first.',
      'What do you have after the first step?',
    ),
    step('equal', String(output(p, p.input)), 'The second step adds.', 'Now add.', 'Have you done both steps?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'adds-before-times',
      compute: (p) => String((p.input + p.plus) * p.times),
      firstWrongStep: 0,
      feedback: (p) => `You added ${p.plus} first. The machine multiplies first.`,
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => String(p.input * p.times),
      firstWrongStep: 2,
      feedback: (p) => `That’s the number after the first step. The machine adds ${p.plus} as well.`,
    },
    {
      misconceptionId: 'adds-instead-of-multiplies',
      compute: (p) => otherThan(output(p, p.input), p.input + p.times + p.plus),
      firstWrongStep: 0,
      feedback: (p) => `You added ${p.times}. What does the machine do first?`,
    },
  ],
  confirm: (p) => {
    let out = 0;
    for (let i = 0; i < p.input; i += 1) out += p.times;
    for (let i = 0; i < p.plus; i += 1) out += 1;
    return { kind: 'values', values: [out] };
  },
  examples: [
    { seed: 's1', input: '25', verdict: 'correct' },
    { seed: 's2', input: '39', verdict: 'wrong', misconceptionId: 'adds-before-times' },
    { seed: 's3', input: '60', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's9', input: '31+0', verdict: 'wrong-form' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});

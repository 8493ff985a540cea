import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';

interface Params {
  name: string;
  up: number;
  down: number;
  digits: number;
  places: number;
  upFirst: boolean;
}
const start0 = (p: Params) => p.digits / 10 ** p.places;
const end = (p: Params) => decimalText(start0(p) * 10 ** (p.up - p.down));
const value = (p: Params) => decimalText(start0(p));
const pow = (n: number) => 10 ** n;
const middle = (p: Params) => decimalText(start0(p) * (p.upFirst ? pow(p.up) : 1 / pow(p.down)));
const lastUndone = (p: Params) => (p.upFirst ? `${end(p)}\\times ${pow(p.down)}` : `${end(p)}\\div ${pow(p.up)}`);
const firstUndone = (p: Params) =>
  p.upFirst ? `${middle(p)}\\div ${pow(p.up)}` : `${middle(p)}\\times ${pow(p.down)}`;

export const undoTheMachine = defineTemplate<Params>({
  id: 'y6/powers-of-ten/undo-the-machine',
  version: 1,
  topicId: '87-decimals-by-powers-of-ten',
  years: [6, 7],
  difficulty: 'HARD',
  strategy: 'undo-powers-of-ten',
  calculator: false,
  title: 'Undo two steps with powers of ten',
  params: (random) =>
    drawUntil(
      () => ({
        name: random.pick(firstNames),
        up: random.int(1, 3),
        down: random.int(1, 3),
        digits: random.int(12, 987),
        places: random.int(1, 2),
        upFirst: random.chance(),
      }),
      (p) => p.up !== p.down && p.digits % 10 !== 0,
    ),
  prompt: (p) => {
    const [multiply, divide] = [`multiplies it by ${pow(p.up)}`, `divides it by ${pow(p.down)}`];
    const [one, two] = p.upFirst
      ? [multiply, divide.replace('it', 'the result')]
      : [divide, multiply.replace('it', 'the result')];
    return `${p.name} thinks of a number, ${one} and then ${two}. The answer is ${end(p)}. What was the number?`;
  },
  answer: (p) => ({ kind: 'number', model: value(p), forms: [{ kind: 'decimal' }] }),
  steps: (p) => [
    start(
      lastUndone(p),
      'Work backwards. Undo the last step first.',
      'Which step came last, and what undoes it?',
      'What undoes multiplying, and what undoes dividing?',
    ),
    equal(middle(p), 'That’s the number before the last step.', 'Move the digits.', 'Which way do the digits move?'),
    start(
      firstUndone(p),
      'Now undo the first step.',
      'Undo the first step the same way.',
      'What happened to the number first?',
    ),
    equal(
      value(p),
      'That was the number.',
      'Move the digits again.',
      'If you go forwards again, does your number give the right answer?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'undoes-with-same-operation',
      compute: (p) => decimalText(Number(end(p)) * 10 ** (p.up - p.down)),
      firstWrongStep: 0,
      feedback: () => 'You did the same steps again. To go backwards, use the opposite steps.',
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => middle(p),
      firstWrongStep: 2,
      feedback: () => 'You undid one step. There’s another one before it.',
    },
    {
      misconceptionId: 'place-shift-miscounted',
      compute: (p) => decimalText(p.upFirst ? start0(p) / 10 : start0(p) * 10),
      firstWrongStep: 2,
      feedback: () => 'Count the zeros in both steps again.',
    },
  ],
  confirm(p) {
    let at = Number(end(p));
    for (let i = 0; i < p.down; i += 1) at *= 10;
    for (let i = 0; i < p.up; i += 1) at /= 10;
    return { kind: 'values', values: [at] };
  },
  examples: [
    { seed: 's1', input: '1.14', verdict: 'correct' },
    { seed: 's2', input: '75.2', verdict: 'correct' },
    { seed: 's1', input: '0.000114', verdict: 'wrong', misconceptionId: 'undoes-with-same-operation' },
    { seed: 's1', input: '11.4', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
  ],
});

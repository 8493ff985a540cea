import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { otherThan } from '../../y1/shared/other-than';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  gone: number;
  left: number;
  story: number;
}

const stories: ((gone: number, left: number) => string)[] = [
  (g, l) => `A shop has some hats. It sells ${g} of them and has ${l} left.`,
  (g, l) => `Some birds sit on a lake. Then ${g} fly away and ${l} stay.`,
  (g, l) => `There’s some water in a tank. Watering the garden uses ${g} litres, and ${l} litres are left.`,
  (g, l) => `Some people are at a show. Then ${g} go home and ${l} stay.`,
];
const withoutCarry = (a: number, b: number) =>
  [100, 10, 1].reduce(
    (sum, place) => sum + (((Math.floor(a / place) % 10) + (Math.floor(b / place) % 10)) % 10) * place,
    0,
  );
const roundPart = (n: number) => n - (n % 10);

export const whatWasThereFirst = defineTemplate<Params>({
  id: 'y4/unknowns/what-was-there-first',
  version: 1,
  topicId: '52-unknowns-in-plus-and-minus',
  years: [4],
  difficulty: 'NORMAL',
  strategy: 'undo-taking-away',
  calculator: false,
  title: 'Find the starting number',
  params: (random) =>
    drawUntil(
      () => ({ gone: random.int(115, 380), left: random.int(126, 480), story: random.int(0, 3) }),
      (p) =>
        p.left > p.gone &&
        (p.gone % 10) + (p.left % 10) > 10 &&
        Math.floor(p.gone / 100) + Math.floor(p.left / 100) < 9 &&
        p.gone % 10 !== 0,
    ),
  prompt: (p) => `${stories[p.story]?.(p.gone, p.left)} Which number goes in the box? $\\square-${p.gone}=${p.left}$`,
  answer: (p) => wholeAnswer(p.gone + p.left),
  steps: (p) => [
    step(
      'start',
      `${p.left}+${p.gone}`,
      'Put back what was taken away.',
      'Work backwards through the story. Put back what went away.',
      'Were there more at the start or at the end?',
    ),
    step(
      'equal',
      `${roundPart(p.left)}+${roundPart(p.gone)}+${(p.left % 10) + (p.gone % 10)}`,
      'Split off the ones. They make ten or more.',
      'Add the ones first.',
      'Do the ones make a new ten?',
    ),
    step(
      'equal',
      `${roundPart(p.left) + roundPart(p.gone)}+${(p.left % 10) + (p.gone % 10)}`,
      'Add the hundreds and tens.',
      'Add the rest.',
      'How many tens are there now?',
    ),
    step(
      'equal',
      String(p.left + p.gone),
      'That’s the number at the start.',
      'Put both parts together.',
      'Does the story work with your number?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'undoes-with-same-operation',
      compute: (p) => String(p.left - p.gone),
      firstWrongStep: 0,
      feedback: (p) => `You took ${p.gone} away again. The box shows what was there before any were taken away.`,
    },
    {
      misconceptionId: 'forgets-carry',
      compute: (p) => String(withoutCarry(p.left, p.gone)),
      firstWrongStep: 3,
      feedback: (p) => `The ones are ${p.left % 10} and ${p.gone % 10}. They make a new ten.`,
    },
    {
      misconceptionId: 'writes-both-digits',
      compute: (p) => {
        const digit = (n: number, place: number) => Math.floor(n / place) % 10;
        return otherThan(
          p.gone + p.left,
          Number([100, 10, 1].map((place) => digit(p.gone, place) + digit(p.left, place)).join('')),
        );
      },
      firstWrongStep: 2,
      feedback: () => 'A column only has room for one digit. What do you do with ten or more?',
    },
  ],
  confirm: (p) => {
    let n = p.gone;
    while (n - p.gone !== p.left) n += 1;
    return { kind: 'values', values: [n] };
  },
  examples: [
    { seed: 's1', input: '754', verdict: 'correct' },
    { seed: 's2', input: '129', verdict: 'wrong', misconceptionId: 'undoes-with-same-operation' },
    { seed: 's3', input: '442', verdict: 'wrong', misconceptionId: 'forgets-carry' },
    { seed: 's9', input: '411+0', verdict: 'wrong-form' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});

import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { otherThan } from '../../y1/shared/other-than';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  known: number;
  unknown: number;
  story: number;
}

const stories: ((known: number, total: number) => string)[] = [
  (k, t) => `A puzzle has ${t} pieces. Kirra has placed ${k} so far.`,
  (k, t) => `A farmer needs ${t} seedlings and already has ${k}.`,
  (k, t) => `A book has ${t} pages. Tane has read ${k}.`,
  (k, t) => `A hall has ${t} seats. ${k} are taken so far.`,
];
const total = (p: Params) => p.known + p.unknown;
const toHundred = (p: Params) => (Math.floor(p.known / 100) + 1) * 100;
/** The smaller digit taken from the larger one in every column. */
const columnGaps = (a: number, b: number) =>
  [100, 10, 1].reduce(
    (sum, place) => sum + Math.abs((Math.floor(a / place) % 10) - (Math.floor(b / place) % 10)) * place,
    0,
  );

export const howManyMoreToGo = defineTemplate<Params>({
  id: 'y4/unknowns/how-many-more-to-go',
  version: 1,
  topicId: '52-unknowns-in-plus-and-minus',
  years: [4],
  difficulty: 'EASY',
  strategy: 'count-up-to-total',
  calculator: false,
  title: 'Find the number to add',
  params: (random) =>
    drawUntil(
      () => ({ known: random.int(120, 480), unknown: random.int(120, 460), story: random.int(0, 3) }),
      (p) => p.known % 10 > total(p) % 10 && p.known % 10 !== 0 && total(p) > toHundred(p),
    ),
  prompt: (p) =>
    `${stories[p.story]?.(p.known, total(p))} Which number goes in the box? $${p.known}+\\square=${total(p)}$`,
  answer: (p) => wholeAnswer(p.unknown),
  steps: (p) => [
    step(
      'identity',
      `${p.known}+${toHundred(p) - p.known}=${toHundred(p)}`,
      `Count up from ${p.known} to the next hundred.`,
      `Start at ${p.known}. Count up to the next hundred.`,
      'Which hundred comes next?',
    ),
    step(
      'identity',
      `${toHundred(p)}+${total(p) - toHundred(p)}=${total(p)}`,
      'Then count up to the total.',
      'Keep going from that hundred to the total.',
      'How far is it from the hundred to the total?',
    ),
    step(
      'start',
      `${toHundred(p) - p.known}+${total(p) - toHundred(p)}`,
      'Both jumps together give the missing number.',
      'Put both jumps together.',
      'Which jumps are part of the missing number?',
    ),
    step(
      'equal',
      String(p.unknown),
      'Add the two jumps.',
      'Add both jumps.',
      `Add your number to ${p.known}. Do you get the total?`,
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'adds-instead-of-subtracting',
      compute: (p) => String(total(p) + p.known),
      firstWrongStep: 0,
      feedback: (p) => `You added both numbers. The total is ${total(p)}, so the number in the box is less than that.`,
    },
    {
      misconceptionId: 'smaller-from-larger',
      compute: (p) => otherThan(p.unknown, columnGaps(total(p), p.known)),
      firstWrongStep: 0,
      feedback: (p) => `Check the ones. Add your number to ${p.known}. Do you get ${total(p)}?`,
    },
    {
      misconceptionId: 'forgets-to-trade-down',
      compute: (p) => {
        const digit = (n: number, place: number) => Math.floor(n / place) % 10;
        const columns = [100, 10, 1].map(
          (place) => ((digit(total(p), place) - digit(p.known, place) + 10) % 10) * place,
        );
        return otherThan(
          p.unknown,
          columns.reduce((sum, part) => sum + part, 0),
        );
      },
      firstWrongStep: 1,
      feedback: () => 'After a trade, the next column has one less. Check each column again.',
    },
  ],
  confirm: (p) => {
    let n = 0;
    while (p.known + n !== total(p)) n += 1;
    return { kind: 'values', values: [n] };
  },
  examples: [
    { seed: 's1', input: '213', verdict: 'correct' },
    { seed: 's2', input: '835', verdict: 'wrong', misconceptionId: 'adds-instead-of-subtracting' },
    { seed: 's3', input: '321', verdict: 'wrong', misconceptionId: 'smaller-from-larger' },
    { seed: 's9', input: '197+0', verdict: 'wrong-form' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});

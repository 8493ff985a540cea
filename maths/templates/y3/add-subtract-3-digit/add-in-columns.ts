import { defineTemplate } from '../../format';
import { columnSetting } from '../../primary/column-setting';
import { digitsFromOnes, fromOnes, placeParts } from '../../primary/digits';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';

interface Params {
  a: number;
  b: number;
  story: number;
}

const stories: ((a: number, b: number) => string)[] = [
  (a, b) => `A school library has ${a} storybooks and ${b} fact books. How many books is that altogether?`,
  (a, b) => `On Saturday ${a} people came to the fete. On Sunday ${b} came. How many people came altogether?`,
  (a, b) => `A farm has ${a} sheep in one paddock and ${b} in another. How many sheep are there altogether?`,
  (a, b) => `A ferry carried ${a} people before lunch and ${b} after lunch. How many people is that altogether?`,
  (a, b) => `Our school planted ${a} trees last year and ${b} this year. How many trees is that altogether?`,
];

const columnSums = ({ a, b }: Params) => {
  const [top, bottom] = [digitsFromOnes(a), digitsFromOnes(b)];
  return top.map((digit, place) => digit + (bottom[place] ?? 0));
};

const placeSums = ({ a, b }: Params) =>
  [100, 10, 1].map((unit) => (Math.floor(a / unit) % 10) * unit + (Math.floor(b / unit) % 10) * unit);

export const addInColumns = defineTemplate<Params>({
  id: 'y3/add-subtract-3-digit/add-in-columns',
  version: 1,
  topicId: '30-add-and-subtract-3-digit',
  years: [3],
  difficulty: 'EASY',
  strategy: 'column-addition',
  calculator: false,
  title: 'Add two 3-digit numbers',
  params: (random) =>
    drawUntil(
      () => ({
        a: 100 * random.int(1, 6) + 10 * random.int(1, 9) + random.int(1, 9),
        b: 100 * random.int(1, 5) + 10 * random.int(1, 9) + random.int(1, 9),
        story: random.int(0, stories.length - 1),
      }),
      (p) => {
        const [ones = 0, tens = 0, hundreds = 0] = columnSums(p);
        return (ones > 9 || tens > 9) && ones !== 9 && hundreds < 9;
      },
    ),
  prompt: ({ a, b, story }) => stories[story]?.(a, b) ?? '',
  figure: ({ a, b }) => ({ alt: `${a} plus ${b}, set out in columns.`, ...columnSetting(a, '+', b, 3) }),
  answer: ({ a, b }) => ({ kind: 'number', model: String(a + b), forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    step(
      'start',
      `${p.a}+${p.b}`,
      'We’re putting two groups together, so add.',
      'The story puts two groups together. Do you add or subtract?',
      'Will the answer be bigger than both numbers?',
    ),
    step(
      'equal',
      [...placeParts(p.a), ...placeParts(p.b)].join('+'),
      'Split each number into hundreds, tens and ones.',
      `How many hundreds, tens and ones are in ${p.a}? In ${p.b}?`,
      'What is each digit worth?',
    ),
    step(
      'equal',
      placeSums(p).join('+'),
      'Add hundreds to hundreds, tens to tens, and ones to ones.',
      'Add the digits in the same place.',
      'Which parts go together?',
    ),
    step(
      'equal',
      String(p.a + p.b),
      'Ten ones make a ten, and ten tens make a hundred.',
      'Add the three parts. Watch for a new ten or hundred.',
      'Is there ten or more in any place?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'forgets-carry',
      compute: (p) => String(fromOnes(columnSums(p).map((sum) => sum % 10))),
      firstWrongStep: 3,
      feedback: (p) => {
        const [ones = 0, tens = 0] = columnSums(p);
        return ones > 9
          ? `The ones make ${ones}. Don’t forget to add the new ten to the tens.`
          : `The tens make ${tens}. Ten of them make a new hundred. Don’t forget it.`;
      },
    },
    {
      misconceptionId: 'writes-both-digits',
      compute: (p) => String(fromOnes(columnSums(p))),
      firstWrongStep: 3,
      feedback: (p) => {
        const sum = columnSums(p).find((column) => column > 9) ?? 0;
        return `One column makes ${sum}, but each column only has room for one digit.`;
      },
    },
  ],
  confirm: ({ a, b }) => {
    let total = a;
    for (let i = 0; i < b; i += 1) total += 1;
    return { kind: 'values', values: [total] };
  },
  examples: [
    { seed: 's1', input: '742', verdict: 'correct' },
    { seed: 's2', input: '800', verdict: 'wrong', misconceptionId: 'forgets-carry' },
    { seed: 's3', input: '6710', verdict: 'wrong', misconceptionId: 'writes-both-digits' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});

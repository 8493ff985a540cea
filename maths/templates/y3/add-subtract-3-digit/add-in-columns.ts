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
  (a, b) => `A school library has ${a} story books and ${b} fact books. How many books is that in all?`,
  (a, b) =>
    `On Saturday ${a} people came to the fete. On Sunday ${b} people came. How many people came over both days?`,
  (a, b) => `A farm has ${a} sheep in one paddock and ${b} sheep in another. How many sheep are there in all?`,
  (a, b) => `A ferry took ${a} people in the morning and ${b} people after lunch. How many people did it take?`,
  (a, b) => `Our school planted ${a} trees last year and ${b} trees this year. How many trees is that?`,
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
      'Both groups are put together, so we add.',
      'The story puts two groups together. Which operation does that?',
      'Do you expect more or fewer than each group on its own?',
    ),
    step(
      'equal',
      [...placeParts(p.a), ...placeParts(p.b)].join('+'),
      'Each number is hundreds, tens and ones.',
      `Break ${p.a} and ${p.b} into hundreds, tens and ones.`,
      'What is each digit worth?',
    ),
    step(
      'equal',
      placeSums(p).join('+'),
      'Add hundreds to hundreds, tens to tens and ones to ones.',
      'Add the parts that have the same place.',
      'Which parts belong together?',
    ),
    step(
      'equal',
      String(p.a + p.b),
      'Ten ones make a ten, and ten tens make a hundred.',
      'Join the three sums. Look out for a new ten or hundred.',
      'Does any place have ten or more?',
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
          ? `The ones make ${ones}, and the ten in it still has to join the tens.`
          : `The tens make ${tens}, and ten of them still have to join the hundreds.`;
      },
    },
    {
      misconceptionId: 'writes-both-digits',
      compute: (p) => String(fromOnes(columnSums(p))),
      firstWrongStep: 3,
      feedback: (p) => {
        const sum = columnSums(p).find((column) => column > 9) ?? 0;
        return `One column makes ${sum}, but a column has room for one digit only.`;
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

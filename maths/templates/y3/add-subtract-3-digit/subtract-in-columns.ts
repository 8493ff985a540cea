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
  (a, b) => `A shop has ${a} hats and sells ${b}. How many hats are left?`,
  (a, b) => `A walking track is ${a} metres long. You’ve walked ${b} metres. How many metres are left?`,
  (a, b) => `A hall has ${a} seats and ${b} are taken. How many seats are empty?`,
  (a, b) => `A baker makes ${a} rolls and sells ${b}. How many rolls are left?`,
  (a, b) => `A puzzle has ${a} pieces. You’ve put in ${b} of them. How many pieces are left?`,
];
/** The unit that each story asks for, where it does; a bare number is read in it. */
const units = [undefined, 'm', undefined, undefined, undefined] as const;

/** Columns of the subtraction after trading: for 532 − 278 these are 12, 12 and 4, ones first. */
const tradedColumns = ({ a, b }: Params) => {
  const columns = digitsFromOnes(a);
  digitsFromOnes(b).forEach((digit, place) => {
    const top = columns[place] ?? 0;
    if (top >= digit) return;
    columns[place] = top + 10;
    columns[place + 1] = (columns[place + 1] ?? 0) - 1;
  });
  return columns;
};

const tradedParts = (p: Params) =>
  tradedColumns(p)
    .map((digit, place) => digit * 10 ** place)
    .reverse()
    .filter((part) => part > 0);

export const subtractInColumns = defineTemplate<Params>({
  id: 'y3/add-subtract-3-digit/subtract-in-columns',
  version: 1,
  topicId: '30-add-and-subtract-3-digit',
  years: [3],
  difficulty: 'NORMAL',
  strategy: 'column-subtraction',
  calculator: false,
  title: 'Subtract with trading',
  params: (random) =>
    drawUntil(
      () => ({
        a: 100 * random.int(3, 9) + 10 * random.int(1, 9) + random.int(1, 9),
        b: 100 * random.int(1, 7) + 10 * random.int(1, 9) + random.int(1, 9),
        story: random.int(0, stories.length - 1),
      }),
      ({ a, b }) => {
        const [top, bottom] = [digitsFromOnes(a), digitsFromOnes(b)];
        const trades = [0, 1].filter((place) => (top[place] ?? 0) < (bottom[place] ?? 0)).length;
        return trades >= 1 && a - b > 100 && (a - b) % 10 !== 0 && digitsFromOnes(a - b)[1] !== 0;
      },
    ),
  prompt: ({ a, b, story }) => stories[story]?.(a, b) ?? '',
  figure: ({ a, b }) => ({ alt: `${a} minus ${b}, set out in columns.`, ...columnSetting(a, '−', b, 3) }),
  answer: ({ a, b, story }) => ({
    kind: 'number',
    model: String(a - b),
    unit: units[story],
    forms: [{ kind: 'whole-number' }],
  }),
  steps: (p) => [
    step(
      'start',
      `${p.a}-${p.b}`,
      'We want to know how many are left, so subtract.',
      'Some are gone. Do you add or subtract?',
      'Will the answer be bigger or smaller than the number you start with?',
    ),
    step(
      'equal',
      `${tradedParts(p).join('+')}-(${placeParts(p.b).join('+')})`,
      'Trade so there’s enough in every column.',
      `Can you take away in every column? If you can’t, trade in ${p.a}.`,
      'Which digit on top is too small?',
    ),
    step(
      'equal',
      placeParts(p.a - p.b).join('+'),
      'Take ones from ones, tens from tens, and hundreds from hundreds.',
      'Now subtract one column at a time.',
      'What’s left in each column?',
    ),
    step(
      'equal',
      String(p.a - p.b),
      'Put the hundreds, tens and ones together.',
      'Write the hundreds, tens and ones as one number.',
      'Can you check by adding?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'smaller-from-larger',
      compute: ({ a, b }) => {
        const bottom = digitsFromOnes(b);
        return String(fromOnes(digitsFromOnes(a).map((digit, place) => Math.abs(digit - (bottom[place] ?? 0)))));
      },
      firstWrongStep: 1,
      feedback: ({ a, b }) => {
        const [top, bottom] = [digitsFromOnes(a), digitsFromOnes(b)];
        const place = (top[0] ?? 0) < (bottom[0] ?? 0) ? 0 : 1;
        return `In one column you need to take ${bottom[place]} from ${top[place]}. Trade first.`;
      },
    },
    {
      misconceptionId: 'forgets-to-trade-down',
      compute: ({ a, b }) => {
        const bottom = digitsFromOnes(b);
        return String(fromOnes(digitsFromOnes(a).map((digit, place) => (digit + 10 - (bottom[place] ?? 0)) % 10)));
      },
      firstWrongStep: 1,
      feedback: ({ a }) => `You traded in ${a}. The digit you traded from goes down by one.`,
    },
    {
      misconceptionId: 'adds-instead-of-subtracting',
      compute: ({ a, b }) => String(a + b),
      firstWrongStep: 0,
      feedback: ({ a }) => `You added. Can there be more than ${a} left?`,
    },
  ],
  confirm: ({ a, b }) => {
    let gap = 0;
    for (let n = b; n < a; n += 1) gap += 1;
    return { kind: 'values', values: [gap] };
  },
  examples: [
    { seed: 's1', input: '155', verdict: 'correct' },
    { seed: 's2', input: '825', verdict: 'wrong', misconceptionId: 'smaller-from-larger' },
    { seed: 's3', input: '443', verdict: 'wrong', misconceptionId: 'forgets-to-trade-down' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});

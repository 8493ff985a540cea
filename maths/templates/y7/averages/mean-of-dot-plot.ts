import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { equal, start, unlessRight } from '../../worked-line';

interface Params {
  story: number;
  values: number[];
}

const stories = [
  {
    who: 'The students in a homework club',
    what: 'how many books they read in a month',
    title: 'Books read',
    ask: 'books read',
  },
  {
    who: 'The players in a futsal team',
    what: 'how many goals they scored this season',
    title: 'Goals scored',
    ask: 'goals scored',
  },
  { who: 'Some families on one street', what: 'how many pets they have', title: 'Pets at home', ask: 'pets' },
  {
    who: 'The members of a bushwalking club',
    what: 'how many walks they went on this year',
    title: 'Walks this year',
    ask: 'walks',
  },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
const mean = (p: Params) => sumOf(p.values) / p.values.length;
const distinct = (p: Params) => [...new Set(p.values)];

export const meanOfDotPlot = defineTemplate<Params>({
  id: 'y7/averages/mean-of-dot-plot',
  version: 1,
  topicId: '121-mean-median-mode-range',
  years: [7],
  difficulty: 'NORMAL',
  strategy: 'mean-from-a-display',
  calculator: true,
  title: 'Mean from a dot plot',
  params(random) {
    const count = random.pick([8, 10]);
    let values: number[] = [];
    // A mean with at most one decimal place, and at least one value that appears more than once.
    do values = Array.from({ length: count }, () => random.int(1, 8)).sort((a, b) => a - b);
    while ((sumOf(values) * 10) % count !== 0 || new Set(values).size > count - 3 || new Set(values).size < 3);
    return { story: random.int(0, stories.length - 1), values };
  },
  prompt: (p) =>
    `${storyOf(p).who} were asked ${storyOf(p).what}. The dot plot shows their answers. What is the mean number of ${storyOf(p).ask}?`,
  figure: (p) => ({
    kind: 'dot-plot',
    alt: `A dot plot titled ${storyOf(p).title}. ${distinct(p)
      .map((value) => `At ${value}: ${dots(p.values.filter((v) => v === value).length)}.`)
      .join(' ')}`,
    title: storyOf(p).title,
    from: 0,
    to: 9,
    values: p.values,
  }),
  answer: (p) => ({ kind: 'number', model: decimalText(mean(p)), forms: [{ kind: 'simplified' }] }),
  steps: (p) => [
    start(
      `\\frac{${p.values.join('+')}}{${p.values.length}}`,
      `Each dot is one answer. There are $${p.values.length}$ dots.`,
      'Write one number for every dot, even when a number repeats.',
      'How many people answered, and how does the plot show it?',
    ),
    equal(
      `\\frac{${sumOf(p.values)}}{${p.values.length}}`,
      'Add all the answers.',
      'Add up the values of all the dots.',
      'What is the total if you put everything together?',
    ),
    equal(
      decimalText(mean(p)),
      'Share the total equally.',
      'Divide the total by the number of dots.',
      'If the total were shared equally, how much would each person have?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'mean-divides-by-distinct',
      compute: (p) => `${sumOf(p.values)}/${distinct(p).length}`,
      firstWrongStep: 0,
      feedback: () => 'Some people gave the same answer. How many people answered altogether?',
    },
    {
      misconceptionId: 'mean-not-divided',
      compute: (p) => `${sumOf(p.values)}`,
      firstWrongStep: 2,
      feedback: () => 'That’s the total for the whole group. The mean is an equal share of it.',
    },
    {
      misconceptionId: 'mean-median-swap',
      compute(p) {
        const middle = p.values.length / 2;
        const median = ((p.values[middle - 1] ?? 0) + (p.values[middle] ?? 0)) / 2;
        return unlessRight(decimalText(median), decimalText(mean(p)));
      },
      firstWrongStep: 0,
      feedback: () => 'You found the middle value, the median. The mean shares the total equally.',
    },
    {
      misconceptionId: 'counts-kinds-not-items',
      compute: (p) =>
        sumOf(distinct(p)) === mean(p) * distinct(p).length ? null : `${sumOf(distinct(p))}/${distinct(p).length}`,
      firstWrongStep: 0,
      feedback: () => 'Some values have more than one dot, and each dot counts.',
    },
  ],
  confirm(p) {
    // The mean is where the plot balances: distances on both sides cancel.
    let balance = 0;
    while (sumOf(p.values.map((value) => value - balance)) > 1e-9) balance += 0.025;
    return { kind: 'values', values: [Math.round(balance * 1000) / 1000] };
  },
  examples: [
    { seed: 's1', input: '7', verdict: 'correct' },
    { seed: 's1', input: '56/3', verdict: 'wrong', misconceptionId: 'mean-divides-by-distinct' },
    { seed: 's1', input: '56', verdict: 'wrong', misconceptionId: 'mean-not-divided' },
    { seed: 's1', input: '8', verdict: 'wrong', misconceptionId: 'mean-median-swap' },
    { seed: 's1', input: '18/3', verdict: 'wrong', misconceptionId: 'counts-kinds-not-items' },
  ],
});

function dots(count: number): string {
  return count === 1 ? '1 dot' : `${count} dots`;
}

import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { result } from '../../worked-line';

interface Params {
  story: number;
  a: number[];
  b: number[];
  asked: number;
  name: string;
}
const stories = [
  { title: 'Favourite sport', groups: ['Year 5', 'Year 6'], rows: ['Cricket', 'Netball', 'Soccer', 'Swimming'] },
  { title: 'How they get to school', groups: ['Summer', 'Winter'], rows: ['Bus', 'Bike', 'Car', 'Walk'] },
  { title: 'Books borrowed', groups: ['Term 1', 'Term 2'], rows: ['Comics', 'Novels', 'Nature', 'Sport'] },
  { title: 'Animals seen', groups: ['Morning', 'Evening'], rows: ['Galahs', 'Possums', 'Wallabies', 'Lizards'] },
] as const;
const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const gaps = (p: Params) => p.a.map((v, i) => Math.abs(v - (p.b[i] ?? 0)));
const widest = (p: Params) => gaps(p).indexOf(Math.max(...gaps(p)));
const row = (p: Params, i: number) => storyOf(p).rows[i] ?? '';
const total = (p: Params) => p.a.map((v, i) => v + (p.b[i] ?? 0));
const tallest = (p: Params) => total(p).indexOf(Math.max(...total(p)));
const oneHigh = (p: Params) => p.b.indexOf(Math.max(...p.b));
const onlyMax = (list: number[]) => list.filter((v) => v === Math.max(...list)).length === 1;

export const twoGroups = defineTemplate<Params>({
  id: 'y6/data-claims/two-groups',
  version: 1,
  topicId: '99-compare-data-media-claims',
  years: [6],
  difficulty: 'EASY',
  strategy: 'compare-two-columns',
  calculator: false,
  title: 'Compare two groups in a table',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, stories.length - 1),
        name: random.pick(firstNames),
        asked: 0,
        a: [0, 1, 2, 3].map(() => random.int(6, 40)),
        b: [0, 1, 2, 3].map(() => random.int(6, 40)),
      }),
      (p) =>
        onlyMax(gaps(p)) &&
        onlyMax(total(p)) &&
        onlyMax(p.b) &&
        Math.max(...gaps(p)) >= 5 &&
        new Set([widest(p), tallest(p), oneHigh(p)]).size === 3,
    ),
  prompt: (p) =>
    `${p.name} compares ${storyOf(p).groups[0]} with ${storyOf(p).groups[1]}. Which row has the biggest difference between its two numbers?`,
  figure: (p) => ({
    kind: 'table',
    title: storyOf(p).title,
    alt: `A table: ${storyOf(p).title}. ${storyOf(p)
      .rows.map((name, i) => `${name}: ${storyOf(p).groups[0]} ${p.a[i]}, ${storyOf(p).groups[1]} ${p.b[i]}.`)
      .join(' ')}`,
    head: ['', ...storyOf(p).groups],
    rowHeads: true,
    rows: storyOf(p).rows.map((name, i) => [name, String(p.a[i]), String(p.b[i])]),
  }),
  answer: (p) => ({ kind: 'choice', model: row(p, widest(p)) }),
  correctChoice: (p) => row(p, widest(p)),
  steps: (p) => [
    ...storyOf(p).rows.map((name, i) => {
      const [high, low] = [Math.max(p.a[i] ?? 0, p.b[i] ?? 0), Math.min(p.a[i] ?? 0, p.b[i] ?? 0)];
      return step(
        'identity',
        `${high}-${low}=${high - low}`,
        `${name}: take the smaller number from the larger one.`,
        'Find the difference in each row.',
        `How far apart are the two numbers in row ${i + 1}?`,
      );
    }),
    result(
      `\\text{${row(p, widest(p))}}`,
      'This row has the largest difference.',
      'Compare the differences.',
      'Which difference is the largest?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'reads-one-column-only',
      compute: (p) => row(p, oneHigh(p)),
      firstWrongStep: 0,
      feedback: (p) =>
        `That row has the largest number in one column. Compare ${storyOf(p).groups[0]} with ${storyOf(p).groups[1]}.`,
    },
    {
      misconceptionId: 'adds-instead-of-subtracting',
      compute: (p) => row(p, tallest(p)),
      firstWrongStep: 0,
      feedback: () => 'That row has the largest total. How far apart are its two numbers?',
    },
  ],
  confirm(p) {
    const sorted = storyOf(p)
      .rows.map((name, i) => ({ name, gap: ((p.a[i] ?? 0) - (p.b[i] ?? 0)) ** 2 }))
      .sort((x, y) => y.gap - x.gap);
    return { kind: 'one-of', texts: [sorted[0]?.name ?? ''] };
  },
  examples: [
    { seed: 's1', input: 'Walk', verdict: 'correct' },
    { seed: 's2', input: 'Bus', verdict: 'correct' },
    { seed: 's1', input: 'Bike', verdict: 'wrong', misconceptionId: 'reads-one-column-only' },
    { seed: 's1', input: 'Bus', verdict: 'wrong', misconceptionId: 'adds-instead-of-subtracting' },
  ],
});

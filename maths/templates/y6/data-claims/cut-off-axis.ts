import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { equal, start } from '../../worked-line';

interface Params {
  story: number;
  low: number;
  more: number;
  from: number;
  name: string;
}
const stories = [
  { who: ['Team Red', 'Team Blue'], what: 'points' },
  { who: ['Brand X', 'Brand Y'], what: 'sales' },
  { who: ['North School', 'South School'], what: 'students' },
  { who: ['Monday', 'Tuesday'], what: 'visitors' },
] as const;
const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const high = (p: Params) => p.low + p.more;
const looks = (p: Params) => (high(p) - p.from) / (p.low - p.from);
const words: Record<number, string> = { 2: 'twice', 3: 'three times', 4: 'four times', 5: 'five times' };

export const cutOffAxis = defineTemplate<Params>({
  id: 'y6/data-claims/cut-off-axis',
  version: 2,
  topicId: '99-compare-data-media-claims',
  years: [6, 7],
  difficulty: 'NORMAL',
  strategy: 'check-where-the-axis-begins',
  calculator: false,
  title: 'A graph that doesn’t start at zero',
  params: (random) =>
    drawUntil(
      () => {
        const [unit, times] = [5 * random.int(1, 4), random.int(2, 5)];
        const from = 10 * random.int(8, 40);
        return {
          story: random.int(0, stories.length - 1),
          name: random.pick(firstNames),
          from,
          low: from + unit,
          more: unit * (times - 1),
        };
      },
      (p) => p.more !== p.from && p.more < p.low / 2,
    ),
  prompt: (p) =>
    `A poster shows two columns. ${storyOf(p).who[0]} has ${p.low} ${storyOf(p).what} and ${storyOf(p).who[1]} has ${high(p)}. The scale starts at ${p.from}, so one column looks ${words[looks(p)]} as tall as the other. ${p.name} checks the numbers. How many more ${storyOf(p).what} does the taller column really show?`,
  figure: (p) => ({
    kind: 'table',
    title: `The scale starts at ${p.from}`,
    alt: `A table of the numbers on the poster. ${storyOf(p).who[0]}: ${p.low}. ${storyOf(p).who[1]}: ${high(p)}. The scale starts at ${p.from}.`,
    head: ['', storyOf(p).what],
    rowHeads: true,
    rows: [
      [storyOf(p).who[0], String(p.low)],
      [storyOf(p).who[1], String(high(p))],
    ],
  }),
  answer: (p) => ({ kind: 'number', model: `${p.more}`, forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    step(
      'identity',
      `(${high(p)}-${p.from})\\div(${p.low}-${p.from})=${looks(p)}`,
      'One column looks so much taller because the graph only shows the part above the start of the scale.',
      'How tall are the columns above the start of the scale?',
      'What has been cut off below the columns?',
    ),
    start(
      `${high(p)}-${p.low}`,
      'The numbers are true, whatever the columns look like.',
      'Use the numbers, not the heights.',
      'Why can heights be misleading when the scale doesn’t start at zero?',
    ),
    equal(
      `${p.more}`,
      'That’s how many more.',
      'Subtract the smaller number from the larger one.',
      `Is that really ${words[looks(p)]} as many?`,
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'picture-for-values',
      compute: (p) => `${p.low * (looks(p) - 1)}`,
      firstWrongStep: 1,
      feedback: (p) =>
        `You read it as ${words[looks(p)]} as many. The scale starts at ${p.from}, so the heights don’t show how many.`,
    },
    {
      misconceptionId: 'reads-one-column-only',
      compute: (p) => `${high(p)}`,
      firstWrongStep: 1,
      feedback: () => 'That’s just the taller column. How many more is it than the other?',
    },
    {
      misconceptionId: 'adds-instead-of-subtracting',
      compute: (p) => `${high(p) + p.low}`,
      firstWrongStep: 1,
      feedback: () => 'You added them. The question asks how many more.',
    },
  ],
  confirm(p) {
    let more = 0;
    while (p.low + more < p.from + (p.low - p.from) * looks(p) - 1e-9) more += 1;
    return { kind: 'values', values: [more] };
  },
  examples: [
    { seed: 's1', input: '30', verdict: 'correct' },
    { seed: 's2', input: '20', verdict: 'correct' },
    { seed: 's3', input: '400', verdict: 'wrong', misconceptionId: 'picture-for-values' },
    { seed: 's4', input: '230', verdict: 'wrong', misconceptionId: 'reads-one-column-only' },
    { seed: 's5', input: '615', verdict: 'wrong', misconceptionId: 'adds-instead-of-subtracting' },
    { seed: 's3', input: '40/2', verdict: 'wrong-form' },
  ],
});

import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

interface Params {
  person: string;
  colours: string[];
  counts: number[];
  up: boolean;
}

const byCount = (p: Params) =>
  p.colours.map((colour, i) => ({ colour, count: p.counts[i] ?? 0 })).sort((a, b) => a.count - b.count);
const names = (list: { colour: string }[]) => list.map(({ colour }) => colour).join(', ');
const right = (p: Params) => names(p.up ? byCount(p) : byCount(p).reverse());
const swapped = (p: Params) => names(p.up ? byCount(p).reverse() : byCount(p));

export const orderTheColours = defineTemplate<Params>({
  id: 'y4/likelihood/order-the-colours',
  version: 1,
  topicId: '61-order-by-likelihood',
  years: [4],
  difficulty: 'EASY',
  strategy: 'order-by-count',
  calculator: false,
  title: 'Put colours in order of chance',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        colours: random.shuffle(['red', 'blue', 'green', 'yellow', 'white', 'black']).slice(0, 3),
        counts: [random.int(1, 9), random.int(1, 9), random.int(1, 9)],
        up: random.chance(),
      }),
      (p) => new Set(p.counts).size === 3 && p.colours.join(', ') !== right(p) && p.colours.join(', ') !== swapped(p),
    ),
  prompt: (p) =>
    `${p.person} takes a ball from this bag without looking. Put the colours in order from ${p.up ? 'least likely to most likely' : 'most likely to least likely'}.`,
  figure: (p) => ({
    kind: 'bag',
    alt: `A bag of balls: ${p.colours.map((colour, i) => `${p.counts[i]} ${colour}`).join(', ')}.`,
    balls: p.colours.map((colour, i) => ({
      tone: (['a', 'b', 'c'] as const)[i] ?? 'none',
      count: p.counts[i] ?? 0,
      label: colour,
    })),
  }),
  answer: (p) => ({ kind: 'choice', model: right(p) }),
  correctChoice: (p) => right(p),
  steps: (p) => [
    step(
      'identity',
      `${p.counts.join('+')}=${p.counts.reduce((a, b) => a + b, 0)}`,
      'Every ball in the bag has the same chance of being picked.',
      'Count the balls of each colour.',
      'Which colours could come out of the bag?',
    ),
    step(
      'start',
      byCount(p)
        .map(({ count }) => count)
        .join('<'),
      'The more balls there are of a colour, the more likely it is.',
      'Put the numbers in order.',
      'Which colour has the fewest balls?',
    ),
    step(
      'result',
      `\\text{${right(p)}}`,
      p.up ? 'Start with the colour that has the fewest balls.' : 'Start with the colour that has the most balls.',
      'Read the question again. Which colour comes first?',
      'Does your list start at the right end?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'order-reversed',
      compute: (p) => swapped(p),
      firstWrongStep: 2,
      feedback: (p) =>
        p.up ? 'Your list starts with the most likely colour.' : 'Your list starts with the least likely colour.',
    },
    {
      misconceptionId: 'all-outcomes-equally-likely',
      compute: () => 'all the same',
      firstWrongStep: 0,
      feedback: () => 'The colours don’t have the same number of balls. Which ones come out more often?',
    },
    {
      misconceptionId: 'parts-in-written-order',
      compute: (p) => p.colours.join(', '),
      firstWrongStep: 1,
      feedback: () => 'You listed the colours in the order shown. Compare how many balls there are.',
    },
  ],
  confirm: (p) => {
    // Takes each ball out once and keeps a tally.
    const bag = p.colours.flatMap((colour, i) => Array.from({ length: p.counts[i] ?? 0 }, () => colour));
    const tally = new Map<string, number>();
    for (const colour of bag) tally.set(colour, (tally.get(colour) ?? 0) + 1);
    const order = [...tally].sort((a, b) => (p.up ? a[1] - b[1] : b[1] - a[1])).map(([colour]) => colour);
    return { kind: 'one-of', texts: [order.join(', ')] };
  },
  examples: [
    { seed: 's1', input: 'black, yellow, blue', verdict: 'correct' },
    { seed: 's2', input: 'green, red, blue', verdict: 'wrong', misconceptionId: 'order-reversed' },
    { seed: 's3', input: 'all the same', verdict: 'wrong', misconceptionId: 'all-outcomes-equally-likely' },
    { seed: 's4', input: 'black, white, red', verdict: 'wrong', misconceptionId: 'parts-in-written-order' },
    { seed: 's9', input: 'green, red, blue', verdict: 'correct' },
  ],
});

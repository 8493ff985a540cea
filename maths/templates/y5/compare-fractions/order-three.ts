import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { type Fraction, fractionLatex, greatestCommonFactor } from '../../primary/fractions';
import { step } from '../../primary/step';

interface Params {
  /** Three fractions; the third bottom number is a multiple of the others. */
  fractions: [Fraction, Fraction, Fraction];
  listed: number[];
  story: number;
}

const bottoms: [number, number, number][] = [
  [2, 3, 6],
  [3, 4, 12],
  [2, 5, 10],
  [4, 6, 12],
  [3, 6, 12],
  [2, 4, 8],
  [2, 3, 12],
  [5, 2, 10],
  [3, 5, 15],
  [4, 5, 20],
  [2, 7, 14],
  [2, 8, 16],
  [3, 8, 24],
  [4, 8, 16],
  [2, 6, 12],
];
const stories: ((list: string) => string)[] = [
  (l) => `Three jugs are ${l} full. Put the fractions in order.`,
  (l) => `Three friends have read ${l} of the same book. Put the fractions in order.`,
  (l) => `Three walking tracks are ${l} of a kilometre long. Put the fractions in order.`,
  (l) => `Three phone batteries are ${l} full. Put the fractions in order.`,
];

const common = ({ fractions }: Params) => fractions[2].bottom;
const partsOf = (p: Params, f: Fraction) => (f.top * common(p)) / f.bottom;
const row = (fractions: readonly Fraction[]) => `$${fractions.map(fractionLatex).join(',\\ ')}$`;
const ordered = (p: Params) => [...p.fractions].sort((a, b) => partsOf(p, a) - partsOf(p, b));
const byBottom = (p: Params) => [...p.fractions].sort((a, b) => a.bottom - b.bottom);
const byTop = (p: Params) => [...p.fractions].sort((a, b) => a.top - b.top);
const reversed = (p: Params) => ordered(p).reverse();
/** As the prompt lists them: never in order. */
const asListed = (p: Params) => p.listed.map((i) => p.fractions[i] as Fraction);

export const orderThree = defineTemplate<Params>({
  id: 'y5/compare-fractions/order-three',
  version: 1,
  topicId: '64-compare-fractions-mixed',
  years: [5, 6],
  difficulty: 'HARD',
  strategy: 'order-by-common-parts',
  calculator: false,
  title: 'Put three fractions in order',
  params: (random) =>
    drawUntil(
      () => {
        const fractions = random.pick(bottoms).map((bottom) => ({ top: random.int(1, bottom - 1), bottom }));
        return {
          fractions: fractions as [Fraction, Fraction, Fraction],
          listed: random.shuffle([0, 1, 2]),
          story: random.int(0, stories.length - 1),
        };
      },
      (p) =>
        p.fractions.every((f) => greatestCommonFactor(f.top, f.bottom) === 1) &&
        new Set(p.fractions.map((f) => partsOf(p, f))).size === 3 &&
        new Set([ordered(p), byBottom(p), reversed(p)].map(row)).size === 3 &&
        row(asListed(p)) !== row(ordered(p)),
    ),
  prompt: (p) => {
    const [a, b, c] = asListed(p).map((f) => `$${fractionLatex(f)}$`);
    return `${stories[p.story]?.(`${a}, ${b} and ${c}`)} Start with the smallest.`;
  },
  answer: (p) => ({ kind: 'choice', model: row(ordered(p)) }),
  correctChoice: (p) => row(ordered(p)),
  steps: (p) => [
    ...p.fractions
      .filter((f) => f.bottom !== common(p))
      .map((f) =>
        step(
          'identity',
          `${fractionLatex(f)}=\\frac{${partsOf(p, f)}}{${common(p)}}`,
          `Cut each part into ${common(p) / f.bottom} to make ${common(p)} parts.`,
          `Write $${fractionLatex(f)}$ with a denominator of ${common(p)}.`,
          `How many times does ${f.bottom} go into ${common(p)}?`,
        ),
      ),
    step(
      'start',
      ordered(p)
        .map((f) => partsOf(p, f))
        .join('<'),
      'All the parts are the same size now, so order by how many there are.',
      'Compare the numerators of the new fractions.',
      'Which fraction has the fewest parts of this size?',
    ),
    step(
      'result',
      row(ordered(p)).replaceAll('$', ''),
      'The original fractions go in the same order.',
      'Write the fractions in the order of their parts.',
      'Which one comes first?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'larger-denominator-larger-fraction',
      compute: (p) => row(byBottom(p)),
      firstWrongStep: 0,
      feedback: () => 'You ordered by the denominators. A larger denominator means smaller parts.',
    },
    {
      misconceptionId: 'larger-numbers-larger-fraction',
      compute: (p) => {
        const told = new Set(p.fractions.map((f) => f.top)).size === 3;
        const taken = [ordered(p), byBottom(p), reversed(p)].map(row);
        return told && !taken.includes(row(byTop(p))) ? row(byTop(p)) : null;
      },
      firstWrongStep: 0,
      feedback: () => 'You ordered by the numerators. They count parts that aren’t the same size.',
    },
    {
      misconceptionId: 'order-reversed',
      compute: (p) => row(reversed(p)),
      firstWrongStep: 3,
      feedback: () => 'Your order starts at the wrong end. Check which one comes first.',
    },
  ],
  confirm: (p) => {
    const decimals = p.fractions.map((f) => ({ f, value: f.top / f.bottom })).sort((a, b) => a.value - b.value);
    return { kind: 'one-of', texts: [row(decimals.map(({ f }) => f))] };
  },
  examples: [
    { seed: 's1', input: '$\\frac{4}{15},\\ \\frac{1}{3},\\ \\frac{4}{5}$', verdict: 'correct' },
    {
      seed: 's2',
      input: '$\\frac{1}{2},\\ \\frac{2}{3},\\ \\frac{1}{6}$',
      verdict: 'wrong',
      misconceptionId: 'larger-denominator-larger-fraction',
    },
    {
      seed: 's23',
      input: '$\\frac{1}{4},\\ \\frac{2}{3},\\ \\frac{5}{12}$',
      verdict: 'wrong',
      misconceptionId: 'larger-numbers-larger-fraction',
    },
    {
      seed: 's24',
      input: '$\\frac{3}{4},\\ \\frac{1}{3},\\ \\frac{1}{12}$',
      verdict: 'wrong',
      misconceptionId: 'order-reversed',
    },
    { seed: 's9', input: '$\\frac{3}{8},\\ \\frac{1}{2},\\ \\frac{15}{16}$', verdict: 'correct' },
  ],
});

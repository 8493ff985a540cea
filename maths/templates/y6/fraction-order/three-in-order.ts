import { defineTemplate } from '../../format';
import { gcd } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { result, unlessRight } from '../../worked-line';

interface Fraction {
  top: number;
  bottom: number;
}
interface Params {
  story: number;
  shown: Fraction[];
  common: number;
}
const stories = [
  (list: string) => `Three jugs hold ${list} of a litre. Which list goes from least to most?`,
  (list: string) => `Three friends have read ${list} of the same book. Which list goes from least to most?`,
  (list: string) => `Three ribbons are ${list} of a metre long. Which list goes from shortest to longest?`,
] as const;
const tex = (f: Fraction) => `\\frac{${f.top}}{${f.bottom}}`;
const scaled = (p: Params, f: Fraction) => (f.top * p.common) / f.bottom;
const option = (list: Fraction[]) => `$${list.map(tex).join(',\\ ')}$`;
const sorted = (p: Params, by: (f: Fraction) => number) => [...p.shown].sort((a, b) => by(a) - by(b));
const right = (p: Params) => sorted(p, (f) => scaled(p, f));
const families: [number, number[]][] = [
  [12, [3, 4, 6]],
  [12, [2, 3, 4]],
  [24, [4, 6, 8]],
  [24, [3, 6, 8]],
  [20, [4, 5, 10]],
  [30, [5, 6, 10]],
  [12, [4, 6, 12]],
];

export const threeInOrder = defineTemplate<Params>({
  id: 'y6/fraction-order/three-in-order',
  version: 1,
  topicId: '84-order-common-fractions',
  years: [6, 7],
  difficulty: 'NORMAL',
  strategy: 'common-denominator-order',
  calculator: false,
  title: 'Put three fractions in order',
  params: (random) =>
    drawUntil(
      () => {
        const [common, bottoms] = random.pick(families);
        const shown = random.shuffle(bottoms).map((bottom) => ({ bottom, top: random.int(1, bottom - 1) }));
        return { story: random.int(0, stories.length - 1), shown, common };
      },
      (p) => {
        const sizes = p.shown.map((f) => scaled(p, f));
        return (
          new Set(sizes).size === 3 &&
          option(sorted(p, (f) => f.bottom)) !== option(right(p)) &&
          new Set(p.shown.map((f) => f.top)).size === 3 &&
          Math.max(...sizes) - Math.min(...sizes) <= p.common / 2 &&
          p.shown.every((f) => gcd(f.top, f.bottom) === 1)
        );
      },
    ),
  prompt: (p) =>
    (stories[p.story] ?? stories[0])(
      `$${p.shown.slice(0, 2).map(tex).join('$, $')}$ and $${p.shown.slice(2).map(tex).join()}$`,
    ),
  answer: (p) => ({ kind: 'choice', model: option(right(p)) }),
  correctChoice: (p) => option(right(p)),
  steps: (p) => [
    ...p.shown.map((f) =>
      step(
        'identity',
        `${tex(f)}=\\frac{${scaled(p, f)}}{${p.common}}`,
        `Multiply the numerator and the denominator by ${p.common / f.bottom}.`,
        `Find a number that all three denominators divide into. You can use ${p.common}.`,
        `How many of the ${p.common} parts is this fraction?`,
      ),
    ),
    result(
      right(p).map(tex).join(',\\ '),
      'When the denominators are the same, the numerators tell you the order.',
      'Compare the numerators over the same denominator.',
      'Which has the fewest equal parts?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'larger-denominator-larger-fraction',
      compute: (p) => unlessRight(option(sorted(p, (f) => f.bottom)), option(right(p))),
      firstWrongStep: 3,
      feedback: () => 'This list goes by the denominators. More parts in a whole means smaller parts.',
    },
    {
      misconceptionId: 'larger-numbers-larger-fraction',
      compute: (p) => unlessRight(option(sorted(p, (f) => f.top)), option(right(p))),
      firstWrongStep: 3,
      feedback: () => 'This list goes by the numerators. They count parts of different sizes.',
    },
    {
      misconceptionId: 'order-reversed',
      compute: (p) => option(right(p).reverse()),
      firstWrongStep: 3,
      feedback: () => 'This list starts at the wrong end. Check which end comes first.',
    },
  ],
  confirm: (p) => ({
    kind: 'one-of',
    texts: [option([...p.shown].sort((a, b) => a.top / a.bottom - b.top / b.bottom))],
  }),
  examples: [
    { seed: 's1', input: '$\\frac{2}{5},\\ \\frac{3}{4},\\ \\frac{9}{10}$', verdict: 'correct' },
    { seed: 's2', input: '$\\frac{1}{6},\\ \\frac{5}{8},\\ \\frac{2}{3}$', verdict: 'correct' },
    {
      seed: 's1',
      input: '$\\frac{3}{4},\\ \\frac{2}{5},\\ \\frac{9}{10}$',
      verdict: 'wrong',
      misconceptionId: 'larger-denominator-larger-fraction',
    },
    {
      seed: 's2',
      input: '$\\frac{1}{6},\\ \\frac{2}{3},\\ \\frac{5}{8}$',
      verdict: 'wrong',
      misconceptionId: 'larger-numbers-larger-fraction',
    },
    {
      seed: 's1',
      input: '$\\frac{9}{10},\\ \\frac{3}{4},\\ \\frac{2}{5}$',
      verdict: 'wrong',
      misconceptionId: 'order-reversed',
    },
  ],
});

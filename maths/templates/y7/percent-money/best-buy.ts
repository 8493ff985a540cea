import { defineTemplate } from '../../format';
import { rounded } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { result, start } from '../../worked-line';

interface Pack {
  count: number;
  /** Cents for one item. */
  each: number;
}

interface Params {
  story: number;
  packs: [Pack, Pack, Pack];
}

const stories = ['tennis balls', 'batteries', 'light globes', 'muesli bars', 'rolls of tape', 'glue sticks'] as const;

const thing = (p: Params) => stories[p.story] ?? stories[0];
const cents = (pack: Pack) => pack.count * pack.each;
const dollars = (value: number) => (value % 100 === 0 ? `${value / 100}` : rounded(value / 100, 2));
const text = (pack: Pack) => `${pack.count} for \\$${dollars(cents(pack))}`;
const least = (p: Params, size: (pack: Pack) => number) => [...p.packs].sort((a, b) => size(a) - size(b))[0] as Pack;
const best = (p: Params) => least(p, (pack) => pack.each);
const unlessBest = (p: Params, pack: Pack) => (pack === best(p) ? null : text(pack));

export const bestBuy = defineTemplate<Params>({
  id: 'y7/percent-money/best-buy',
  version: 1,
  topicId: '108-percent-and-money-modelling',
  years: [7, 8],
  difficulty: 'NORMAL',
  strategy: 'price-of-one',
  calculator: true,
  title: 'Which pack is the best buy?',
  params: (random) =>
    drawUntil(
      () => {
        const [small, middle, large] = random.pick([
          [3, 4, 6],
          [4, 6, 10],
          [2, 5, 8],
          [3, 5, 10],
          [4, 8, 12],
        ] as const);
        const pack = (count: number): Pack => ({ count, each: random.int(12, 48) * 5 });
        return {
          story: random.int(0, stories.length - 1),
          packs: [pack(small), pack(middle), pack(large)] as [Pack, Pack, Pack],
        };
      },
      ({ packs: [small, middle, large] }) =>
        // The middle pack is the best, so that neither the lowest price nor the largest pack is.
        middle.each < large.each &&
        large.each < small.each &&
        small.each < middle.each * 1.4 &&
        cents(small) < cents(middle) &&
        cents(middle) < cents(large),
    ),
  prompt: (p) =>
    `A shop sells packs of ${thing(p)}: ${p.packs.map(text).join(', ')}. Which pack has the lowest price per item?`,
  answer: (p) => ({ kind: 'choice', model: text(best(p)) }),
  correctChoice: (p) => text(best(p)),
  steps: (p) => [
    ...p.packs.map((pack, place) => ({
      ...start(
        `${dollars(cents(pack))}\\div ${pack.count}=${dollars(pack.each)}`,
        `In the pack of ${pack.count}, each item costs \\$${rounded(pack.each / 100, 2)}.`,
        `Divide the price of the ${['first', 'second', 'third'][place] ?? ''} pack by its number of items.`,
        'How much does one item in this pack cost?',
      ),
      relation: 'identity' as const,
    })),
    result(
      dollars(best(p).each),
      `The pack of ${best(p).count} has the lowest price per item.`,
      'Compare the three prices per item.',
      'Which pack has the cheapest items?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'cheapest-price-is-best',
      compute: (p) => unlessBest(p, least(p, cents)),
      firstWrongStep: 3,
      feedback: () => 'This pack has the lowest price, but you also get fewer. What does one item cost?',
    },
    {
      misconceptionId: 'largest-pack-is-best',
      compute: (p) =>
        unlessBest(
          p,
          least(p, (pack) => -pack.count),
        ),
      firstWrongStep: 3,
      feedback: () => 'The biggest pack isn’t always the best value. What does one item in it cost?',
    },
  ],
  confirm(p) {
    // Buy the same number from each pack, and compare what is paid.
    const many = p.packs.reduce((product, pack) => product * pack.count, 1);
    const paid = p.packs.map((pack) => (many / pack.count) * cents(pack));
    const winner = p.packs[paid.indexOf(Math.min(...paid))];
    return { kind: 'one-of', texts: winner === undefined ? [] : [text(winner)] };
  },
  examples: [
    { seed: 's1', input: '5 for \\$8.25', verdict: 'correct' },
    { seed: 's2', input: '8 for \\$12.80', verdict: 'correct' },
    { seed: 's1', input: '3 for \\$6.45', verdict: 'wrong', misconceptionId: 'cheapest-price-is-best' },
    { seed: 's1', input: '10 for \\$20', verdict: 'wrong', misconceptionId: 'largest-pack-is-best' },
  ],
});

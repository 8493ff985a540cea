import { defineTemplate } from '../../format';
import { digitsFromOnes, fromOnes } from '../../primary/digits';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { otherThan } from '../../y1/shared/other-than';

interface Params {
  more: number;
  fewer: number;
  first: string;
  second: string;
  deed: Deed;
}

interface Deed {
  past: string;
  base: string;
  things: string;
}

const deeds: Deed[] = [
  { past: 'collected', base: 'collect', things: 'shells' },
  { past: 'scored', base: 'score', things: 'points' },
  { past: 'counted', base: 'count', things: 'birds' },
  { past: 'picked', base: 'pick', things: 'mangoes' },
  { past: 'folded', base: 'fold', things: 'paper cranes' },
  { past: 'laid', base: 'lay', things: 'bricks' },
];

/** Jumps from the smaller number to the next hundred, and from there to the larger one. */
const nextHundred = ({ fewer }: Params) => Math.ceil(fewer / 100) * 100;

export const howManyMore = defineTemplate<Params>({
  id: 'y3/add-subtract-3-digit/how-many-more',
  version: 1,
  topicId: '30-add-and-subtract-3-digit',
  years: [3],
  difficulty: 'HARD',
  strategy: 'count-up-to-compare',
  calculator: false,
  title: 'How many more?',
  params: (random) => {
    const [first = 'Mei', second = 'Noah'] = random.shuffle(people);
    const deed = random.pick(deeds);
    return drawUntil(
      () => ({ more: random.int(312, 694), fewer: random.int(123, 388), first, second, deed }),
      ({ more, fewer }) =>
        more + fewer < 1000 &&
        more - fewer > 40 &&
        more % 10 < fewer % 10 &&
        more > Math.ceil(fewer / 100) * 100 + 5 &&
        more % 100 > 0,
    );
  },
  prompt: (p) =>
    `${p.first} ${p.deed.past} ${p.more} ${p.deed.things}. ${p.second} ${p.deed.past} ${p.fewer} ${p.deed.things}. ` +
    `How many more ${p.deed.things} did ${p.first} ${p.deed.base} than ${p.second}?`,
  answer: (p) => ({ kind: 'number', model: String(p.more - p.fewer), forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    step(
      'start',
      `${p.more}-${p.fewer}`,
      '“How many more” means the gap between the two numbers.',
      'Are we adding the groups or comparing them?',
      'What does “how many more” mean?',
    ),
    step(
      'equal',
      `(${nextHundred(p)}-${p.fewer})+(${p.more}-${nextHundred(p)})`,
      `Count up in two jumps. Stop at ${nextHundred(p)} on the way.`,
      `Start at ${p.fewer}. Which hundred comes next?`,
      'Where would you stop on the way up?',
    ),
    step(
      'equal',
      `${nextHundred(p) - p.fewer}+${p.more - nextHundred(p)}`,
      'Work out each jump.',
      'How big is each jump?',
      `How far is it from ${p.fewer} to the stop?`,
    ),
    step(
      'equal',
      String(p.more - p.fewer),
      'The two jumps make the gap.',
      'Add the two jumps.',
      'How much are the two jumps together?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'adds-instead-of-subtracting',
      compute: (p) => String(p.more + p.fewer),
      firstWrongStep: 0,
      feedback: (p) =>
        `You found how many ${p.first} and ${p.second} have together. How many more does ${p.first} have?`,
    },
    {
      misconceptionId: 'smaller-from-larger',
      compute: (p) => {
        const bottom = digitsFromOnes(p.fewer);
        return String(fromOnes(digitsFromOnes(p.more).map((digit, place) => Math.abs(digit - (bottom[place] ?? 0)))));
      },
      firstWrongStep: 1,
      feedback: (p) => `You can’t take ${p.fewer % 10} ones from ${p.more % 10}. Trade a ten, or count up.`,
    },
    {
      misconceptionId: 'forgets-to-trade-down',
      compute: (p) => {
        const bottom = digitsFromOnes(p.fewer);
        const columns = digitsFromOnes(p.more).map((digit, place) => (digit + 10 - (bottom[place] ?? 0)) % 10);
        return otherThan(p.more - p.fewer, fromOnes(columns));
      },
      firstWrongStep: 1,
      feedback: () => 'When you trade, the next column has one less. Check each column again.',
    },
  ],
  confirm: (p) => {
    let gap = 0;
    while (p.fewer + gap < p.more) gap += 1;
    return { kind: 'values', values: [gap] };
  },
  examples: [
    { seed: 's1', input: '285', verdict: 'correct' },
    { seed: 's2', input: '805', verdict: 'wrong', misconceptionId: 'adds-instead-of-subtracting' },
    { seed: 's3', input: '221', verdict: 'wrong', misconceptionId: 'smaller-from-larger' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});

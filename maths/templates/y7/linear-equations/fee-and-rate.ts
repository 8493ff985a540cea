import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { fractionText } from '../../number-text';
import { equivalent, start, unlessRight } from '../../worked-line';

interface Params {
  name: string;
  story: number;
  fee: number;
  rate: number;
  hours: number;
}

const stories = [
  {
    what: 'hires a kayak',
    fee: 'a booking fee of',
    each: 'per hour',
    count: 'hours',
    ask: 'For how many hours was the kayak hired?',
  },
  {
    what: 'hires a surfboard',
    fee: 'an insurance fee of',
    each: 'per hour',
    count: 'hours',
    ask: 'For how many hours was the surfboard hired?',
  },
  {
    what: 'hires a trailer',
    fee: 'a cleaning fee of',
    each: 'per hour',
    count: 'hours',
    ask: 'For how many hours was the trailer hired?',
  },
  {
    what: 'joins a climbing gym',
    fee: 'a joining fee of',
    each: 'per visit',
    count: 'visits',
    ask: 'How many visits did that pay for?',
  },
  {
    what: 'orders printed caps for the netball club',
    fee: 'a set-up fee of',
    each: 'per cap',
    count: 'caps',
    ask: 'How many caps were ordered?',
  },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const total = (p: Params) => p.fee + p.rate * p.hours;

export const feeAndRate = defineTemplate<Params>({
  id: 'y7/linear-equations/fee-and-rate',
  version: 2,
  topicId: '111-linear-equations-natural-solutions',
  years: [7, 8],
  difficulty: 'NORMAL',
  strategy: 'equation-from-a-story',
  calculator: false,
  title: 'A fee and a rate',
  params(random) {
    const rate = random.int(6, 20);
    const fee = random.int(2, 9) * 5;
    const story = random.int(0, stories.length - 1);
    return { name: random.pick(firstNames), story, fee, rate, hours: random.int(3, 12) };
  },
  prompt(p) {
    const { what, fee, each, ask } = storyOf(p);
    return `${p.name} ${what}. There is ${fee} \\$${p.fee}, and then it costs \\$${p.rate} ${each}. The total is \\$${total(p)}. ${ask}`;
  },
  answer: (p) => ({
    kind: 'number',
    model: `${p.hours}`,
    variable: 'n',
    unit: storyOf(p).count === 'hours' ? 'h' : undefined,
    forms: [{ kind: 'whole-number' }],
  }),
  steps: (p) => [
    start(
      `${p.rate}n+${p.fee}=${total(p)}`,
      `Let $n$ be the number of ${storyOf(p).count}. The total is the rate times $n$, plus the fee once.`,
      `Call the number of ${storyOf(p).count} $n$ and write the total in terms of $n$.`,
      'Which amount is paid only once, and which is paid again and again?',
    ),
    equivalent(
      `${p.rate}n=${total(p) - p.fee}`,
      `Subtract the fee of \\$${p.fee} from both sides.`,
      'Take away the part that’s only paid once.',
      'How much of the total is left after you take off the fee?',
    ),
    equivalent(
      `n=${p.hours}`,
      `Divide both sides by the rate of \\$${p.rate}.`,
      'Divide what’s left by the rate.',
      'How many times does the rate go into what’s left?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'joins-unlike-terms',
      compute: (p) => unlessRight(fractionText(total(p), p.rate + p.fee), `${p.hours}`),
      firstWrongStep: 0,
      feedback: (p) => `The \\$${p.fee} is only paid once, so you can’t combine it with the \\$${p.rate}.`,
    },
    {
      misconceptionId: 'undoes-with-same-operation',
      compute: (p) => fractionText(total(p) + p.fee, p.rate),
      firstWrongStep: 1,
      feedback: (p) => `The total already includes the \\$${p.fee}. How do you take it out?`,
    },
    {
      misconceptionId: 'fixed-part-ignored',
      compute: (p) => unlessRight(fractionText(total(p), p.rate), `${p.hours}`),
      firstWrongStep: 1,
      feedback: (p) => `You divided the whole total. Take off the \\$${p.fee} first, because it’s only paid once.`,
    },
  ],
  confirm(p) {
    // Pay the fee, then count payments until the total is reached.
    let [paid, count] = [p.fee, 0];
    while (paid < total(p)) {
      paid += p.rate;
      count += 1;
    }
    return { kind: 'values', values: [count] };
  },
  examples: [
    { seed: 's1', input: '5', verdict: 'correct' },
    { seed: 's2', input: 'n=12', verdict: 'correct' },
    { seed: 's3', input: '40/13', verdict: 'wrong', misconceptionId: 'joins-unlike-terms' },
    { seed: 's4', input: '34/3', verdict: 'wrong', misconceptionId: 'undoes-with-same-operation' },
  ],
});

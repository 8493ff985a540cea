import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { gcd } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

interface Params {
  name: string;
  top: number;
  bottom: number;
  trials: number;
  more: number;
  colour: number;
}
const colours = ['red', 'blue', 'green', 'yellow', 'purple'] as const;
const expected = (p: Params) => (p.trials * p.top) / p.bottom;

export const moreThanExpected = defineTemplate<Params>({
  id: 'y6/probability/more-than-expected',
  version: 2,
  topicId: '100-probability-0-to-1',
  years: [6, 7],
  difficulty: 'HARD',
  strategy: 'expected-against-observed',
  calculator: false,
  title: 'Expected and observed',
  params: (random) =>
    drawUntil(
      () => ({
        name: random.pick(firstNames),
        top: random.int(1, 4),
        bottom: random.pick([4, 5, 6, 8, 10]),
        trials: 40 * random.int(2, 12),
        more: random.int(4, 19),
        colour: random.int(0, colours.length - 1),
      }),
      (p) =>
        p.top < p.bottom / 2 &&
        gcd(p.top, p.bottom) === 1 &&
        Number.isInteger(expected(p)) &&
        expected(p) > p.more &&
        ![p.top, p.bottom].includes(p.more) &&
        expected(p) !== 2 * p.more,
    ),
  prompt: (p) =>
    `A spinner has ${p.bottom} equal parts, and ${p.top} of them ${p.top === 1 ? 'is' : 'are'} ${colours[p.colour]}. ${p.name} spins it ${p.trials} times and gets ${colours[p.colour]} ${expected(p) + p.more} times. How far above the expected number is that?`,
  figure: (p) => ({
    kind: 'spinner',
    alt: `A spinner with ${p.bottom} equal parts. ${p.top} ${p.top === 1 ? 'is' : 'are'} ${colours[p.colour]}. The others are white.`,
    sectors: Array.from({ length: p.bottom }, (_, i) => ({
      label: i < p.top ? (colours[p.colour] ?? '') : 'white',
      share: 1 / p.bottom,
      tone: i < p.top ? ('a' as const) : ('none' as const),
    })),
  }),
  answer: (p) => ({ kind: 'number', model: `${p.more}`, forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `\\frac{${p.top}}{${p.bottom}}\\times ${p.trials}`,
      'The expected number is this fraction of all the spins.',
      'What fraction of the spins do you expect?',
      'What is the probability for one spin?',
    ),
    equal(
      `${expected(p)}`,
      'That’s the expected number.',
      `First share ${p.trials} into ${p.bottom} equal parts.`,
      'How many times is that?',
    ),
    start(
      `${expected(p) + p.more}-${expected(p)}`,
      'Compare what happened with what you’d expect.',
      'Which of the two numbers is larger?',
      'Do results have to match exactly?',
    ),
    equal(`${p.more}`, 'Subtract.', 'Find the difference.', 'Is that a big difference for that many spins?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => `${expected(p)}`,
      firstWrongStep: 2,
      feedback: () => 'That’s the expected number. How far is the result from it?',
    },
    {
      misconceptionId: 'complement-not-taken',
      compute: (p) => `${Math.abs(p.trials - expected(p) - (expected(p) + p.more))}`,
      firstWrongStep: 0,
      feedback: (p) => `You compared with the spins that are not ${colours[p.colour]}.`,
    },
    {
      misconceptionId: 'ratio-part-over-part-as-fraction',
      compute: (p) => {
        const wrong = (p.trials * p.top) / (p.bottom - p.top);
        return Number.isInteger(wrong) ? unlessRight(`${Math.abs(expected(p) + p.more - wrong)}`, `${p.more}`) : null;
      },
      firstWrongStep: 0,
      feedback: (p) => `You compared ${colours[p.colour]} with the other parts. The whole has ${p.bottom} parts.`,
    },
  ],
  confirm(p) {
    // Give every part the same number of spins and count.
    let hits = 0;
    for (let spin = 0; spin < p.trials; spin += 1) if (spin % p.bottom < p.top) hits += 1;
    return { kind: 'values', values: [expected(p) + p.more - hits] };
  },
  examples: [
    { seed: 's1', input: '6', verdict: 'correct' },
    { seed: 's2', input: '10', verdict: 'correct' },
    { seed: 's3', input: '20', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's4', input: '90', verdict: 'wrong', misconceptionId: 'complement-not-taken' },
    { seed: 's9', input: '1', verdict: 'wrong', misconceptionId: 'ratio-part-over-part-as-fraction' },
    { seed: 's3', input: '28/2', verdict: 'wrong-form' },
  ],
});

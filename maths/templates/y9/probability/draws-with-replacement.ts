import { defineTemplate } from '../../format';
import { fractionLatex, fractionText, gcd } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { equal, start, unlessRight } from '../../worked-line';

interface Params {
  person: string;
  story: number;
  wanted: number;
  others: number;
}

const stories = [
  { where: 'A bag has', wanted: 'red', others: 'blue', what: 'counters' },
  { where: 'A box has', wanted: 'green', others: 'yellow', what: 'pencils' },
  { where: 'A hat has', wanted: 'winning', others: 'losing', what: 'tickets' },
  { where: 'A jar has', wanted: 'white', others: 'black', what: 'buttons' },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const total = (p: Params) => p.wanted + p.others;
const model = (p: Params) => fractionText(p.wanted ** 2, total(p) ** 2);
const branches = (p: Params, deep: boolean) => {
  const { wanted, others } = storyOf(p);
  const leaf = (label: string, count: number) => ({ label, p: `${count}/${total(p)}` });
  const both = [leaf(wanted, p.wanted), leaf(others, p.others)];
  return deep ? both.map((branch) => ({ ...branch, branches: both })) : both;
};

export const drawsWithReplacement = defineTemplate<Params>({
  id: 'y9/probability/draws-with-replacement',
  version: 1,
  topicId: '159-compound-events-replacement',
  years: [9],
  difficulty: 'EASY',
  strategy: 'same-chance-each-time',
  calculator: true,
  title: 'Two draws with replacement',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        story: random.int(0, stories.length - 1),
        wanted: random.int(2, 9),
        others: random.int(2, 9),
      }),
      (p) => p.wanted !== p.others && gcd(p.wanted, total(p)) < p.wanted,
    ),
  prompt(p) {
    const { where, wanted, others, what } = storyOf(p);
    return `${where} ${p.wanted} ${wanted} and ${p.others} ${others} ${what}. ${p.person} takes one without looking, puts it back, and then takes another one. What is the probability that both are ${wanted}?`;
  },
  instruction: () => 'Give your answer as a fraction in lowest terms.',
  figure: (p) => ({
    kind: 'tree',
    alt: `A tree diagram with two stages. At each stage there are two branches: ${storyOf(p).wanted}, ${p.wanted} out of ${total(p)}, and ${storyOf(p).others}, ${p.others} out of ${total(p)}.`,
    stages: ['1st', '2nd'],
    branches: branches(p, true),
  }),
  answer: (p) => ({ kind: 'number', model: model(p), forms: [{ kind: 'lowest-terms' }] }),
  steps: (p) => [
    start(
      `\\frac{${p.wanted}}{${total(p)}}\\times \\frac{${p.wanted}}{${total(p)}}`,
      'It’s put back, so the probability is the same both times. Multiply along the branches.',
      'Follow the branches of the tree diagram. What changes for the second draw?',
      'How many are there for the second draw, and how many of them do you want?',
    ),
    equal(
      `\\frac{${p.wanted ** 2}}{${total(p) ** 2}}`,
      'Multiply the numerators, and multiply the denominators.',
      'Multiply the two fractions.',
      'How do you multiply two fractions?',
    ),
    ...(fractionLatex(p.wanted ** 2, total(p) ** 2) === `\\frac{${p.wanted ** 2}}{${total(p) ** 2}}`
      ? []
      : [
          equal(
            fractionLatex(p.wanted ** 2, total(p) ** 2),
            'Write the fraction in lowest terms.',
            'Look for a common factor.',
            'Which number goes into both the numerator and the denominator?',
          ),
        ]),
  ],
  wrongPaths: [
    {
      misconceptionId: 'without-replacement-assumed',
      compute: (p) => unlessRight(fractionText(p.wanted * (p.wanted - 1), total(p) * (total(p) - 1)), model(p)),
      firstWrongStep: 0,
      feedback: () => 'The first one is put back. Is anything missing for the second draw?',
    },
    {
      misconceptionId: 'probabilities-added-for-and',
      compute: (p) => unlessRight(fractionText(2 * p.wanted, total(p)), model(p)),
      firstWrongStep: 0,
      feedback: () => 'Both draws have to succeed. Can that be more likely than just one of them?',
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => fractionText(p.wanted, total(p)),
      firstWrongStep: 0,
      feedback: () => 'That’s the probability for one draw. The other one has to succeed as well.',
    },
  ],
  // List every pair of draws.
  confirm(p) {
    const items = Array.from({ length: total(p) }, (_, place) => place < p.wanted);
    let both = 0;
    for (const first of items) for (const second of items) if (first && second) both += 1;
    return { kind: 'values', values: [both / items.length ** 2] };
  },
  examples: [
    { seed: 's1', input: '9/25', verdict: 'correct' },
    { seed: 's2', input: '49/144', verdict: 'correct' },
    { seed: 's3', input: '50/162', verdict: 'wrong-form' },
    { seed: 's1', input: '12/35', verdict: 'wrong', misconceptionId: 'without-replacement-assumed' },
    { seed: 's1', input: '6/5', verdict: 'wrong', misconceptionId: 'probabilities-added-for-and' },
    { seed: 's1', input: '3/5', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
  ],
});

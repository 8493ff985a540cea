import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { fractionLatex, fractionText } from '../../number-text';
import { equal, start, unlessRight } from '../../worked-line';

interface Params {
  name: string;
  story: number;
  wanted: number;
  others: number;
}

const stories = [
  { where: 'in a bag', wanted: 'red', others: 'blue', what: 'marbles' },
  { where: 'on a plate', wanted: 'coconut', others: 'chocolate', what: 'biscuits' },
  { where: 'in a box', wanted: 'yellow', others: 'purple', what: 'dog leads' },
  { where: 'in a jar', wanted: 'lemon', others: 'mango', what: 'lollies' },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const total = (p: Params) => p.wanted + p.others;
const model = (p: Params) => fractionText(p.wanted * (p.wanted - 1), total(p) * (total(p) - 1));

export const twoDraws = defineTemplate<Params>({
  id: 'y9/probability/two-draws',
  version: 1,
  topicId: '159-compound-events-replacement',
  years: [9, 10],
  difficulty: 'NORMAL',
  strategy: 'multiply-along-the-branches',
  calculator: true,
  title: 'Two draws without replacement',
  params: (random) => ({
    name: random.pick(firstNames),
    story: random.int(0, stories.length - 1),
    wanted: random.int(3, 9),
    others: random.int(2, 9),
  }),
  prompt(p) {
    const { where, wanted, others, what } = storyOf(p);
    return `There are ${p.wanted} ${wanted} and ${p.others} ${others} ${what} ${where}. ${p.name} takes out two of them without looking and doesn’t put the first one back. What is the probability that both are ${wanted}?`;
  },
  instruction: () => 'Give your answer as a fraction in lowest terms.',
  answer: (p) => ({ kind: 'number', model: model(p), forms: [{ kind: 'lowest-terms' }] }),
  steps: (p) => [
    start(
      `\\frac{${p.wanted}}{${total(p)}}\\times\\frac{${p.wanted - 1}}{${total(p) - 1}}`,
      `After one ${storyOf(p).wanted} is gone, $${p.wanted - 1}$ of $${total(p) - 1}$ are left. Both draws have to succeed, so multiply.`,
      'Draw a tree diagram with two stages. What is left for the second draw?',
      'How many are there for the second draw, and how many of those do you want?',
    ),
    equal(
      `\\frac{${p.wanted * (p.wanted - 1)}}{${total(p) * (total(p) - 1)}}`,
      'Multiply the numerators, and multiply the denominators.',
      'Multiply along the branch.',
      'How do you multiply two fractions?',
    ),
    equal(
      fractionLatex(p.wanted * (p.wanted - 1), total(p) * (total(p) - 1)),
      'Write the fraction in lowest terms.',
      'Divide the numerator and denominator by their highest common factor.',
      'Which number goes into both the numerator and the denominator?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'with-replacement-assumed',
      compute: (p) => unlessRight(fractionText(p.wanted ** 2, total(p) ** 2), model(p)),
      firstWrongStep: 0,
      feedback: (p) => `The first one isn’t put back. How many of the ${total(p)} are left?`,
    },
    {
      misconceptionId: 'probabilities-added-for-and',
      compute(p) {
        const top = p.wanted * (total(p) - 1) + (p.wanted - 1) * total(p);
        return unlessRight(fractionText(top, total(p) * (total(p) - 1)), model(p));
      },
      firstWrongStep: 0,
      feedback: () => 'Both draws have to succeed. Can that be more likely than just one of them?',
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => unlessRight(fractionText(p.wanted, total(p)), model(p)),
      firstWrongStep: 0,
      feedback: () => 'That’s the probability for the first draw. The second one has to succeed as well.',
    },
  ],
  confirm(p) {
    // List every ordered pair of different items.
    const items = Array.from({ length: total(p) }, (_, place) => place < p.wanted);
    let [both, all] = [0, 0];
    for (let i = 0; i < items.length; i += 1)
      for (let j = 0; j < items.length; j += 1)
        if (i !== j) {
          all += 1;
          if (items[i] && items[j]) both += 1;
        }
    return { kind: 'values', values: [both / all] };
  },
  examples: [
    { seed: 's1', input: '3/13', verdict: 'correct' },
    { seed: 's2', input: '2/10', verdict: 'wrong-form' },
    { seed: 's1', input: '1/4', verdict: 'wrong', misconceptionId: 'with-replacement-assumed' },
    { seed: 's1', input: '25/26', verdict: 'wrong', misconceptionId: 'probabilities-added-for-and' },
    { seed: 's1', input: '1/2', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
  ],
});

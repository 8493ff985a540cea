import { defineTemplate } from '../../format';
import { fractionLatex, fractionText, gcd } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

/** A two-way table with one cell to be found: so many in all, in the first group, with the feature, and with both. */
interface Params {
  story: number;
  total: number;
  group: number;
  feature: number;
  both: number;
}

const stories = [
  {
    what: 'students',
    group: 'are in Year 8',
    feature: 'walk to school',
    neither: 'isn’t in Year 8 and doesn’t walk to school',
    one: 'student',
  },
  {
    what: 'visitors',
    group: 'are adults',
    feature: 'come by train',
    neither: 'isn’t an adult and doesn’t come by train',
    one: 'visitor',
  },
  {
    what: 'dogs',
    group: 'are puppies',
    feature: 'have brown fur',
    neither: 'isn’t a puppy and doesn’t have brown fur',
    one: 'dog',
  },
  {
    what: 'swimmers',
    group: 'are juniors',
    feature: 'swim backstroke',
    neither: 'isn’t a junior and doesn’t swim backstroke',
    one: 'swimmer',
  },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const outside = (p: Params) => p.total - p.group;
const featureOutside = (p: Params) => p.feature - p.both;
const neither = (p: Params) => outside(p) - featureOutside(p);
const model = (p: Params) => fractionText(neither(p), p.total);

export const twoWayTable = defineTemplate<Params>({
  id: 'y8/tables-and-venn/two-way-table',
  version: 1,
  topicId: '143-two-way-tables-trees-venn',
  years: [8],
  difficulty: 'NORMAL',
  strategy: 'fill-a-two-way-table',
  calculator: false,
  title: 'Fill in a two-way table',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, stories.length - 1),
        total: random.int(4, 12) * 5,
        group: random.int(8, 40),
        feature: random.int(6, 35),
        both: random.int(3, 20),
      }),
      (p) =>
        p.both < p.group - 1 &&
        p.both < p.feature - 1 &&
        neither(p) > 1 &&
        gcd(neither(p), p.total) > 1 &&
        neither(p) !== p.both &&
        p.group + p.feature < p.total,
    ),
  prompt(p) {
    const { what, group, feature, neither: opposite, one } = storyOf(p);
    return `Of ${p.total} ${what}, ${p.group} ${group} and ${p.feature} ${feature}. Both are true for ${p.both} of them. A ${one} is picked at random. What is the probability that this ${one} ${opposite}?`;
  },
  instruction: () => 'Drawing a two-way table will help. Give your answer as a fraction in lowest terms.',
  answer: (p) => ({ kind: 'number', model: model(p), forms: [{ kind: 'lowest-terms' }] }),
  steps: (p) => [
    {
      ...start(
        `${p.total}-${p.group}=${outside(p)}`,
        'This is the total for the second row: everyone outside the first group.',
        'Draw a table with two rows and two columns, and fill in the totals first.',
        `How many of the ${storyOf(p).what} are outside the first group?`,
      ),
      relation: 'identity',
    },
    {
      ...start(
        `${p.feature}-${p.both}=${featureOutside(p)}`,
        `This is how many ${storyOf(p).feature} and are outside the first group.`,
        'Use the column total and the number in both groups.',
        'How many are in this column, but not in the first row?',
      ),
      relation: 'identity',
    },
    start(
      `\\frac{${outside(p)}-${featureOutside(p)}}{${p.total}}`,
      'The last cell in the second row is what’s left of its total. Put it over the grand total.',
      'Which cell of the table does the question ask for?',
      'What is left in the second row?',
    ),
    equal(
      `\\frac{${neither(p)}}{${p.total}}`,
      'Work out the numerator.',
      'Subtract the cell you know from the row total.',
      'How many are in that cell?',
    ),
    equal(
      fractionLatex(neither(p), p.total),
      `Divide the numerator and denominator by $${gcd(neither(p), p.total)}$.`,
      'Look for a common factor.',
      'Which number goes into both the numerator and the denominator?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'overlap-counted-twice',
      compute: (p) => unlessRight(fractionText(p.total - p.group - p.feature, p.total), model(p)),
      firstWrongStep: 1,
      feedback: (p) => `You took away the ${p.both} in both groups twice.`,
    },
    {
      misconceptionId: 'complement-not-taken',
      compute: (p) => unlessRight(fractionText(p.total - neither(p), p.total), model(p)),
      firstWrongStep: 2,
      feedback: () => 'That’s the probability that at least one of the two is true.',
    },
  ],
  // Write a card for each of them and count the cards with neither mark.
  confirm(p) {
    const cards = Array.from({ length: p.total }, (_, place) => ({
      group: place < p.group,
      feature: place < p.both || (place >= p.group && place < p.group + p.feature - p.both),
    }));
    return { kind: 'values', values: [cards.filter((card) => !card.group && !card.feature).length / p.total] };
  },
  examples: [
    { seed: 's1', input: '17/25', verdict: 'correct' },
    { seed: 's2', input: '3/10', verdict: 'correct' },
    { seed: 's3', input: '28/50', verdict: 'wrong-form' },
    { seed: 's1', input: '11/25', verdict: 'wrong', misconceptionId: 'overlap-counted-twice' },
    { seed: 's1', input: '8/25', verdict: 'wrong', misconceptionId: 'complement-not-taken' },
  ],
});

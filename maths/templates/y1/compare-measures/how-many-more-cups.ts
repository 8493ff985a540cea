import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { wholeAnswer } from '../shared/whole-answer';

interface Params {
  big: string;
  small: string;
  most: number;
  least: number;
}

const bigThings = ['bucket', 'pot', 'tub', 'fish tank'] as const;
const smallThings = ['jug', 'vase', 'bottle', 'bowl'] as const;
const gap = ({ most, least }: Params) => most - least;

export const howManyMoreCups = defineTemplate<Params>({
  id: 'y1/compare-measures/how-many-more-cups',
  version: 1,
  topicId: '8-compare-length-mass-capacity',
  years: [1],
  difficulty: 'HARD',
  strategy: 'compare-cups',
  calculator: false,
  title: 'How many more cups?',
  params: (random) =>
    drawUntil(
      () => ({
        big: random.pick(bigThings),
        small: random.pick(smallThings),
        most: random.int(11, 16),
        least: random.int(4, 9),
      }),
      (p) => gap(p) !== p.least && gap(p) > 2 && p.most - 10 < p.least,
    ),
  prompt: (p) => `Each dot is one cup of water. How many more cups does the ${p.big} hold than the ${p.small}?`,
  figure: (p) => ({
    kind: 'groups',
    alt: `How many cups each one holds. The ${p.big}: ${p.most} cups. The ${p.small}: ${p.least} cups.`,
    groups: [
      { count: p.most, label: p.big },
      { count: p.least, label: p.small },
    ],
  }),
  answer: (p) => wholeAnswer(gap(p)),
  steps: (p) => [
    step(
      'start',
      `${p.most}-${p.least}`,
      'How many more? That means compare.',
      'Count the cups for each one.',
      'Which one holds more?',
    ),
    step(
      'equal',
      `${p.most}-${p.most - 10}-${p.least - p.most + 10}`,
      'First, go back to ten.',
      `Start at ${p.most}. Go back to ten.`,
      'How far back is ten?',
    ),
    step('equal', String(gap(p)), 'That’s how many more cups.', 'Now go back the rest.', 'Can you check by adding?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'adds-instead-of-subtracting',
      compute: (p) => String(p.most + p.least),
      firstWrongStep: 0,
      feedback: () => 'You added all the cups. Compare the two groups instead.',
    },
    {
      misconceptionId: 'reads-one-column-only',
      compute: (p) => String(p.most),
      firstWrongStep: 0,
      feedback: (p) => `That’s how many the ${p.big} holds. How many more is that than the ${p.small}?`,
    },
    {
      misconceptionId: 'counts-the-start',
      compute: (p) => String(gap(p) + 1),
      firstWrongStep: 2,
      feedback: (p) => `Don’t count cup number ${p.least}. Just count the ones after it.`,
    },
  ],
  confirm: (p) => {
    // Pairs cup with cup and counts those without a partner.
    const [tall, low] = [Array.from({ length: p.most }, () => 'cup'), Array.from({ length: p.least }, () => 'cup')];
    while (low.length > 0) {
      tall.pop();
      low.pop();
    }
    return { kind: 'values', values: [tall.length] };
  },
  examples: [
    { seed: 's1', input: '8', verdict: 'correct' },
    { seed: 's2', input: '22', verdict: 'wrong', misconceptionId: 'adds-instead-of-subtracting' },
    { seed: 's3', input: '12', verdict: 'wrong', misconceptionId: 'reads-one-column-only' },
    { seed: 's4', input: '5', verdict: 'wrong', misconceptionId: 'counts-the-start' },
    { seed: 's5', input: '3+1', verdict: 'wrong-form' },
  ],
});

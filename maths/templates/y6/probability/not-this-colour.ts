import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { type Fraction, fractionLatex, sameValue } from '../../primary/fractions';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

interface Params {
  person: string;
  total: number;
  named: number;
  bag: number;
}

interface Bag {
  container: string;
  things: string;
  kind: string;
  pick: string;
}

const bags: Bag[] = [
  { container: 'A bag holds', things: 'marbles', kind: 'green', pick: 'a marble' },
  { container: 'A box holds', things: 'footy cards', kind: 'shiny', pick: 'a card' },
  { container: 'A tin holds', things: 'biscuits', kind: 'round', pick: 'a biscuit' },
  { container: 'A jar holds', things: 'buttons', kind: 'white', pick: 'a button' },
  { container: 'A basket holds', things: 'gumnuts', kind: 'brown', pick: 'a gumnut' },
];

const bagOf = ({ bag }: Params) => bags[bag] as Bag;
const option = (fraction: Fraction) => `$${fractionLatex(fraction)}$`;
const right = ({ total, named }: Params): Fraction => ({ top: total - named, bottom: total });
const unlessRight = (p: Params, wrong: Fraction) => (sameValue(wrong, right(p)) ? null : option(wrong));

export const notThisColour = defineTemplate<Params>({
  id: 'y6/probability/not-this-colour',
  version: 1,
  topicId: '100-probability-0-to-1',
  years: [6, 7],
  difficulty: 'NORMAL',
  strategy: 'opposite-event',
  calculator: false,
  title: 'The probability of “not”',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        total: random.int(5, 16),
        named: random.int(2, 12),
        bag: random.int(0, bags.length - 1),
      }),
      (p) => p.named <= p.total - 2 && 2 * p.named !== p.total,
    ),
  prompt: (p) => {
    const { container, things, kind, pick } = bagOf(p);
    return (
      `${container} ${p.total} ${things}, and ${p.named} of them are ${kind}. ${p.person} takes ${pick} without looking. ` +
      `What is the probability that it is **not** ${kind}?`
    );
  },
  answer: (p) => ({ kind: 'choice', model: option(right(p)) }),
  correctChoice: (p) => option(right(p)),
  steps: (p) => [
    step(
      'identity',
      `${p.total}-${p.named}=${p.total - p.named}`,
      `That’s the number of ${bagOf(p).things} that are not ${bagOf(p).kind}.`,
      `Count the ${bagOf(p).things} that are not ${bagOf(p).kind}.`,
      `How many are left if you take out the ${bagOf(p).kind} ones?`,
    ),
    step(
      'start',
      `1-\\frac{${p.named}}{${p.total}}`,
      'Either it is or it isn’t, so the two chances add up to 1.',
      `The chance of ${bagOf(p).kind} and the chance of not ${bagOf(p).kind} make up the whole.`,
      'What do the two chances add up to?',
    ),
    step(
      'equal',
      fractionLatex(right(p)),
      `Put the ${bagOf(p).things} that aren’t ${bagOf(p).kind} over all of them.`,
      `Compare the ones that aren’t ${bagOf(p).kind} with all of them.`,
      'Which number is the denominator?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'complement-not-taken',
      compute: (p) => unlessRight(p, { top: p.named, bottom: p.total }),
      firstWrongStep: 1,
      feedback: (p) => `That’s the chance that it is ${bagOf(p).kind}. Look for the word “not”.`,
    },
    {
      misconceptionId: 'ratio-part-over-part-as-fraction',
      compute: (p) => {
        const [rest, named] = [p.total - p.named, p.named];
        return unlessRight(p, { top: Math.min(rest, named), bottom: Math.max(rest, named) });
      },
      firstWrongStep: 2,
      feedback: () => 'That compares one group with the other. A probability compares a group with the whole.',
    },
    {
      misconceptionId: 'counts-kinds-not-items',
      compute: (p) => unlessRight(p, { top: 1, bottom: 2 }),
      firstWrongStep: 0,
      feedback: (p) => `There are two kinds, but not the same number of each. Count the ${bagOf(p).things}.`,
    },
  ],
  confirm: (p) => {
    const takes = Array.from({ length: p.total }, (_, i) => i >= p.named);
    return { kind: 'one-of', texts: [`$\\frac{${takes.filter(Boolean).length}}{${takes.length}}$`] };
  },
  examples: [
    { seed: 's1', input: '$\\frac{6}{16}$', verdict: 'correct' },
    { seed: 's2', input: '$\\frac{6}{13}$', verdict: 'wrong', misconceptionId: 'complement-not-taken' },
    { seed: 's3', input: '$\\frac{5}{10}$', verdict: 'wrong', misconceptionId: 'ratio-part-over-part-as-fraction' },
    { seed: 's4', input: '$\\frac{1}{2}$', verdict: 'wrong', misconceptionId: 'counts-kinds-not-items' },
  ],
});

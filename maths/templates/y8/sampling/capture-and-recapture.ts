import { defineTemplate } from '../../format';
import { fractionText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equivalent, start, unlessRight } from '../../worked-line';

/** marked: first catch; again: marked ones in the second catch of size second. */
interface Params {
  story: number;
  marked: number;
  second: number;
  again: number;
}

const stories = [
  { who: 'Rangers', animal: 'bandicoots', where: 'in a reserve', mark: 'mark' },
  { who: 'Scientists', animal: 'yabbies', where: 'in a dam', mark: 'tag' },
  { who: 'Rangers', animal: 'fish', where: 'in a lake', mark: 'tag' },
  { who: 'Students', animal: 'beetles', where: 'in a garden', mark: 'mark' },
  { who: 'Volunteers', animal: 'turtles', where: 'in a bay', mark: 'tag' },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const total = (p: Params) => (p.marked * p.second) / p.again;

export const captureAndRecapture = defineTemplate<Params>({
  id: 'y8/sampling/capture-and-recapture',
  version: 1,
  topicId: '141-sampling-and-inference',
  years: [8, 9],
  difficulty: 'NORMAL',
  strategy: 'equal-shares-equation',
  calculator: true,
  title: 'Estimate a population by tagging',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, stories.length - 1),
        marked: random.int(4, 24) * 5,
        second: random.int(4, 16) * 5,
        again: random.int(3, 16),
      }),
      (p) =>
        p.again * 2 < p.second &&
        p.again < p.marked &&
        Number.isInteger(total(p)) &&
        total(p) > p.marked + p.second &&
        p.marked !== p.second,
    ),
  prompt(p) {
    const { who, animal, where, mark } = storyOf(p);
    return `${who} catch ${p.marked} ${animal} ${where}, ${mark} them and let them go. Later, they catch ${p.second} ${animal}, and ${p.again} of these have a mark. About how many ${animal} live there?`;
  },
  answer: (p) => ({ kind: 'number', model: `${total(p)}`, variable: 'n', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `\\frac{${p.marked}}{n}=\\frac{${p.again}}{${p.second}}`,
      'The fraction that are marked should be about the same in the second catch as in the whole population.',
      'Write the marked fraction in two ways: for the whole population, and for the second catch.',
      'Which two fractions should be about equal?',
    ),
    equivalent(
      `${p.again}n=${p.marked}\\times ${p.second}`,
      'Multiply both sides by both denominators.',
      'Get rid of the fractions.',
      'What can you multiply both sides by?',
    ),
    equivalent(
      `n=\\frac{${p.marked * p.second}}{${p.again}}`,
      `Divide both sides by ${p.again}.`,
      'Get $n$ by itself.',
      'What undoes the multiplication?',
    ),
    equivalent(
      `n=${total(p)}`,
      'Divide.',
      'Work out the quotient.',
      'Is the marked fraction the same as in the second catch?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'rate-upside-down',
      compute: (p) => fractionText(p.marked * p.again, p.second),
      firstWrongStep: 0,
      feedback: (p) => `There must be more than ${p.marked} altogether. Which way round does the fraction go?`,
    },
    {
      misconceptionId: 'sample-taken-as-population',
      compute: (p) => unlessRight(`${p.marked + p.second - p.again}`, `${total(p)}`),
      firstWrongStep: 0,
      feedback: (p) => `That’s how many different ${storyOf(p).animal} were caught. Were all of them caught?`,
    },
    {
      misconceptionId: 'ratio-part-over-part-as-fraction',
      compute: (p) => unlessRight(fractionText(p.marked * (p.second - p.again), p.again), `${total(p)}`),
      firstWrongStep: 0,
      feedback: () => 'You compared the marked ones with the unmarked ones. Compare them with the whole catch.',
    },
  ],
  // Grow the population one by one until the expected number of marks in the catch is what was seen.
  confirm(p) {
    let n = p.marked;
    while (p.second * (p.marked / n) > p.again + 1e-9) n += 1;
    return { kind: 'values', values: [n] };
  },
  examples: [
    { seed: 's1', input: '400', verdict: 'correct' },
    { seed: 's2', input: '495', verdict: 'correct' },
    { seed: 's3', input: '360/2', verdict: 'wrong-form' },
    { seed: 's1', input: '9', verdict: 'wrong', misconceptionId: 'rate-upside-down' },
    { seed: 's1', input: '128', verdict: 'wrong', misconceptionId: 'sample-taken-as-population' },
    { seed: 's1', input: '340', verdict: 'wrong', misconceptionId: 'ratio-part-over-part-as-fraction' },
  ],
});

import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { equivalent, result, start } from '../../worked-line';

/** Plan A: low fee, high rate. Plan B: high fee, low rate. */
interface Params {
  name: string;
  story: number;
  feeA: number;
  rateA: number;
  feeB: number;
  rateB: number;
}

const stories = [
  { place: 'A climbing gym', fee: 'a joining fee', unit: 'visit', units: 'visits' },
  { place: 'A pool', fee: 'a yearly fee', unit: 'swim', units: 'swims' },
  { place: 'A car share company', fee: 'a yearly fee', unit: 'trip', units: 'trips' },
  { place: 'A tennis club', fee: 'a membership fee', unit: 'game', units: 'games' },
  { place: 'A cinema', fee: 'a membership fee', unit: 'film', units: 'films' },
] as const;
const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const crossing = (p: Params) => (p.feeB - p.feeA) / (p.rateA - p.rateB);
const least = (p: Params) => Math.floor(crossing(p)) + 1;

export const cheaperPlan = defineTemplate<Params>({
  id: 'y11/linear-models/cheaper-plan',
  version: 1,
  topicId: '179-linear-models-break-even',
  years: [11],
  difficulty: 'HARD',
  strategy: 'inequality-of-two-models',
  calculator: true,
  title: 'When does the other plan become cheaper?',
  params: (random) =>
    drawUntil(
      () => {
        const feeA = random.int(0, 8) * 5 + 10;
        const rateB = random.int(3, 9);
        return {
          name: random.pick(people),
          story: random.int(0, stories.length - 1),
          feeA,
          rateA: rateB + random.int(2, 7),
          feeB: feeA + random.int(6, 36) * 5,
          rateB,
        };
      },
      (p) => crossing(p) >= 6 && crossing(p) <= 40,
    ),
  prompt(p) {
    const { place, fee, unit, units } = storyOf(p);
    return `${place} has two plans. Plan A has ${fee} of \\$${p.feeA}, and each ${unit} costs \\$${p.rateA}. Plan B has ${fee} of \\$${p.feeB}, and each ${unit} costs \\$${p.rateB}. What is the smallest number of ${units} for which ${p.name} pays less with plan B?`;
  },
  answer: (p) => ({ kind: 'number', model: `${least(p)}`, forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `${p.feeB}+${p.rateB}n<${p.feeA}+${p.rateA}n`,
      `Let $n$ be the number of ${storyOf(p).units}. Plan B must cost less than plan A.`,
      'Write the cost of each plan, and compare them with an inequality sign.',
      'Which plan should cost less?',
    ),
    equivalent(
      `${p.feeB - p.feeA}<${p.rateA - p.rateB}n`,
      `Subtract $${p.feeA}$ and $${p.rateB}n$ from both sides.`,
      'Collect the numbers on one side and the $n$ terms on the other.',
      `How much does each ${storyOf(p).unit} save, and how much more is the fee?`,
    ),
    equivalent(
      `n>\\frac{${p.feeB - p.feeA}}{${p.rateA - p.rateB}}`,
      `Divide both sides by $${p.rateA - p.rateB}$.`,
      'Divide by the coefficient of $n$. It’s positive.',
      'Does the inequality sign stay the same?',
    ),
    result(
      `${least(p)}`,
      'Take the smallest whole number that is greater than this value.',
      'It has to be a whole number, greater than the value you found.',
      'At the number you chose, is the cost the same, or actually less?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'boundary-left-out',
      compute: (p) => (Number.isInteger(crossing(p)) ? `${crossing(p)}` : null),
      firstWrongStep: 3,
      feedback: () => 'At this number both plans cost the same. The question asks when plan B costs less.',
    },
    {
      misconceptionId: 'rounds-by-truncation',
      compute: (p) => (Number.isInteger(crossing(p)) ? null : `${Math.floor(crossing(p))}`),
      firstWrongStep: 3,
      feedback: () => 'Check both costs for your number: is plan B already cheaper?',
    },
    {
      misconceptionId: 'unit-cost-left-out',
      compute(p) {
        const wrong = Math.floor((p.feeB - p.feeA) / p.rateA) + 1;
        return wrong === least(p) || wrong === crossing(p) || wrong === Math.floor(crossing(p)) ? null : `${wrong}`;
      },
      firstWrongStep: 0,
      feedback: (p) => `Plan B isn’t free after its fee: each ${storyOf(p).unit} still costs \\$${p.rateB}.`,
    },
  ],
  confirm(p) {
    // Pay for one more until plan B has cost less.
    let [a, b, n] = [p.feeA, p.feeB, 0];
    while (b >= a) {
      a += p.rateA;
      b += p.rateB;
      n += 1;
    }
    return { kind: 'values', values: [n] };
  },
  examples: [
    { seed: 's1', input: '18', verdict: 'correct' },
    { seed: 's2', input: '17', verdict: 'correct' },
    { seed: 's1', input: '17', verdict: 'wrong', misconceptionId: 'rounds-by-truncation' },
    { seed: 's1', input: '9', verdict: 'wrong', misconceptionId: 'unit-cost-left-out' },
    { seed: 's4', input: '20', verdict: 'wrong', misconceptionId: 'boundary-left-out' },
  ],
});

import { defineTemplate } from '../../format';
import { fractionText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equivalent, start, unlessRight } from '../../worked-line';
import { stories, storyOf } from './stories';

interface Params {
  story: number;
  fixed: number;
  rate: number;
  units: number;
}

const total = (p: Params) => p.fixed + p.rate * p.units;

export const unitsForATotal = defineTemplate<Params>({
  id: 'y8/linear-modelling/units-for-a-total',
  version: 1,
  topicId: '131-linear-modelling',
  years: [8],
  difficulty: 'NORMAL',
  strategy: 'undo-the-rule',
  calculator: true,
  title: 'How many for this total?',
  params: (random) =>
    drawUntil(
      () => {
        const story = random.int(0, stories.length - 1);
        const { fixed, rate } = storyOf(story);
        return {
          story,
          fixed: 5 * random.int(fixed[0] / 5, fixed[1] / 5),
          rate: random.int(...rate),
          units: random.int(3, 14),
        };
      },
      (p) => p.fixed !== p.rate && total(p) % (p.fixed + p.rate) !== 0,
    ),
  prompt: (p) => `${storyOf(p.story).text(p.fixed, p.rate)} ${storyOf(p.story).backwards(total(p))}`,
  answer: (p) => ({
    kind: 'quantity',
    model: `${p.units} ${storyOf(p.story).many}`,
    unit: storyOf(p.story).many,
    variable: storyOf(p.story).letter,
    forms: [{ kind: 'whole-number' }],
  }),
  steps: (p) => {
    const { letter, one, many } = storyOf(p.story);
    return [
      start(
        `${p.rate}${letter}+${p.fixed}=${total(p)}`,
        `Let $${letter}$ be the number of ${many}. The cost is the amount for the ${many} plus the fixed part.`,
        'Write the total as a fixed part plus an amount for each unit.',
        `Which part of the total depends on the number of ${many}?`,
      ),
      equivalent(
        `${p.rate}${letter}=${total(p) - p.fixed}`,
        `Subtract the fixed part of \\$${p.fixed} from both sides.`,
        'Take away what’s only paid once.',
        `How much of the total is just for the ${many}?`,
      ),
      equivalent(
        `${letter}=\\frac{${total(p) - p.fixed}}{${p.rate}}`,
        `Each ${one} costs \\$${p.rate}, so divide.`,
        'Divide by the amount for one unit.',
        'How do you find how many equal amounts make up this total?',
      ),
      equivalent(
        `${letter}=${p.units}`,
        'Work out the quotient.',
        'Work out the quotient.',
        'Does your answer give the right total when you check it?',
      ),
    ];
  },
  wrongPaths: [
    {
      misconceptionId: 'moves-term-keeps-sign',
      compute: (p) => unlessRight(fractionText(total(p) + p.fixed, p.rate), `${p.units}`),
      firstWrongStep: 1,
      feedback: (p) => `The total already includes the \\$${p.fixed}. Should the rest be more or less than the total?`,
    },
    {
      misconceptionId: 'fixed-part-ignored',
      compute: (p) => fractionText(total(p), p.rate),
      firstWrongStep: 0,
      feedback: (p) => `You divided the whole total. What about the \\$${p.fixed} that’s only paid once?`,
    },
    {
      misconceptionId: 'fixed-part-taken-each-time',
      compute: (p) => fractionText(total(p), p.rate + p.fixed),
      firstWrongStep: 0,
      feedback: (p) => `You counted the \\$${p.fixed} for every ${storyOf(p.story).one}. How many times is it paid?`,
    },
  ],
  // Go up one unit at a time until the bill is reached.
  confirm(p) {
    let [bill, units] = [p.fixed, 0];
    while (bill < total(p)) {
      bill += p.rate;
      units += 1;
    }
    return { kind: 'values', values: [units] };
  },
  examples: [
    { seed: 's1', input: '5', verdict: 'correct' },
    { seed: 's2', input: '7', verdict: 'correct' },
    { seed: 's3', input: '26/2', verdict: 'wrong-form' },
    { seed: 's1', input: '250/37', verdict: 'wrong', misconceptionId: 'moves-term-keeps-sign' },
    { seed: 's1', input: '435/74', verdict: 'wrong', misconceptionId: 'fixed-part-ignored' },
    { seed: 's1', input: '435/139', verdict: 'wrong', misconceptionId: 'fixed-part-taken-each-time' },
  ],
});

import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { decimalText, rounded } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, result, start } from '../../worked-line';
import { unlessNear } from '../shared/near';

/** √n, rounded to one decimal place, is laid end to end so many times. */
interface Params {
  name: string;
  story: number;
  area: number;
  count: number;
}

const stories = [
  { what: 'square tile', whole: 'a row of tiles' },
  { what: 'square paving stone', whole: 'a path of stones' },
  { what: 'square mat', whole: 'a row of mats' },
  { what: 'square patch', whole: 'a border of patches' },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const early = (p: Params) => Number(rounded(Math.sqrt(p.area), 1));
const truncated = (p: Params) => Math.floor(Math.sqrt(p.area) * 10) / 10;
const late = (p: Params) => Number(rounded(p.count * Math.sqrt(p.area), 1));
const gap = (p: Params) => Math.abs(p.count * early(p) - late(p));
const model = (p: Params) => rounded(gap(p), 1);

export const roundingTooEarly = defineTemplate<Params>({
  id: 'y10/exact/rounding-too-early',
  version: 1,
  topicId: '161-exact-and-approximate',
  years: [10],
  difficulty: 'NORMAL',
  strategy: 'compare-early-and-late-rounding',
  calculator: true,
  title: 'Rounding early or late',
  params: (random) =>
    drawUntil(
      () => ({
        name: random.pick(firstNames),
        story: random.int(0, stories.length - 1),
        area: random.int(5, 90),
        count: random.int(15, 60),
      }),
      (p) => {
        const tail = (p.count * Math.sqrt(p.area) * 10) % 1;
        return !Number.isInteger(Math.sqrt(p.area)) && gap(p) >= 0.35 && Math.abs(tail - 0.5) > 0.05;
      },
    ),
  prompt: (p) =>
    `Each ${storyOf(p).what} has an area of ${p.area} square units. To find the length of ${storyOf(p).whole}, ${p.count} of them side by side, ${p.name} rounds the side length to one decimal place and then multiplies by ${p.count}. How far is this from the length you get by multiplying the exact side length and rounding at the end?`,
  instruction: () => 'Round the second length to one decimal place too. Give the difference as a decimal.',
  answer: (p) => ({ kind: 'number', model: model(p), forms: [{ kind: 'decimal' }] }),
  steps: (p) => [
    start(
      `${p.count}\\times ${decimalText(early(p))}`,
      `The side is $\\sqrt{${p.area}}$, which is about ${decimalText(early(p))}. This method rounds before multiplying.`,
      'Take the square root of the area and round it to one decimal place.',
      'How long is one side, to one decimal place?',
    ),
    equal(
      decimalText(p.count * early(p)),
      'This is the length when you round first.',
      'Multiply the rounded side length.',
      'How many of these sides make up the length?',
    ),
    start(
      `${p.count}\\times\\sqrt{${p.area}}`,
      `Keep the square root in your calculator, multiply, and only then round: ${rounded(late(p), 1)}.`,
      'Don’t clear the square root from your calculator. Multiply straight away.',
      'What does your calculator show if you don’t round along the way?',
    ),
    start(
      early(p) * p.count > late(p)
        ? `${decimalText(p.count * early(p))}-${rounded(late(p), 1)}`
        : `${rounded(late(p), 1)}-${decimalText(p.count * early(p))}`,
      'Compare the two lengths: subtract the smaller from the larger.',
      'Find the difference between the two lengths.',
      'Which of the two lengths is larger?',
    ),
    result(
      model(p),
      'Multiplying has turned a small rounding error into a larger one.',
      'Work out the difference.',
      'How does this compare with the error in a single side?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'error-of-one-only',
      compute: (p) => unlessNear(Math.abs(early(p) - Math.sqrt(p.area)), gap(p), 2),
      firstWrongStep: 0,
      feedback: (p) => `That’s the error in one side. What happens to it when you multiply the side by ${p.count}?`,
    },
    {
      misconceptionId: 'rounds-by-truncation',
      compute(p) {
        if (truncated(p) === early(p)) return null;
        return unlessNear(Math.abs(p.count * truncated(p) - late(p)), gap(p), 1);
      },
      firstWrongStep: 0,
      feedback: (p) => `Look at the second decimal place of $\\sqrt{${p.area}}$. Should the first one round up?`,
    },
    {
      misconceptionId: 'root-as-half',
      compute: (p) => unlessNear(Math.abs((p.count * p.area) / 2 - late(p)), gap(p), 1),
      firstWrongStep: 0,
      feedback: (p) => `Half of ${p.area} isn’t the side of the square. Which length times itself gives the area?`,
    },
  ],
  // Find the root by bisection and add the sides up one by one.
  confirm(p) {
    let [low, high] = [0, p.area];
    for (let i = 0; i < 90; i += 1) {
      const middle = (low + high) / 2;
      if (middle * middle < p.area) low = middle;
      else high = middle;
    }
    const tenths = Math.round(low * 10);
    let [first, second] = [0, 0];
    for (let i = 0; i < p.count; i += 1) {
      first += tenths;
      second += low;
    }
    return { kind: 'values', values: [Math.abs(first - Math.round(second * 10)) / 10] };
  },
  examples: [
    { seed: 's1', input: '1.2', verdict: 'correct' },
    { seed: 's2', input: '0.8', verdict: 'correct' },
    { seed: 's3', input: '900000/1000000', verdict: 'wrong-form' },
    { seed: 's1', input: '0.03', verdict: 'wrong', misconceptionId: 'error-of-one-only' },
    { seed: 's1', input: '3.3', verdict: 'wrong', misconceptionId: 'rounds-by-truncation' },
    { seed: 's1', input: '163.2', verdict: 'wrong', misconceptionId: 'root-as-half' },
  ],
});

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
    `Each ${storyOf(p).what} has an area of ${p.area} square units. ${p.name} needs the length of ${storyOf(p).whole} made of ${p.count} of them, side by side. ${p.name} rounds the side of one to one decimal place and then multiplies by ${p.count}. By how much does this differ from multiplying the exact side and rounding at the end?`,
  instruction: () => 'Round the second way to one decimal place as well. Give the difference as a decimal.',
  answer: (p) => ({ kind: 'number', model: model(p), forms: [{ kind: 'decimal' }] }),
  steps: (p) => [
    start(
      `${p.count}\\times ${decimalText(early(p))}`,
      `The side is $\\sqrt{${p.area}}$, which is near ${decimalText(early(p))}. It is rounded before it is multiplied.`,
      'Take the square root of the area and round it to one decimal place.',
      'How long is one side, to one decimal place?',
    ),
    equal(
      decimalText(p.count * early(p)),
      `Rounding first gives this length.`,
      'Multiply the rounded side.',
      'How often is the rounded side used?',
    ),
    start(
      `${p.count}\\times\\sqrt{${p.area}}`,
      `Keep the root in the calculator, multiply, and round only now: ${rounded(late(p), 1)}.`,
      'Do not clear the calculator after the root. Multiply straight away.',
      'What does the calculator show when nothing is rounded on the way?',
    ),
    start(
      early(p) * p.count > late(p)
        ? `${decimalText(p.count * early(p))}-${rounded(late(p), 1)}`
        : `${rounded(late(p), 1)}-${decimalText(p.count * early(p))}`,
      'Compare both lengths: take the smaller from the larger.',
      'Take the difference of both lengths.',
      'Which of the two lengths is the larger one?',
    ),
    result(
      model(p),
      'A small error of rounding has grown, because it was multiplied.',
      'Work out the difference.',
      'How does this compare with the error in one single side?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'error-of-one-only',
      compute: (p) => unlessNear(Math.abs(early(p) - Math.sqrt(p.area)), gap(p), 2),
      firstWrongStep: 0,
      feedback: (p) => `That is the error in one side. What happens to it when the side is multiplied by ${p.count}?`,
    },
    {
      misconceptionId: 'rounds-by-truncation',
      compute(p) {
        if (truncated(p) === early(p)) return null;
        return unlessNear(Math.abs(p.count * truncated(p) - late(p)), gap(p), 1);
      },
      firstWrongStep: 0,
      feedback: (p) => `Look at the second decimal of $\\sqrt{${p.area}}$. Is the first decimal rounded up?`,
    },
    {
      misconceptionId: 'root-as-half',
      compute: (p) => unlessNear(Math.abs((p.count * p.area) / 2 - late(p)), gap(p), 1),
      firstWrongStep: 0,
      feedback: (p) => `Half of ${p.area} is no side of the square. Which length times itself gives the area?`,
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

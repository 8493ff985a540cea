import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { otherThan } from '../../y1/shared/other-than';

interface Params {
  /** Value of one small gap. */
  gap: number;
  /** Small gaps from one printed number to the next. */
  gaps: number;
  /** Printed number before the pointer, counted in printed steps. */
  after: number;
  /** Small gaps from there to the pointer. */
  past: number;
  story: number;
}

const stories = [
  { what: 'This is a kitchen scale. It shows grams.', ask: 'How many grams is it?', unit: 'g' },
  { what: 'This scale is on a jug of water. It shows millilitres.', ask: 'How many millilitres is it?', unit: 'mL' },
  { what: 'This scale shows the height of a plant in millimetres.', ask: 'How many millimetres is it?', unit: 'mm' },
] as const;

const storyOf = ({ story }: Params) => stories[story] ?? stories[0];
const printedStep = ({ gap, gaps }: Params) => gap * gaps;
const printed = (p: Params) => p.after * printedStep(p);
const value = (p: Params) => printed(p) + p.past * p.gap;
const nearest = (p: Params) => (2 * p.past > p.gaps ? printed(p) + printedStep(p) : printed(p));

export const readAScale = defineTemplate<Params>({
  id: 'y3/units-and-scales/read-a-scale',
  version: 1,
  topicId: '36-metric-units-and-scales',
  years: [3],
  difficulty: 'NORMAL',
  strategy: 'worth-of-one-gap',
  calculator: false,
  title: 'Read a scale',
  params: (random) =>
    drawUntil(
      () => {
        const [gap, gaps] = random.pick([
          [20, 5],
          [25, 4],
          [10, 10],
          [50, 4],
          [5, 4],
          [10, 5],
          [2, 5],
        ]) as [number, number];
        return { gap, gaps, after: random.int(1, 3), past: random.int(1, 9), story: random.int(0, stories.length - 1) };
      },
      (p) => p.past < p.gaps && 2 * p.past !== p.gaps,
    ),
  prompt: (p) => `${storyOf(p).what} Look at the mark. ${storyOf(p).ask}`,
  figure: (p) => ({
    kind: 'number-line',
    alt:
      `A scale with a number at every ${p.gaps} gaps: 0, ${printedStep(p)}, ${2 * printedStep(p)} and so on. ` +
      `The mark is ${p.past === 1 ? '1 gap' : `${p.past} gaps`} after ${printed(p)}.`,
    from: 0,
    to: 4 * printedStep(p),
    step: p.gap,
    labelEvery: p.gaps,
    points: [{ at: value(p), label: '?' }],
  }),
  answer: (p) => ({
    kind: 'quantity',
    model: `${value(p)} ${storyOf(p).unit}`,
    unit: storyOf(p).unit,
    forms: [{ kind: 'simplified' }],
  }),
  steps: (p) => [
    step(
      'identity',
      `${printedStep(p)}\\div ${p.gaps}=${p.gap}`,
      `From 0 to ${printedStep(p)} there are ${p.gaps} gaps. So one gap is worth ${p.gap}.`,
      'Count the gaps from one printed number to the next.',
      'How much is one small gap worth?',
    ),
    step(
      'start',
      `${printed(p)}${`+${p.gap}`.repeat(p.past)}`,
      `The mark is ${p.past === 1 ? '1 gap' : `${p.past} gaps`} past ${printed(p)}.`,
      'Find the printed number just before the mark.',
      'How many gaps past that number is the mark?',
    ),
    step(
      'equal',
      String(value(p)),
      'Count on by the size of one gap.',
      'Count on gap by gap.',
      'Is it less than the next printed number?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'reads-scale-as-ones',
      compute: (p) => otherThan(value(p), printed(p) + p.past),
      firstWrongStep: 0,
      feedback: (p) => `You counted each gap after ${printed(p)} as one. What is one gap worth?`,
    },
    {
      misconceptionId: 'reads-nearest-label',
      compute: (p) => otherThan(value(p), nearest(p)),
      firstWrongStep: 1,
      feedback: () => 'You gave the closest printed number. The mark is between two numbers.',
    },
    {
      misconceptionId: 'counts-the-start',
      compute: (p) => otherThan(value(p), value(p) + p.gap),
      firstWrongStep: 2,
      feedback: () => 'Start at the printed number. Don’t count it as the first gap.',
    },
  ],
  confirm: (p) => {
    // Slides along the scale from the far end.
    const ticks: number[] = [];
    for (let at = 4 * printedStep(p); at >= 0; at -= p.gap) ticks.unshift(at);
    return { kind: 'values', values: [ticks[p.after * p.gaps + p.past] ?? -1] };
  },
  examples: [
    { seed: 's1', input: '90 g', verdict: 'correct' },
    { seed: 's2', input: '104', verdict: 'wrong', misconceptionId: 'reads-scale-as-ones' },
    { seed: 's3', input: '400', verdict: 'wrong', misconceptionId: 'reads-nearest-label' },
    { seed: 's4', input: '3 + ', verdict: 'unreadable' },
  ],
});

import { defineTemplate } from '../../format';
import { inFull } from '../../names-in-full';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { otherThan } from '../../y1/shared/other-than';
import { chartOf, type GraphStory, graphs, linesInWords } from '../shared/line-graph-stories';

interface Params {
  graph: number;
  yStep: number;
  /** Values in lines of the scale. */
  lines: number[];
  asked: number;
}

const graphOf = (p: Params): GraphStory => graphs[p.graph] as GraphStory;
const value = (p: Params, i: number) => (p.lines[i] ?? 0) * p.yStep;
const label = (p: Params) => inFull(graphOf(p).labels[p.asked] ?? '');
const beside = (p: Params) => value(p, p.asked + 1 < p.lines.length ? p.asked + 1 : p.asked - 1);

export const readAValue = defineTemplate<Params>({
  id: 'y5/line-graphs/read-a-value',
  version: 1,
  topicId: '79-line-graphs',
  years: [5],
  difficulty: 'EASY',
  strategy: 'up-and-across',
  calculator: false,
  title: 'Read a line graph',
  params: (random) =>
    drawUntil(
      () => ({
        graph: random.int(0, graphs.length - 1),
        yStep: random.pick([2, 5, 10, 20]),
        lines: Array.from({ length: 6 }, () => random.int(1, 9)),
        asked: random.int(0, 5),
      }),
      (p) =>
        value(p, p.asked) !== beside(p) &&
        p.lines.slice(1).every((n, i) => n !== p.lines[i]) &&
        value(p, p.asked) !== p.yStep &&
        beside(p) !== p.lines[p.asked],
    ),
  prompt: (p) =>
    `The line graph shows ${graphOf(p).what}. How many ${graphOf(p).unit} does it show ${graphOf(p).at} ${label(p)}?`,
  figure: (p) => ({
    ...chartOf(graphOf(p), p.yStep, [{ values: p.lines.map((n) => n * p.yStep) }]),
    alt: `A line graph. The scale goes up by ${p.yStep} from one line to the next. ${linesInWords(graphOf(p), p.lines)}`,
  }),
  answer: (p) => ({
    kind: 'number',
    model: String(value(p, p.asked)),
    unit: graphOf(p).unit,
    forms: [{ kind: 'whole-number' }],
  }),
  steps: (p) => [
    step(
      'identity',
      `${2 * p.yStep}-${p.yStep}=${p.yStep}`,
      'That’s the jump from one line of the scale to the next.',
      'Look at the numbers on the vertical scale.',
      'How much does the scale go up from line to line?',
    ),
    step(
      'start',
      `${p.lines[p.asked]}\\times ${p.yStep}`,
      `Above ${label(p)}, the point is on line ${p.lines[p.asked]} of the scale.`,
      `Go up from ${label(p)} to the point, then across to the scale.`,
      'Which line of the scale is the point on?',
    ),
    step(
      'equal',
      String(value(p, p.asked)),
      'Read the number on this line.',
      'Count up the scale in jumps.',
      'What number is on this line?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'reads-other-column',
      compute: (p) => String(beside(p)),
      firstWrongStep: 1,
      feedback: (p) => `That’s the point beside it. Start at ${label(p)} and go straight up.`,
    },
    {
      misconceptionId: 'reads-scale-as-ones',
      compute: (p) => String(p.lines[p.asked]),
      firstWrongStep: 0,
      feedback: () => 'You counted the lines. Check how much the scale goes up each time.',
    },
    {
      misconceptionId: 'scale-line-miscounted',
      compute: (p) => otherThan(beside(p), value(p, p.asked) - p.yStep),
      firstWrongStep: 1,
      feedback: (p) => `Count the lines on the scale again. Each one is worth ${p.yStep}.`,
    },
  ],
  confirm: (p) => {
    let reading = 0;
    for (let line = 0; line < (p.lines[p.asked] ?? 0); line += 1) reading += p.yStep;
    return { kind: 'values', values: [reading] };
  },
  examples: [
    { seed: 's1', input: '40', verdict: 'correct' },
    { seed: 's2', input: '90', verdict: 'wrong', misconceptionId: 'reads-other-column' },
    { seed: 's3', input: '3', verdict: 'wrong', misconceptionId: 'reads-scale-as-ones' },
    { seed: 's9', input: '40', verdict: 'correct' },
  ],
});

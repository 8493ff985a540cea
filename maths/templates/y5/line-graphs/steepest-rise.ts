import { defineTemplate } from '../../format';
import { inFull } from '../../names-in-full';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { chartOf, type GraphStory, graphs } from '../shared/line-graph-stories';

interface Params {
  graph: number;
  yStep: number;
  lines: number[];
}

const graphOf = (p: Params): GraphStory => graphs[p.graph] as GraphStory;
const values = (p: Params) => p.lines.map((n) => n * p.yStep);
const changes = (p: Params) =>
  values(p)
    .slice(1)
    .map((v, i) => v - (values(p)[i] ?? 0));
const between = (p: Params, i: number) =>
  `From ${inFull(graphOf(p).labels[i] ?? '')} to ${inFull(graphOf(p).labels[i + 1] ?? '')}`;
const steepest = (p: Params) => changes(p).indexOf(Math.max(...changes(p)));
const steepestFall = (p: Params) => changes(p).indexOf(Math.min(...changes(p)));
/** The part of the line that leads to the highest point. */
const toHighest = (p: Params) => values(p).indexOf(Math.max(...values(p))) - 1;

export const steepestRise = defineTemplate<Params>({
  id: 'y5/line-graphs/steepest-rise',
  version: 1,
  topicId: '79-line-graphs',
  years: [5],
  difficulty: 'NORMAL',
  strategy: 'compare-the-changes',
  calculator: false,
  title: 'Where does it grow the most?',
  params: (random) =>
    drawUntil(
      () => ({
        graph: random.int(0, graphs.length - 1),
        yStep: random.pick([2, 5, 10, 20]),
        lines: Array.from({ length: 6 }, () => random.int(1, 10)),
      }),
      (p) => {
        const sorted = [...changes(p)].sort((a, b) => b - a);
        const [first = 0, second = 0] = sorted;
        return (
          new Set(p.lines).size === 6 &&
          first > second &&
          Math.min(...changes(p)) < -first &&
          toHighest(p) >= 0 &&
          toHighest(p) !== steepest(p)
        );
      },
    ),
  prompt: (p) => `The line graph shows ${graphOf(p).what}. Between which two points does it go up the most?`,
  figure: (p) => ({
    ...chartOf(graphOf(p), p.yStep, [{ values: values(p) }]),
    alt: `A line graph with six points. ${graphOf(p)
      .labels.map((label, i) => `${label}: ${values(p)[i]}.`)
      .join(' ')}`,
  }),
  answer: (p) => ({ kind: 'choice', model: between(p, steepest(p)) }),
  correctChoice: (p) => between(p, steepest(p)),
  steps: (p) => {
    const best = steepest(p);
    const high = toHighest(p);
    return [
      step(
        'identity',
        `${values(p)[best + 1]}-${values(p)[best]}=${changes(p)[best]}`,
        `${between(p, best)} is the steepest part going up.`,
        'Find the steepest part that goes up, and work out its change.',
        'Which part of the line climbs the most steeply?',
      ),
      step(
        'identity',
        (changes(p)[high] ?? 0) > 0
          ? `${values(p)[high + 1]}-${values(p)[high]}=${changes(p)[high]}`
          : `${values(p)[high]}-${values(p)[high + 1]}=${-(changes(p)[high] ?? 0)}`,
        'The part leading to the highest point has a smaller change.',
        'Compare it with the part leading to the highest point.',
        'Does the highest point come after the largest change?',
      ),
      step(
        'start',
        `${changes(p)[high]}<${changes(p)[best]}`,
        'The largest growth is the largest difference between two points next to each other.',
        'Compare the two differences.',
        'Which difference is larger?',
      ),
      step(
        'result',
        `\\text{${between(p, best)}}`,
        'This is where the line climbs the most.',
        'Name the two ends of that part.',
        'Where does this part start and end?',
      ),
    ];
  },
  wrongPaths: [
    {
      misconceptionId: 'highest-point-as-steepest',
      compute: (p) => between(p, toHighest(p)),
      firstWrongStep: 1,
      feedback: () =>
        'This part leads to the highest point. You want the largest change, so look at how steep the line is.',
    },
    {
      misconceptionId: 'rise-fall-swap',
      compute: (p) => between(p, steepestFall(p)),
      firstWrongStep: 0,
      feedback: () => 'The line is steep here, but it goes down. The question asks where it goes up.',
    },
  ],
  confirm: (p) => {
    let best = { text: '', growth: 0 };
    for (let i = 0; i + 1 < p.lines.length; i += 1) {
      let growth = 0;
      for (let line = p.lines[i] ?? 0; line < (p.lines[i + 1] ?? 0); line += 1) growth += 1;
      if (growth > best.growth) best = { text: between(p, i), growth };
    }
    return { kind: 'one-of', texts: [best.text] };
  },
  examples: [
    { seed: 's1', input: 'From Tuesday to Wednesday', verdict: 'correct' },
    { seed: 's2', input: 'From week 4 to week 5', verdict: 'wrong', misconceptionId: 'highest-point-as-steepest' },
    { seed: 's3', input: 'From 2023 to 2024', verdict: 'wrong', misconceptionId: 'rise-fall-swap' },
    { seed: 's9', input: 'From week 4 to week 5', verdict: 'correct' },
  ],
});

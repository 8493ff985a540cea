import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';
import { linkList, networkFigure, totalWeight } from '../../y10/shared/weighted-network';
import {
  backPipes,
  cutPipes,
  flowPlaces,
  flowStories,
  maximumFlow as largestFlow,
  pipeCount,
  pipesOf,
  sourceSides,
} from './flow-network';

interface Params {
  story: number;
  capacities: number[];
}

const storyOf = (p: Params) => flowStories[p.story] ?? flowStories[0];
const pipes = (p: Params) => pipesOf(p.capacities);
const capacity = (p: Params, side: string[]) => totalWeight(cutPipes(pipes(p), side));
const model = (p: Params) => `${largestFlow(pipes(p))}`;
const atSource = (p: Params) => capacity(p, ['S']);
const atSink = (p: Params) => capacity(p, ['S', 'A', 'B', 'C', 'D']);
const leastSide = (p: Params) => sourceSides().sort((a, b) => capacity(p, a) - capacity(p, b))[0] ?? ['S'];
const sumLine = (p: Params, side: string[]) =>
  cutPipes(pipes(p), side)
    .map(({ weight }) => weight)
    .join('+');
const pipeNames = (p: Params, side: string[]) =>
  cutPipes(pipes(p), side)
    .map(({ from, to }) => `${from}${to}`)
    .join(', ');

export const maximumFlow = defineTemplate<Params>({
  id: 'y12/flow/maximum-flow',
  version: 1,
  topicId: '190-flow-and-matching',
  years: [12],
  difficulty: 'NORMAL',
  strategy: 'maximum-flow-minimum-cut',
  calculator: true,
  title: 'Maximum flow through a network',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, flowStories.length - 1),
        capacities: Array.from({ length: pipeCount }, () => random.int(3, 24)),
      }),
      (p) =>
        Number(model(p)) < Math.min(atSource(p), atSink(p)) &&
        backPipes(pipes(p), leastSide(p)).length > 0 &&
        atSource(p) !== atSink(p) &&
        !p.capacities.includes(Number(model(p))),
    ),
  prompt: (p) => `${storyOf(p).text} What is the maximum flow from $S$ to $T$, in ${storyOf(p).flow}?`,
  figure: (p) =>
    networkFigure(flowPlaces, pipes(p), `A directed network with these capacities. ${linkList(pipes(p), '')}`, true),
  answer: (p) => ({ kind: 'number', model: model(p), forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      sumLine(p, ['S']),
      'The flow can’t be more than the capacity leaving the source. This is one cut.',
      'Add the capacities that leave $S$.',
      'What is the most that can leave $S$?',
    ),
    equal(`${atSource(p)}`, 'The flow can’t be more than this.', 'Add.', 'Can the rest of the network carry as much?'),
    start(
      sumLine(p, leastSide(p)),
      `The cut through ${pipeNames(p, leastSide(p))} has the smallest capacity. Anything going back across the cut doesn’t count.`,
      'Try other cuts between $S$ and $T$, and look for the one with the smallest capacity.',
      'Where is the bottleneck in the network?',
    ),
    equal(
      model(p),
      'The maximum flow equals the capacity of the minimum cut.',
      'Add.',
      'Can you find a flow that large?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'outer-capacity-as-flow',
      compute: (p) => unlessRight(`${Math.min(atSource(p), atSink(p))}`, model(p)),
      firstWrongStep: 2,
      feedback: () =>
        'You only looked at the connections next to the source or the sink. There can be a bottleneck in between.',
    },
    {
      misconceptionId: 'backward-edge-counted',
      compute: (p) => `${Number(model(p)) + totalWeight(backPipes(pipes(p), leastSide(p)))}`,
      firstWrongStep: 2,
      feedback: () => 'You also counted capacity going back across your cut. Does it carry anything towards $T$?',
    },
  ],
  // The smallest of the capacities of all cuts.
  confirm: (p) => ({
    kind: 'values',
    values: [
      Math.min(
        ...sourceSides().map((side) =>
          pipes(p).reduce(
            (sum, { from, to, weight }) => (side.includes(from) && !side.includes(to) ? sum + weight : sum),
            0,
          ),
        ),
      ),
    ],
  }),
  examples: [
    { seed: 's1', input: '9', verdict: 'correct' },
    { seed: 's2', input: '18', verdict: 'correct' },
    { seed: 's3', input: '42/2', verdict: 'wrong-form' },
    { seed: 's1', input: '27', verdict: 'wrong', misconceptionId: 'outer-capacity-as-flow' },
    { seed: 's1', input: '12', verdict: 'wrong', misconceptionId: 'backward-edge-counted' },
  ],
});

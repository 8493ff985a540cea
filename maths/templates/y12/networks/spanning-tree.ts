import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';
import {
  type Link,
  leastJoiningWeight,
  linkList,
  minimumSpanningTree,
  networkFigure,
  totalWeight,
} from '../../y10/shared/weighted-network';
import { nearestWalk } from './greedy';
import { treeLayouts } from './layouts';

interface Params {
  story: number;
  layout: number;
  weights: number[];
}

const stories = [
  {
    text: 'Six campsites are to be joined by water pipes. The network shows the possible pipes with their lengths in metres.',
    unit: 'm',
    tens: 10,
    what: 'length of pipe',
  },
  {
    text: 'Six sheds on a farm are to be joined by cable. The network shows the possible cables with their lengths in metres.',
    unit: 'm',
    tens: 10,
    what: 'length of cable',
  },
  {
    text: 'Six villages are to be joined by walking paths. The network shows the possible paths with their lengths in kilometres.',
    unit: 'km',
    tens: 1,
    what: 'length of path',
  },
  {
    text: 'Six wetlands are to be joined by boardwalks. The network shows the possible boardwalks with their costs in thousands of dollars.',
    unit: 'thousand dollars',
    tens: 1,
    what: 'cost in thousands of dollars',
  },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const layoutOf = (p: Params) => treeLayouts[p.layout] ?? { places: [], pairs: [] };
const ids = (p: Params) => layoutOf(p).places.map(({ id }) => id);
const links = (p: Params): Link[] =>
  layoutOf(p).pairs.map(([from, to], place) => ({ from, to, weight: (p.weights[place] ?? 1) * storyOf(p).tens }));
const tree = (p: Params) => minimumSpanningTree(ids(p), links(p));
const model = (p: Params) => `${totalWeight(tree(p))}`;
const lightest = (p: Params) => [...links(p)].sort((a, b) => a.weight - b.weight).slice(0, ids(p).length - 1);

export const spanningTree = defineTemplate<Params>({
  id: 'y12/networks/spanning-tree',
  version: 1,
  topicId: '188-networks-shortest-path-spanning-trees',
  years: [12],
  difficulty: 'EASY',
  strategy: 'lightest-link-first',
  calculator: true,
  title: 'Weight of a minimum spanning tree',
  params: (random) =>
    drawUntil(
      () => {
        const layout = random.int(0, treeLayouts.length - 1);
        const numbers = random.shuffle(Array.from({ length: 22 }, (_, place) => place + 4));
        return {
          story: random.int(0, stories.length - 1),
          layout,
          weights: numbers.slice(0, treeLayouts[layout]?.pairs.length),
        };
      },
      (p) =>
        totalWeight(lightest(p)) !== totalWeight(tree(p)) && !tree(p).some(({ weight }) => `${weight}` === model(p)),
    ),
  prompt: (p) =>
    `${storyOf(p).text} Every place must be connected to every other, directly or through other places. What is the smallest total ${storyOf(p).what}?`,
  figure: (p) =>
    networkFigure(
      layoutOf(p).places,
      links(p),
      `A network with these connections. ${linkList(links(p), storyOf(p).unit)}`,
    ),
  // Thousands of dollars stay a plain number: the unit is in the question.
  answer: (p) =>
    storyOf(p).unit === 'thousand dollars'
      ? { kind: 'number', model: model(p), forms: [{ kind: 'whole-number' }] }
      : {
          kind: 'quantity',
          model: `${model(p)} ${storyOf(p).unit}`,
          unit: storyOf(p).unit,
          forms: [{ kind: 'whole-number' }],
        },
  steps: (p) => [
    start(
      `${ids(p).length}-1`,
      'A tree that joins all the places has one fewer connection than there are places.',
      'How many connections does a spanning tree have?',
      'How many connections join every place without making a loop?',
    ),
    equal(
      `${ids(p).length - 1}`,
      'This is how many connections to choose.',
      'Subtract.',
      'How many connections do you need?',
    ),
    start(
      tree(p)
        .map(({ weight }) => weight)
        .join('+'),
      `Take the connection with the smallest number each time, unless it makes a loop: ${tree(p)
        .map(({ from, to }) => `${from}${to}`)
        .join(', ')}.`,
      'Start with the smallest number, then take the next smallest that doesn’t make a loop.',
      'Which connection comes next, and does it join somewhere new?',
    ),
    equal(model(p), 'Add the chosen connections.', 'Work out the sum.', 'Is every place connected?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'loop-in-spanning-tree',
      compute: (p) => unlessRight(`${totalWeight(lightest(p))}`, model(p)),
      firstWrongStep: 2,
      feedback: () =>
        'Your smallest connections make a loop and leave a place out. Skip any connection that makes a loop.',
    },
    {
      misconceptionId: 'walk-instead-of-tree',
      compute(p) {
        const walk = nearestWalk(links(p), 'A', ids(p).length);
        return walk === null ? null : unlessRight(`${totalWeight(walk)}`, model(p));
      },
      firstWrongStep: 2,
      feedback: () => 'You went from place to place in one path. A tree can branch anywhere.',
    },
    {
      misconceptionId: 'adds-every-number',
      compute: (p) => `${totalWeight(links(p))}`,
      firstWrongStep: 0,
      feedback: () => 'You used all the connections. You don’t need all of them to reach every place.',
    },
  ],
  confirm: (p) => ({ kind: 'values', values: [leastJoiningWeight(ids(p), links(p))] }),
  examples: [
    { seed: 's1', input: '490', verdict: 'correct' },
    { seed: 's2', input: '450', verdict: 'correct' },
    { seed: 's3', input: '800/2', verdict: 'wrong-form' },
    { seed: 's1', input: '440', verdict: 'wrong', misconceptionId: 'loop-in-spanning-tree' },
    { seed: 's1', input: '1300', verdict: 'wrong', misconceptionId: 'adds-every-number' },
    { seed: 's2', input: '570', verdict: 'wrong', misconceptionId: 'walk-instead-of-tree' },
  ],
});

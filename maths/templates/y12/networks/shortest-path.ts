import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';
import {
  type Link,
  linkList,
  linksOfRoute,
  networkFigure,
  shortestRoute,
  simpleRoutes,
  totalWeight,
} from '../../y10/shared/weighted-network';
import { nearestWalkTo } from './greedy';
import { routeLayouts } from './layouts';

interface Params {
  story: number;
  layout: number;
  weights: number[];
}

const stories = [
  {
    text: 'The network shows roads between seven towns, with distances in kilometres.',
    unit: 'km',
    ask: 'What is the shortest distance from $A$ to $G$, in kilometres?',
    scale: 1,
  },
  {
    text: 'The network shows walking tracks in a national park, with times in minutes.',
    unit: 'min',
    ask: 'What is the shortest time from $A$ to $G$, in minutes?',
    scale: 5,
  },
  {
    text: 'The network shows train links, with times in minutes.',
    unit: 'min',
    ask: 'What is the shortest travel time from $A$ to $G$, in minutes?',
    scale: 1,
  },
  {
    text: 'The network shows the corridors of a hospital, with lengths in metres.',
    unit: 'm',
    ask: 'What is the length of the shortest path from $A$ to $G$, in metres?',
    scale: 5,
  },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const layoutOf = (p: Params) => routeLayouts[p.layout] ?? { places: [], pairs: [] };
const links = (p: Params): Link[] =>
  layoutOf(p).pairs.map(([from, to], place) => ({ from, to, weight: (p.weights[place] ?? 1) * storyOf(p).scale }));
const route = (p: Params) => shortestRoute(links(p), 'A', 'G');
const lengthOf = (p: Params, places: string[]) => totalWeight(linksOfRoute(links(p), places));
const model = (p: Params) => `${lengthOf(p, route(p))}`;
const sumLine = (p: Params, places: string[]) =>
  linksOfRoute(links(p), places)
    .map(({ weight }) => weight)
    .join('+');
/** Of the routes with the fewest connections the shortest one. */
const fewest = (p: Params) =>
  simpleRoutes(links(p), 'A', 'G').sort((a, b) => a.length - b.length || lengthOf(p, a) - lengthOf(p, b))[0] ?? [];
const greedy = (p: Params) => nearestWalkTo(links(p), 'A', 'G');

export const shortestPath = defineTemplate<Params>({
  id: 'y12/networks/shortest-path',
  version: 1,
  topicId: '188-networks-shortest-path-spanning-trees',
  years: [12],
  difficulty: 'NORMAL',
  strategy: 'shortest-path-labels',
  calculator: true,
  title: 'Shortest path through a network',
  params: (random) =>
    drawUntil(
      () => {
        const layout = random.int(0, routeLayouts.length - 1);
        const pairs = routeLayouts[layout]?.pairs ?? [];
        return { story: random.int(0, stories.length - 1), layout, weights: pairs.map(() => random.int(3, 19)) };
      },
      (p) => {
        const lengths = simpleRoutes(links(p), 'A', 'G').map((places) => lengthOf(p, places));
        const least = Math.min(...lengths);
        const walk = greedy(p);
        return (
          lengths.filter((length) => length === least).length === 1 &&
          lengthOf(p, fewest(p)) !== least &&
          (walk === null || totalWeight(walk) !== least) &&
          !links(p).some(({ weight }) => weight === least)
        );
      },
    ),
  prompt: (p) => `${storyOf(p).text} ${storyOf(p).ask}`,
  figure: (p) =>
    networkFigure(
      layoutOf(p).places,
      links(p),
      `A network with these connections. ${linkList(links(p), storyOf(p).unit)}`,
    ),
  answer: (p) => ({
    kind: 'quantity',
    model: `${model(p)} ${storyOf(p).unit}`,
    unit: storyOf(p).unit,
    forms: [{ kind: 'whole-number' }],
  }),
  steps: (p) => [
    start(
      sumLine(p, fewest(p)),
      `Start with a path that has few connections: ${fewest(p).join('')}.`,
      'Start with any path from $A$ to $G$ and add its numbers.',
      'How long is a path with few connections?',
    ),
    equal(
      `${lengthOf(p, fewest(p))}`,
      'You can now ignore any path longer than this.',
      'Add.',
      'Can a path with more connections be shorter?',
    ),
    start(
      sumLine(p, route(p)),
      `Label each place with its shortest distance from $A$. The labels give the path ${route(p).join('')}.`,
      'At each place, write the shortest distance from $A$. Keep going from the place with the smallest label.',
      'For each place, which neighbour is the quickest to come from?',
    ),
    equal(
      model(p),
      'Add. Every other path is longer.',
      'Work out the sum.',
      'Is it shorter than the first path you tried?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'nearest-place-next',
      compute(p) {
        const walk = greedy(p);
        return walk === null ? null : unlessRight(`${totalWeight(walk)}`, model(p));
      },
      firstWrongStep: 2,
      feedback: () => 'You went to the nearest place each time. A short first leg can lead to a long way round.',
    },
    {
      misconceptionId: 'fewest-links-not-shortest',
      compute: (p) => unlessRight(`${lengthOf(p, fewest(p))}`, model(p)),
      firstWrongStep: 2,
      feedback: () => 'You took a path with the fewest connections. A path with more of them can still be shorter.',
    },
  ],
  // Try every way.
  confirm: (p) => ({
    kind: 'values',
    values: [Math.min(...simpleRoutes(links(p), 'A', 'G').map((places) => lengthOf(p, places)))],
  }),
  examples: [
    { seed: 's1', input: '30', verdict: 'correct' },
    { seed: 's2', input: '22', verdict: 'correct' },
    { seed: 's3', input: '42/2', verdict: 'wrong-form' },
    { seed: 's1', input: '35', verdict: 'wrong', misconceptionId: 'nearest-place-next' },
    { seed: 's1', input: '36', verdict: 'wrong', misconceptionId: 'fewest-links-not-shortest' },
  ],
});

import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';
import {
  type Link,
  leastJoiningWeight,
  linkList,
  minimumSpanningTree,
  totalWeight,
} from '../../y10/shared/weighted-network';
import { nearestWalk } from './greedy';

/** Distances of five places in the order of `pairs`. */
interface Params {
  story: number;
  weights: number[];
}

const stories = [
  {
    names: ['P', 'Q', 'R', 'S', 'T'],
    text: 'Five cattle stations are to be joined by fibre cable. The table shows the distances between them in kilometres.',
  },
  {
    names: ['K', 'L', 'M', 'N', 'O'],
    text: 'Five islands are to be joined by undersea cable. The table shows the distances between them in kilometres.',
  },
  {
    names: ['A', 'B', 'C', 'D', 'E'],
    text: 'Five solar farms are to be joined by power lines. The table shows the distances between them in kilometres.',
  },
  {
    names: ['U', 'V', 'W', 'X', 'Y'],
    text: 'Five towns are to be joined by a new rail network. The table shows the distances between them in kilometres.',
  },
] as const;

const places = [0, 1, 2, 3, 4];
const pairs = places.flatMap((a) => places.filter((b) => b > a).map((b) => [a, b] as const));
const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const name = (p: Params, place: number) => storyOf(p).names[place] ?? '';
const links = (p: Params): Link[] =>
  pairs.map(([a, b], at) => ({ from: name(p, a), to: name(p, b), weight: p.weights[at] ?? 1 }));
const between = (p: Params, a: number, b: number) =>
  p.weights[pairs.findIndex(([x, y]) => x === Math.min(a, b) && y === Math.max(a, b))];
const ids = (p: Params) => [...storyOf(p).names];
const tree = (p: Params) => minimumSpanningTree(ids(p), links(p));
const model = (p: Params) => `${totalWeight(tree(p))}`;
const lightest = (p: Params) => [...links(p)].sort((a, b) => a.weight - b.weight).slice(0, 4);

export const spanningTreeFromTable = defineTemplate<Params>({
  id: 'y12/networks/spanning-tree-from-table',
  version: 1,
  topicId: '188-networks-shortest-path-spanning-trees',
  years: [12],
  difficulty: 'HARD',
  strategy: 'grow-a-tree-from-a-table',
  calculator: true,
  title: 'Minimum spanning tree from a table',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, stories.length - 1),
        weights: random.shuffle(Array.from({ length: 40 }, (_, place) => place + 12)).slice(0, pairs.length),
      }),
      (p) =>
        totalWeight(lightest(p)) !== totalWeight(tree(p)) &&
        `${totalWeight(nearestWalk(links(p), name(p, 0), 5) ?? [])}` !== model(p),
    ),
  prompt: (p) => `${storyOf(p).text} What is the smallest total length, in kilometres, that connects all five?`,
  figure: (p) => ({
    kind: 'table',
    alt: `A table of distances. ${linkList(links(p), 'km')}`,
    head: ['', ...storyOf(p).names],
    rowHeads: true,
    rows: places.map((a) => [name(p, a), ...places.map((b) => (a === b ? '–' : `${between(p, a, b)}`))]),
  }),
  answer: (p) => ({ kind: 'quantity', model: `${model(p)} km`, unit: 'km', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      '5-1',
      'A tree that joins five places has one fewer connection than that.',
      'How many connections join five places without making a loop?',
      'How many connections does a spanning tree have?',
    ),
    equal('4', 'This is how many connections to choose.', 'Subtract.', 'How many connections do you need?'),
    start(
      tree(p)
        .map(({ weight }) => weight)
        .join('+'),
      `Start with the smallest distance, then add the next smallest that doesn’t make a loop: ${tree(p)
        .map(({ from, to }) => `${from}${to}`)
        .join(', ')}.`,
      'Draw the five places as dots and add connections, smallest first. Skip any that makes a loop.',
      'Which entry in the table is smallest, and which is the next one that joins somewhere new?',
    ),
    equal(model(p), 'Add the chosen distances.', 'Work out the sum.', 'Are all five places connected?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'loop-in-spanning-tree',
      compute: (p) => unlessRight(`${totalWeight(lightest(p))}`, model(p)),
      firstWrongStep: 2,
      feedback: () => 'The four smallest entries make a loop and leave a place out. Draw them to see.',
    },
    {
      misconceptionId: 'walk-instead-of-tree',
      compute: (p) => unlessRight(`${totalWeight(nearestWalk(links(p), name(p, 0), 5) ?? [])}`, model(p)),
      firstWrongStep: 2,
      feedback: (p) => `You went from ${name(p, 0)} through all the places in one path. A tree can branch.`,
    },
    {
      misconceptionId: 'star-instead-of-tree',
      compute: (p) => unlessRight(`${[1, 2, 3, 4].reduce((sum, b) => sum + (between(p, 0, b) ?? 0), 0)}`, model(p)),
      firstWrongStep: 2,
      feedback: (p) => `You joined every place straight to ${name(p, 0)}. Going through other places can be shorter.`,
    },
  ],
  confirm: (p) => ({ kind: 'values', values: [leastJoiningWeight(ids(p), links(p))] }),
  examples: [
    { seed: 's1', input: '78', verdict: 'correct' },
    { seed: 's2', input: '88', verdict: 'correct' },
    { seed: 's3', input: '142/2', verdict: 'wrong-form' },
    { seed: 's1', input: '72', verdict: 'wrong', misconceptionId: 'loop-in-spanning-tree' },
    { seed: 's1', input: '111', verdict: 'wrong', misconceptionId: 'walk-instead-of-tree' },
    { seed: 's1', input: '98', verdict: 'wrong', misconceptionId: 'star-instead-of-tree' },
  ],
});

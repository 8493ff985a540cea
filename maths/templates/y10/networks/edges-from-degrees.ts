import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

interface Params {
  story: number;
  degrees: number[];
}

const stories = [
  { text: 'In a network of tracks, the junctions have these degrees', edges: 'tracks', ends: 'junctions' },
  {
    text: 'In a network of friends, these are the numbers of friends each person has',
    edges: 'friendships',
    ends: 'people',
  },
  { text: 'In a network of bridges, the islands have these degrees', edges: 'bridges', ends: 'islands' },
  { text: 'In a computer network, the devices have these degrees', edges: 'cables', ends: 'devices' },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const model = (p: Params) => `${sum(p.degrees) / 2}`;

/** The edges left to draw when the largest degree is joined to the next largest, again and again; null where it cannot be drawn. */
function drawnEdges(degrees: number[]): number | null {
  let [rest, edges] = [[...degrees].sort((a, b) => b - a), 0];
  while ((rest[0] ?? 0) > 0) {
    const [first = 0, ...others] = rest;
    if (first > others.length) return null;
    rest = others.map((degree, place) => (place < first ? degree - 1 : degree)).sort((a, b) => b - a);
    if ((rest.at(-1) ?? 0) < 0) return null;
    edges += first;
  }
  return edges;
}

export const edgesFromDegrees = defineTemplate<Params>({
  id: 'y10/networks/edges-from-degrees',
  version: 1,
  topicId: '172-networks',
  years: [10, 11],
  difficulty: 'EASY',
  strategy: 'sum-of-degrees',
  calculator: false,
  title: 'Number of edges from the degrees',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, stories.length - 1),
        degrees: Array.from({ length: random.int(5, 8) }, () => random.int(2, 5)),
      }),
      (p) =>
        sum(p.degrees) % 2 === 0 &&
        drawnEdges(p.degrees) !== null &&
        new Set(p.degrees).size > 2 &&
        sum(p.degrees) !== 2 * p.degrees.length,
    ),
  prompt: (p) =>
    `${storyOf(p).text}: $${p.degrees.join(', ')}$. Each connection joins two different ${storyOf(p).ends}. How many ${storyOf(p).edges} are there?`,
  answer: (p) => ({ kind: 'number', model: model(p), forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      p.degrees.join('+'),
      'A degree counts the ends of edges at a vertex. Add all the degrees.',
      'What does the degree of a vertex count? Add them up.',
      'How many ends of edges are there in the whole network?',
    ),
    equal(
      `${sum(p.degrees)}`,
      'That’s how many ends of edges there are.',
      'Work out the sum.',
      'How many ends are there?',
    ),
    start(
      `${sum(p.degrees)}\\div 2`,
      'Each edge has two ends.',
      'How many ends does each edge have?',
      'How many times has each edge been counted?',
    ),
    equal(model(p), 'Divide.', 'Halve the number of ends.', 'Is each edge now counted once?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'edge-counted-at-both-ends',
      compute: (p) => `${sum(p.degrees)}`,
      firstWrongStep: 2,
      feedback: () => 'You counted each connection at both of its ends.',
    },
    {
      misconceptionId: 'vertices-for-edges',
      compute: (p) => unlessRight(`${p.degrees.length}`, model(p)),
      firstWrongStep: 0,
      feedback: () => 'That’s the number of vertices. The question asks for the connections between them.',
    },
  ],
  // Draw such a network and count.
  confirm: (p) => ({ kind: 'values', values: [drawnEdges(p.degrees) ?? Number.NaN] }),
  examples: [
    { seed: 's1', input: '10', verdict: 'correct' },
    { seed: 's2', input: '13', verdict: 'correct' },
    { seed: 's3', input: '16/2', verdict: 'wrong-form' },
    { seed: 's1', input: '20', verdict: 'wrong', misconceptionId: 'edge-counted-at-both-ends' },
    { seed: 's1', input: '6', verdict: 'wrong', misconceptionId: 'vertices-for-edges' },
  ],
});

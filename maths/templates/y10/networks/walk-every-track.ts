import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { result, start } from '../../worked-line';

/** Five places in a ring with a few more tracks across; each track is a pair of letters. */
interface Params {
  story: number;
  tracks: string[];
}

const stories = [
  'The network shows walking tracks between five lookouts.',
  'The network shows the streets on a mail run between five corners.',
  'The network shows the garden paths between five fountains.',
  'The network shows the lines that a drawing robot has to draw between five dots.',
] as const;

const closed = 'Yes, and the walk can end where it began.';
const open = 'Yes, but the walk has to begin and end at different places.';
const never = 'No, at least one connection has to be used twice or left out.';

const places = ['A', 'B', 'C', 'D', 'E'];
const spots = [
  [0, 3],
  [4, 3],
  [6, 0],
  [2, -2],
  [-2, 0],
] as const;
const ring = ['AB', 'BC', 'CD', 'DE', 'AE'];
const across = ['AC', 'AD', 'BD', 'BE', 'CE'];

const degree = (p: Params, place: string) => p.tracks.filter((track) => track.includes(place)).length;
const oddPlaces = (p: Params) => places.filter((place) => degree(p, place) % 2 === 1);
const right = (p: Params) => ({ 0: closed, 2: open })[oddPlaces(p).length] ?? never;

/** All ends of walks from a place that use every track once. */
function endsOfWalks(tracks: string[], here: string): string[] {
  if (tracks.length === 0) return [here];
  return tracks.flatMap((track, at) =>
    track.includes(here) ? endsOfWalks([...tracks.slice(0, at), ...tracks.slice(at + 1)], track.replace(here, '')) : [],
  );
}

export const walkEveryTrack = defineTemplate<Params>({
  id: 'y10/networks/walk-every-track',
  version: 1,
  topicId: '172-networks',
  years: [10, 11],
  difficulty: 'HARD',
  strategy: 'odd-and-even-degrees',
  calculator: false,
  title: 'Walk every track once',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, stories.length - 1),
        tracks: [
          ...random.shuffle(ring).slice(0, random.int(3, 5)),
          ...random.shuffle(across).slice(0, random.int(1, 4)),
        ].sort(),
      }),
      (p) => places.every((place) => degree(p, place) >= 2) && p.tracks.length >= 6 && p.tracks.length <= 8,
    ),
  prompt: (p) => `${stories[p.story] ?? stories[0]} Is there a walk that uses each connection exactly once?`,
  figure: (p) => ({
    kind: 'network',
    alt: `A network of five places with these connections: ${p.tracks.map((track) => `${track.charAt(0)} to ${track.charAt(1)}`).join(', ')}.`,
    nodes: places.map((id, at) => ({ id, x: spots[at]?.[0] ?? 0, y: spots[at]?.[1] ?? 0, label: id })),
    edges: p.tracks.map((track) => ({ from: track.charAt(0), to: track.charAt(1) })),
  }),
  answer: (p) => ({ kind: 'choice', model: right(p) }),
  correctChoice: right,
  steps: (p) => [
    start(
      places.map((place) => degree(p, place)).join(','),
      'These are the degrees of A, B, C, D and E: how many connections meet there.',
      'Count how many connections meet at each place.',
      'Where do an odd number of connections meet?',
    ),
    step(
      'identity',
      `${oddPlaces(p).length}+${5 - oddPlaces(p).length}=5`,
      oddPlaces(p).length === 0
        ? 'All degrees are even.'
        : `The degrees of ${oddPlaces(p).join(', ')} are odd, and the others are even.`,
      'Each time a walk passes through a place, it uses two of its connections.',
      'If an odd number of connections meet at a place, what does that mean for where the walk starts or ends?',
    ),
    result(
      `\\text{${oddPlaces(p).length === 0 ? 'Closed walk' : oddPlaces(p).length === 2 ? 'Open walk' : 'No such walk'}}`,
      oddPlaces(p).length === 0
        ? 'When every degree is even, a walk can use each connection once and come back to the start.'
        : oddPlaces(p).length === 2
          ? `The walk starts at one of ${oddPlaces(p).join(' and ')} and ends at the other.`
          : 'A walk has only two ends, so at most two places can have an odd degree.',
      'How many odd places can there be at most?',
      'How many ends does a walk have?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'connected-means-walkable',
      compute: (p) => (right(p) === closed ? null : closed),
      firstWrongStep: 1,
      feedback: () => 'Everything is connected, but look at the places where an odd number of connections meet.',
    },
    {
      misconceptionId: 'passing-twice-forbidden',
      compute: (p) => (right(p) === never ? null : never),
      firstWrongStep: 2,
      feedback: () => 'A walk can pass through a place more than once. It’s only the connections that are used once.',
    },
    {
      misconceptionId: 'odd-places-not-counted',
      compute: (p) => (right(p) === open ? null : open),
      firstWrongStep: 1,
      feedback: () => 'Count the places with an odd degree. Is it exactly two?',
    },
  ],
  // Try all walks.
  confirm(p) {
    const ends = places.flatMap((from) => endsOfWalks(p.tracks, from).map((to) => from === to));
    const text = ends.length === 0 ? never : ends.some((back) => back) ? closed : open;
    return { kind: 'one-of', texts: [text] };
  },
  examples: [
    { seed: 's1', input: 'Yes, but the walk has to begin and end at different places.', verdict: 'correct' },
    { seed: 's2', input: 'Yes, but the walk has to begin and end at different places.', verdict: 'correct' },
    {
      seed: 's1',
      input: 'Yes, and the walk can end where it began.',
      verdict: 'wrong',
      misconceptionId: 'connected-means-walkable',
    },
    {
      seed: 's1',
      input: 'No, at least one connection has to be used twice or left out.',
      verdict: 'wrong',
      misconceptionId: 'passing-twice-forbidden',
    },
    {
      seed: 's3',
      input: 'Yes, but the walk has to begin and end at different places.',
      verdict: 'wrong',
      misconceptionId: 'odd-places-not-counted',
    },
  ],
});

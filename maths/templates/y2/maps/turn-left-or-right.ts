import { defineTemplate } from '../../format';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { counted } from '../../y1/shared/counted';
import { textLine } from '../../y1/shared/text-line';

interface Params {
  person: string;
  /** 0 up, 1 right, 2 down, 3 left. */
  start: number;
  /** Each turn: 1 to the right, -1 to the left. */
  turns: [1 | -1, 1 | -1];
  lengths: [number, number, number];
}

const ways = ['up', 'right', 'down', 'left'] as const;
const moves = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;
const headings = ({ start, turns }: Params) => [
  start,
  (start + turns[0] + 4) % 4,
  (start + turns[0] + turns[1] + 4) % 4,
];
const name = (turn: number) => (turn > 0 ? 'right' : 'left');
const both = (first: string, second: string) => `${first}, then ${second}`;
const right = (p: Params) => both(name(p.turns[0]), name(p.turns[1]));
const swapped = (p: Params) => both(name(-p.turns[0]), name(-p.turns[1]));
/** Left and right as they lie on the page, where the way goes across; up and down are turned rightly. */
const byPage = (p: Params) => {
  const [first = '', second = ''] = headings(p)
    .slice(1)
    .map((heading, at) => (heading % 2 === 1 ? (ways[heading] ?? '') : name(p.turns[at] ?? 1)));
  return both(first, second);
};
/** The points of the way, moved so that it begins inside the paper. */
function points(p: Params): [number, number][] {
  const raw: [number, number][] = [[0, 0]];
  headings(p).forEach((heading, at) => {
    const [x, y] = raw.at(-1) ?? [0, 0];
    const [dx, dy] = moves[heading] ?? [0, 0];
    raw.push([x + dx * (p.lengths[at] ?? 1), y + dy * (p.lengths[at] ?? 1)]);
  });
  const [left, low] = [Math.min(...raw.map(([x]) => x)), Math.min(...raw.map(([, y]) => y))];
  return raw.map(([x, y]) => [x - left + 1, y - low + 1]);
}

export const turnLeftOrRight = defineTemplate<Params>({
  id: 'y2/maps/turn-left-or-right',
  version: 1,
  topicId: '26-maps-and-pathways',
  years: [2],
  difficulty: 'HARD',
  strategy: 'turn-as-the-walker',
  calculator: false,
  title: 'Left or right?',
  params: (random) => ({
    person: random.pick(people),
    start: random.pick([0, 1, 2, 2, 3]),
    turns: [random.pick([1, -1] as const), random.pick([1, -1] as const)] as [1 | -1, 1 | -1],
    lengths: [random.int(2, 3), random.int(2, 4), random.int(1, 2)] as [number, number, number],
  }),
  prompt: (p) => `${p.person} walks along this path from the dot. Which way does ${p.person} turn at each corner?`,
  figure: (p) => ({
    kind: 'grid',
    alt: `A path on a page. It goes ${headings(p)
      .map((heading, at) => `${counted(p.lengths[at] ?? 1, 'square')} ${ways[heading]}`)
      .join(', then ')}.`,
    columns: 8,
    rows: 8,
    path: points(p),
  }),
  answer: (p) => ({ kind: 'choice', model: right(p) }),
  correctChoice: right,
  steps: (p) => [
    step(
      'start',
      textLine(`first corner: ${name(p.turns[0])}`),
      `Walk with ${p.person} to the first corner.`,
      'Turn the page so you’re facing the way you walk.',
      'Which hand is on the side you turn to?',
    ),
    step(
      'start',
      textLine(`second corner: ${name(p.turns[1])}`),
      'Keep walking to the second corner.',
      'Turn the page again.',
      'Now which hand is on the side you turn to?',
    ),
    step(
      'result',
      textLine(right(p)),
      'Those are the two turns.',
      'Say the two turns in order.',
      'Did you face the way you walk each time?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'left-right-swap',
      compute: (p) => (byPage(p) === swapped(p) ? null : swapped(p)),
      firstWrongStep: 0,
      feedback: () => 'Hold up your hands at each corner. Which way is left? Which way is right?',
    },
    {
      misconceptionId: 'page-side-for-own-side',
      compute: (p) => (byPage(p) === right(p) ? null : byPage(p)),
      firstWrongStep: 0,
      feedback: (p) => `You used left and right on the page. Turn it so ${p.person} walks forwards.`,
    },
  ],
  confirm: (p) => {
    // The side of each corner by the area that three points span.
    const way = points(p);
    const turns = [1, 2].map((at) => {
      const [[ax, ay], [bx, by], [cx, cy]] = [way[at - 1], way[at], way[at + 1]].map((point) => point ?? [0, 0]) as [
        number,
        number,
      ][] as [[number, number], [number, number], [number, number]];
      return (bx - ax) * (cy - by) - (by - ay) * (cx - bx) > 0 ? 'left' : 'right';
    });
    return { kind: 'one-of', texts: [turns.join(', then ')] };
  },
  examples: [
    { seed: 's1', input: 'right, then right', verdict: 'correct' },
    { seed: 's2', input: 'right, then left', verdict: 'wrong', misconceptionId: 'left-right-swap' },
    { seed: 's3', input: 'right, then right', verdict: 'wrong', misconceptionId: 'page-side-for-own-side' },
    { seed: 's7', input: 'left, then left', verdict: 'correct' },
  ],
});

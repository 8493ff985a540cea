import { defineTemplate } from '../../format';
import { bracketed, polynomial } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { result, start } from '../../worked-line';

type Sign = '<' | '>';
/** Two half-planes: y below or above mx + b, and y below or above nx + c; and one point for each case. */
interface Params {
  m: number;
  b: number;
  first: Sign;
  n: number;
  c: number;
  second: Sign;
  both: [number, number];
  firstOnly: [number, number];
  secondOnly: [number, number];
  swapped: [number, number];
}

type Point = [number, number];
type Lines = Omit<Params, 'both' | 'firstOnly' | 'secondOnly' | 'swapped'>;
const meets = (sign: Sign, left: number, right: number) => (sign === '<' ? left < right : left > right);
const fits = (p: Lines, [x, y]: Point) =>
  [meets(p.first, y, p.m * x + p.b), meets(p.second, y, p.n * x + p.c)] as const;
const onEdge = (p: Lines, [x, y]: Point) => y === p.m * x + p.b || y === p.n * x + p.c;
/** Points for the options, none of them on an axis. */
const origin: Point = [0, 0];
const range = [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5];
const places: Point[] = range.flatMap((x) => range.filter((y) => y !== x).map((y): Point => [x, y]));
const isBoth = (p: Lines, q: Point) => !onEdge(p, q) && fits(p, q).every((holds) => holds);
/** What the four options are: in both regions, in the first, in the second, and in both when the coordinates are swapped. */
const kinds: ((p: Lines, q: Point) => boolean)[] = [
  isBoth,
  (p, q) => !onEdge(p, q) && fits(p, q)[0] && !fits(p, q)[1],
  (p, q) => !onEdge(p, q) && !fits(p, q)[0] && fits(p, q)[1],
  (p, [x, y]) => !onEdge(p, [x, y]) && !fits(p, [x, y])[0] && !fits(p, [x, y])[1] && isBoth(p, [y, x]),
];
const linear = (m: number, b: number) =>
  polynomial([
    [m, 1],
    [b, 0],
  ]);
const text = ([x, y]: Point) => `$(${x}, ${y})$`;

export const pointInRegion = defineTemplate<Params>({
  id: 'y10/simultaneous/point-in-region',
  version: 1,
  topicId: '163-simultaneous-equations-inequalities',
  years: [10],
  difficulty: 'NORMAL',
  strategy: 'test-a-point-in-both',
  calculator: false,
  title: 'A point that satisfies two inequalities',
  params: (random) => {
    const lines = drawUntil(
      () => ({
        m: random.nonZeroInt(-2, 2),
        b: random.nonZeroInt(-4, 4),
        first: random.pick(['<', '>'] as const),
        n: random.nonZeroInt(-2, 2),
        c: random.nonZeroInt(-4, 4),
        second: random.pick(['<', '>'] as const),
      }),
      (p) => p.m !== p.n && kinds.every((kind) => places.filter((q) => kind(p, q)).length >= 3),
    );
    const [both = origin, firstOnly = origin, secondOnly = origin, swapped = origin] = kinds.map((kind) =>
      random.pick(places.filter((q) => kind(lines, q))),
    );
    return { ...lines, both, firstOnly, secondOnly, swapped };
  },
  prompt: (p) =>
    `Which point satisfies both inequalities, $y${p.first}${linear(p.m, p.b)}$ and $y${p.second}${linear(p.n, p.c)}$?`,
  answer: (p) => ({ kind: 'choice', model: text(p.both) }),
  correctChoice: (p) => text(p.both),
  steps: (p) => [
    start(
      `${p.both[1]}${p.first}${bracketed(p.m)}\\times ${bracketed(p.both[0])}${p.b < 0 ? p.b : `+${p.b}`}`,
      `Substitute ${text(p.both)} into the first inequality: the right-hand side is $${p.m * p.both[0] + p.b}$, so it’s true.`,
      'Take each point in turn, and substitute its coordinates into the first inequality.',
      'Which coordinate do you substitute for $x$?',
    ),
    start(
      `${p.both[1]}${p.second}${bracketed(p.n)}\\times ${bracketed(p.both[0])}${p.c < 0 ? p.c : `+${p.c}`}`,
      `In the second inequality the right-hand side is $${p.n * p.both[0] + p.c}$, so that’s true as well.`,
      'Test the points that work in the second inequality too.',
      'Is it enough to satisfy one inequality?',
    ),
    result(
      `(${p.both[0]}, ${p.both[1]})`,
      'This point satisfies both inequalities. Each of the others fails at least one.',
      'Choose the point that passes both tests.',
      'Which point is in both regions?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'condition-left-out',
      compute: (p) => text(p.firstOnly),
      firstWrongStep: 1,
      feedback: (p) => `This point satisfies the first inequality. Test it in $y${p.second}${linear(p.n, p.c)}$ too.`,
    },
    {
      misconceptionId: 'wrong-side-of-line',
      compute: (p) => text(p.secondOnly),
      firstWrongStep: 0,
      feedback: (p) => `This point is on the wrong side of the line $y=${linear(p.m, p.b)}$. Which side do you need?`,
    },
    {
      misconceptionId: 'coordinates-swapped',
      compute: (p) => text(p.swapped),
      firstWrongStep: 0,
      feedback: () => 'This point would work with its coordinates swapped. The first coordinate is $x$.',
    },
  ],
  // Go along the vertical line through each point, and see on which side of both graphs it lies.
  confirm(p) {
    const points = [p.both, p.firstOnly, p.secondOnly, p.swapped];
    const height = (slope: number, start: number, x: number) => {
      let y = start;
      for (let i = 0; i < Math.abs(x); i += 1) y += x > 0 ? slope : -slope;
      return y;
    };
    const right = points.filter(([x, y]) => {
      const gaps = [y - height(p.m, p.b, x), y - height(p.n, p.c, x)] as const;
      return gaps[0] > 0 === (p.first === '>') && gaps[1] > 0 === (p.second === '>');
    });
    return { kind: 'one-of', texts: right.map(text) };
  },
  examples: [
    { seed: 's1', input: '$(2, -5)$', verdict: 'correct' },
    { seed: 's2', input: '$(4, 5)$', verdict: 'correct' },
    { seed: 's1', input: '$(-1, -5)$', verdict: 'wrong', misconceptionId: 'condition-left-out' },
    { seed: 's1', input: '$(1, 3)$', verdict: 'wrong', misconceptionId: 'wrong-side-of-line' },
    { seed: 's1', input: '$(-3, 3)$', verdict: 'wrong', misconceptionId: 'coordinates-swapped' },
  ],
});

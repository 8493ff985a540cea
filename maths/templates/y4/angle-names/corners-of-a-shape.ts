import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { otherThan } from '../../y1/shared/other-than';
import { wholeAnswer } from '../../y1/shared/whole-answer';
import { angleKind } from '../shared/angle-kind';

interface Params {
  person: string;
  corners: [number, number][];
  ask: 'acute' | 'obtuse';
}

const names = ['A', 'B', 'C', 'D', 'E'] as const;
/** The angles inside the corners, in degrees, by the law of cosines. */
function anglesOf(corners: [number, number][]): number[] {
  const n = corners.length;
  return corners.map((at, i) => {
    const [before, after] = [corners[(i + n - 1) % n] ?? at, corners[(i + 1) % n] ?? at];
    const gap = (a: [number, number], b: [number, number]) => Math.hypot(a[0] - b[0], a[1] - b[1]);
    const [u, v, w] = [gap(at, before), gap(at, after), gap(before, after)];
    return Math.round((Math.acos((u * u + v * v - w * w) / (2 * u * v)) * 180) / Math.PI);
  });
}
const count = (p: Params, kind: string) => anglesOf(p.corners).filter((size) => angleKind(size) === kind).length;
const other = (p: Params) => (p.ask === 'acute' ? 'obtuse' : 'acute');
/** Every corner turns to the left, so no angle is larger than a straight line. */
const bulges = (corners: [number, number][]) =>
  corners.every(([x, y], i) => {
    const n = corners.length;
    const [u, v] = corners[(i + 1) % n] ?? [0, 0];
    const [s, t] = corners[(i + 2) % n] ?? [0, 0];
    return (u - x) * (t - v) - (v - y) * (s - u) > 0;
  });

export const cornersOfAShape = defineTemplate<Params>({
  id: 'y4/angle-names/corners-of-a-shape',
  version: 1,
  topicId: '57-angle-names',
  years: [4, 5],
  difficulty: 'HARD',
  strategy: 'sort-the-corners',
  calculator: false,
  title: 'Count the angles of one kind',
  params: (random) =>
    drawUntil(
      () => {
        const [a, b, c, d] = [random.int(0, 3), random.int(5, 9), random.int(3, 7), random.int(1, 6)];
        const corners = random.pick<[number, number][]>([
          [
            [0, 0],
            [b + 2, 0],
            [b - 1, c],
            [0, c],
          ],
          [
            [0, 0],
            [b, 0],
            [b, c],
            [b / 2, c + d],
            [0, c],
          ],
          [
            [0, 0],
            [b + a, 0],
            [b + a, c],
            [a + 2, c],
          ],
          [
            [0, 0],
            [b + 3, 0],
            [b + 3 - d, c],
            [a + 1, c],
          ],
          [
            [0, 0],
            [b, 0],
            [b, d + 1],
            [b - 3, c + d],
            [0, c + d],
          ],
          [
            [0, 0],
            [b, 0],
            [b + a + 1, c],
            [a + 1, c],
          ],
        ]);
        return { person: random.pick(people), corners, ask: random.pick(['acute', 'obtuse'] as const) };
      },
      (p) =>
        bulges(p.corners) &&
        anglesOf(p.corners).every((size) => size === 90 || size <= 76 || (size >= 104 && size <= 165)) &&
        count(p, p.ask) >= 1 &&
        (count(p, p.ask) !== count(p, other(p)) || count(p, 'right') > 0) &&
        count(p, 'right') + count(p, 'acute') + count(p, 'obtuse') === p.corners.length,
    ),
  prompt: (p) => `${p.person} looks at the angles inside this shape. How many are ${p.ask}?`,
  figure: (p) => ({
    kind: 'polygon',
    alt: `A shape with ${p.corners.length} corners. The angles inside: ${anglesOf(p.corners)
      .map((size, i) => `${names[i]} ${size} degrees`)
      .join(', ')}.`,
    vertices: p.corners,
    names: p.corners.map((_, i) => names[i] ?? ''),
    rightAngles: anglesOf(p.corners).flatMap((size, i) => (size === 90 ? [i] : [])),
  }),
  answer: (p) => wholeAnswer(count(p, p.ask)),
  steps: (p) => [
    step(
      'start',
      `${p.corners.length}-${count(p, 'right')}-${count(p, other(p))}`,
      `There are ${p.corners.length} angles. Take away the right angles and the ${other(p)} ones.`,
      'Sort the angles: smaller than, equal to or larger than the corner of a page.',
      'Which angles are right angles?',
    ),
    step(
      'equal',
      `${p.corners.length - count(p, 'right')}-${count(p, other(p))}`,
      `A small square marks a right angle. Right angles aren’t ${p.ask}.`,
      'Cross out the right angles first.',
      'Which angles do you still have to sort?',
    ),
    step(
      'equal',
      String(count(p, p.ask)),
      p.ask === 'acute' ? 'These are smaller than a right angle.' : 'These are larger than a right angle.',
      `Count the ones that are ${p.ask}.`,
      'Have you sorted every angle?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'acute-obtuse-swap',
      compute: (p) => otherThan(count(p, p.ask), count(p, other(p))),
      firstWrongStep: 0,
      feedback: (p) =>
        p.ask === 'acute'
          ? 'You counted the wide angles. Acute angles are narrow.'
          : 'You counted the narrow angles. Obtuse angles are wide.',
    },
    {
      misconceptionId: 'right-angle-counted-too',
      compute: (p) => (count(p, 'right') === 0 ? null : String(count(p, p.ask) + count(p, 'right'))),
      firstWrongStep: 1,
      feedback: (p) => `You counted the right angles too. A right angle isn’t ${p.ask}.`,
    },
  ],
  confirm: (p) => {
    // The sign of the dot product tells narrow from wide.
    const n = p.corners.length;
    let found = 0;
    p.corners.forEach(([x, y], i) => {
      const [a, b] = p.corners[(i + n - 1) % n] ?? [0, 0];
      const [c, d] = p.corners[(i + 1) % n] ?? [0, 0];
      const dot = (a - x) * (c - x) + (b - y) * (d - y);
      if (p.ask === 'acute' ? dot > 1e-9 : dot < -1e-9) found += 1;
    });
    return { kind: 'values', values: [found] };
  },
  examples: [
    { seed: 's1', input: '1', verdict: 'correct' },
    { seed: 's2', input: '0', verdict: 'wrong', misconceptionId: 'acute-obtuse-swap' },
    { seed: 's3', input: '3', verdict: 'wrong', misconceptionId: 'right-angle-counted-too' },
    { seed: 's9', input: '1+0', verdict: 'wrong-form' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});

import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equivalent, result, start } from '../../worked-line';
import { column, tuple, type Vector } from '../shared/vectors';

/** The line a + t d reaches the coordinate plane where one coordinate is zero at t = t. */
interface Params {
  end: Vector;
  d: Vector;
  t: number;
  plane: number;
}

const planes = ['yz', 'xz', 'xy'];
const zeros = ['x', 'y', 'z'];
const from = (p: Params) => p.end.map((value, i) => value - p.t * (p.d[i] ?? 0));
const along = (p: Params, t: number) => from(p).map((value, i) => value + t * (p.d[i] ?? 0));
const front = (n: number) => (n === 1 ? '' : n === -1 ? '-' : `${n}`);
const equation = (p: Params) => {
  const [at, step] = [from(p)[p.plane] ?? 0, p.d[p.plane] ?? 0];
  return `${at}${step < 0 ? '' : '+'}${front(step)}t=0`;
};

export const lineMeetsPlane = defineTemplate<Params>({
  id: 'y12/vectors-space/line-meets-plane',
  version: 1,
  topicId: '219-vectors-in-3d-lines',
  years: [12],
  difficulty: 'EASY',
  strategy: 'point-on-a-line-by-its-parameter',
  calculator: false,
  title: 'Where a line meets a coordinate plane',
  params: (random) =>
    drawUntil(
      () => {
        const plane = random.int(0, 2);
        const end = [0, 1, 2].map((i) => (i === plane ? 0 : random.nonZeroInt(-9, 9)));
        return { end, d: [0, 1, 2].map(() => random.nonZeroInt(-5, 5)), t: random.nonZeroInt(-4, 4), plane };
      },
      (p) => from(p).every((value) => value !== 0 && Math.abs(value) < 25) && tuple(along(p, -p.t)) !== tuple(p.end),
    ),
  prompt: (p) =>
    `A line has the vector equation $\\mathbf{r}=${column(from(p))}+t${column(p.d)}$. Find the point where it meets the $${planes[p.plane]}$-plane.`,
  instruction: () => 'Write the point like $(1, 0, -2)$.',
  answer: (p) => ({ kind: 'coordinate', model: tuple(p.end), forms: [{ kind: 'simplified' }] }),
  steps: (p) => [
    start(
      equation(p),
      `In the $${planes[p.plane]}$-plane the coordinate $${zeros[p.plane]}$ is zero.`,
      'Which coordinate is zero in this plane?',
      `What is true of every point in the $${planes[p.plane]}$-plane?`,
    ),
    equivalent(
      `t=${p.t}`,
      'Solve for the parameter.',
      'Solve this equation for $t$.',
      'What is the value of the parameter at this point?',
    ),
    result(
      tuple(p.end),
      `Substitute $t=${p.t}$ into all three coordinates.`,
      'Substitute the parameter back into the equation of the line.',
      'What are the other two coordinates?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'point-direction-swapped',
      compute: (p) => {
        const at = from(p);
        const t = -(p.d[p.plane] ?? 0) / (at[p.plane] ?? 1);
        const wrong = p.d.map((value, i) => value + t * (at[i] ?? 0));
        return wrong.every((value) => Number.isInteger(value)) && tuple(wrong) !== tuple(p.end)
          ? tuple(wrong.map((v) => v + 0))
          : null;
      },
      firstWrongStep: 0,
      feedback: () => 'Which of the two vectors is multiplied by $t$?',
    },
    {
      misconceptionId: 'moves-term-keeps-sign',
      compute: (p) => tuple(along(p, -p.t)),
      firstWrongStep: 1,
      feedback: (p) => `In your point the coordinate $${zeros[p.plane]}$ is not zero. Solve for $t$ again.`,
    },
    {
      misconceptionId: 'starting-value-left-out',
      compute: (p) => tuple(p.d.map((value) => p.t * value + 0)),
      firstWrongStep: 2,
      feedback: () => 'That’s only how far you go along the line. Where does the line start?',
    },
  ],
  confirm: (p) => {
    // Walks along the line in quarter steps until it is in the plane.
    const at = Array.from({ length: 161 }, (_, i) => along(p, i / 4 - 20)).filter((point) => point[p.plane] === 0);
    return { kind: 'values', values: at.flat() };
  },
  examples: [
    { seed: 's1', input: '(0, 1, -6)', verdict: 'correct' },
    { seed: 's2', input: '(7, -1, 0)', verdict: 'correct' },
    { seed: 's3', input: '(0, 1, 2)', verdict: 'wrong', misconceptionId: 'point-direction-swapped' },
    { seed: 's1', input: '(-12, -23, -30)', verdict: 'wrong', misconceptionId: 'moves-term-keeps-sign' },
    { seed: 's1', input: '(6, 12, 12)', verdict: 'wrong', misconceptionId: 'starting-value-left-out' },
  ],
});

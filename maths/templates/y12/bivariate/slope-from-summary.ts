import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, result, start } from '../../worked-line';
import { roundedText, unlessNear } from '../../y10/shared/near';

/** Correlation in hundredths, standard deviations in tenths. */
interface Params {
  story: number;
  r: number;
  sx: number;
  sy: number;
}

const stories = [
  { y: 'weekly sales', x: 'number of advertisements' },
  { y: 'lung capacity', x: 'hours of training' },
  { y: 'weight of wool', x: 'age of a sheep' },
  { y: 'rent', x: 'floor area' },
  { y: 'time for the course', x: 'number of practice runs' },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const r = (p: Params) => decimalText(p.r / 100);
const tenths = (value: number) => decimalText(value / 10);
const slope = (p: Params) => (p.r / 100) * (p.sy / p.sx);

export const slopeFromSummary = defineTemplate<Params>({
  id: 'y12/bivariate/slope-from-summary',
  version: 1,
  topicId: '185-bivariate-data-least-squares-line',
  years: [12],
  difficulty: 'NORMAL',
  strategy: 'slope-from-standard-deviations',
  calculator: true,
  title: 'Slope of the line from summary statistics',
  params: (random) =>
    drawUntil(
      () => {
        const story = random.int(0, stories.length - 1);
        const size = random.int(55, 96);
        return { story, r: story === 4 ? -size : size, sx: random.int(12, 80), sy: random.int(15, 150) };
      },
      (p) => Math.abs(Math.log(p.sy / p.sx)) > 0.25 && Math.abs(slope(p)) > 0.2,
    ),
  prompt: (p) =>
    `A least-squares line predicts the ${storyOf(p).y} $y$ from the ${storyOf(p).x} $x$. The correlation coefficient is $r=${r(p)}$. The standard deviations are $s_x=${tenths(p.sx)}$ and $s_y=${tenths(p.sy)}$. What is the slope of the line?`,
  instruction: () => 'Give your answer correct to 2 decimal places.',
  answer: (p) => ({
    kind: 'number',
    model: roundedText(slope(p), 2),
    tolerance: 0.005,
    forms: [{ kind: 'decimal-places', places: 2 }],
  }),
  steps: (p) => [
    start(
      `${r(p)}\\times\\frac{${tenths(p.sy)}}{${tenths(p.sx)}}`,
      'The slope is the correlation coefficient times the standard deviation of $y$ over that of $x$.',
      'Which rule gives the slope from $r$, $s_x$ and $s_y$?',
      'Slope is rise over run. Which standard deviation goes with the rise?',
    ),
    equal(
      `\\frac{${decimalText((p.r * p.sy) / 1000)}}{${tenths(p.sx)}}`,
      'Multiply to get the numerator.',
      'Write it as one fraction.',
      'What is the numerator?',
    ),
    result(
      roundedText(slope(p), 2),
      'Divide and round to two decimal places.',
      'Do the division.',
      'Does the slope have the same sign as $r$?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'gradient-run-over-rise',
      compute: (p) => unlessNear((p.r / 100) * (p.sx / p.sy), slope(p), 2),
      firstWrongStep: 0,
      feedback: () =>
        'You put the standard deviation of $x$ on top. Slope is the change in $y$ over the change in $x$.',
    },
    {
      misconceptionId: 'correlation-left-out',
      compute: (p) => unlessNear((Math.sign(p.r) * p.sy) / p.sx, slope(p), 2),
      firstWrongStep: 0,
      feedback: () => 'That would be the slope for a perfect correlation. Where does $r$ come in?',
    },
    {
      misconceptionId: 'ignores-negative-sign',
      compute: (p) => (p.r < 0 ? roundedText(-slope(p), 2) : null),
      firstWrongStep: 0,
      feedback: () => 'Look at the sign of $r$: does the line rise or fall?',
    },
  ],
  // Points built to have these statistics, and the line of least squares through them.
  confirm(p) {
    const [sx, sy, c] = [p.sx / 10, p.sy / 10, p.r / 100];
    const u = [-1, 0, 1];
    const v = [1, -2, 1].map((value) => value / Math.sqrt(3));
    const points = u.map((value, i) => [sx * value, sy * (c * value + Math.sqrt(1 - c * c) * (v[i] ?? 0))] as const);
    const top = points.reduce((sum, [x, y]) => sum + x * y, 0);
    return { kind: 'values', values: [top / points.reduce((sum, [x]) => sum + x * x, 0)] };
  },
  examples: [
    { seed: 's1', input: '-1.27', verdict: 'correct' },
    { seed: 's2', input: '2.16', verdict: 'correct' },
    { seed: 's1', input: '-0.50', verdict: 'wrong', misconceptionId: 'gradient-run-over-rise' },
    { seed: 's1', input: '-1.58', verdict: 'wrong', misconceptionId: 'correlation-left-out' },
    { seed: 's1', input: '1.27', verdict: 'wrong', misconceptionId: 'ignores-negative-sign' },
  ],
});

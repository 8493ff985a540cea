import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equivalent, result, start } from '../../worked-line';
import { roundedText, unlessNear } from '../../y10/shared/near';
import { triangleFigure } from './triangle-figure';

/** Two angles in degrees and the side opposite the first, in tenths. */
interface Params {
  a: number;
  b: number;
  side: number;
  story: number;
}

const stories = [
  { text: 'Three walking tracks in a national park form triangle $ABC$.', unit: 'km' },
  { text: 'Three survey pegs $A$, $B$ and $C$ mark a triangular paddock.', unit: 'm' },
  { text: 'A sail is in the shape of triangle $ABC$.', unit: 'm' },
  { text: 'Triangle $ABC$ is drawn on a plan.', unit: 'cm' },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
const length = (p: Params) => decimalText(p.side / 10);
const asked = (p: Params) => ((p.side / 10) * sine(p.b)) / sine(p.a);

export const sineRuleSide = defineTemplate<Params>({
  id: 'y12/measurement/sine-rule-side',
  version: 1,
  topicId: '183-measurement-similarity-non-right-trigonometry',
  years: [12],
  difficulty: 'NORMAL',
  strategy: 'sine-rule',
  calculator: true,
  title: 'Find a side with the sine rule',
  params: (random) =>
    drawUntil(
      () => ({ a: random.int(32, 105), b: random.int(28, 100), side: random.int(50, 240), story: random.int(0, 3) }),
      (p) =>
        p.a !== 90 &&
        p.b !== 90 &&
        p.a + p.b > 75 &&
        p.a + p.b < 150 &&
        p.a + p.b !== 90 &&
        Math.abs(sine(p.a) - sine(p.b)) > 0.08,
    ),
  prompt: (p) =>
    `${storyOf(p).text} Angle $A$ is $${p.a}^\\circ$, angle $B$ is $${p.b}^\\circ$, and $BC=${length(p)}$ ${storyOf(p).unit}. Find the length of $AC$ in ${storyOf(p).unit}.`,
  instruction: () => 'Give your answer correct to 1 decimal place.',
  figure: (p) =>
    triangleFigure({
      alt: `Triangle ABC with an angle of ${p.a} degrees at vertex A and ${p.b} degrees at vertex B. Side BC is ${length(p)} ${storyOf(p).unit}, and side AC is unknown.`,
      a: p.a,
      b: p.b,
      angles: [`${p.a}°`, `${p.b}°`, null],
      sides: [null, `${length(p)} ${storyOf(p).unit}`, '?'],
    }),
  answer: (p) => ({
    kind: 'quantity',
    model: `${roundedText(asked(p), 1)} ${storyOf(p).unit}`,
    unit: storyOf(p).unit,
    tolerance: 0.05,
    forms: [{ kind: 'decimal-places', places: 1 }],
  }),
  steps: (p) => [
    start(
      `\\frac{b}{\\sin ${p.b}^\\circ}=\\frac{${length(p)}}{\\sin ${p.a}^\\circ}`,
      'By the sine rule, each side divided by the sine of the angle opposite it gives the same value.',
      'You know two angles and a side opposite one of them. Which rule uses opposite pairs?',
      'Which angle is opposite $AC$, and which is opposite $BC$?',
    ),
    equivalent(
      `b=\\frac{${length(p)}\\times\\sin ${p.b}^\\circ}{\\sin ${p.a}^\\circ}`,
      `Multiply both sides by $\\sin ${p.b}^\\circ$.`,
      'Solve for the unknown side.',
      'What undoes the division on the left?',
    ),
    result(
      roundedText(asked(p), 1),
      'Use your calculator in degree mode and round to one decimal place.',
      'Check that your calculator is in degree mode.',
      'Is the longer side opposite the larger angle?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'sine-rule-upside-down',
      compute: (p) => unlessNear(((p.side / 10) * sine(p.a)) / sine(p.b), asked(p), 1),
      firstWrongStep: 0,
      feedback: () => 'Compare sizes: the longer side is opposite the larger angle. Is yours?',
    },
    {
      misconceptionId: 'right-angle-assumed',
      compute: (p) => unlessNear((p.side / 10) * sine(p.b), asked(p), 1),
      firstWrongStep: 0,
      feedback: () =>
        'Just multiplying a side by a sine only works in a right-angled triangle. Is there a right angle here?',
    },
    {
      misconceptionId: 'degree-radian-mix',
      compute(p) {
        const wrong = ((p.side / 10) * Math.sin(p.b)) / Math.sin(p.a);
        return wrong > 0 ? unlessNear(wrong, asked(p), 1) : null;
      },
      firstWrongStep: 2,
      feedback: () => 'You used the right rule. Is your calculator in degree mode?',
    },
  ],
  // Drop the height from C onto AB: it belongs to both right-angled triangles.
  confirm(p) {
    const heightOfC = (p.side / 10) * Math.cos(((90 - p.b) * Math.PI) / 180);
    return { kind: 'values', values: [heightOfC / Math.cos(((90 - p.a) * Math.PI) / 180)] };
  },
  examples: [
    { seed: 's1', input: '14.2', verdict: 'correct' },
    { seed: 's2', input: '36.0', verdict: 'correct' },
    { seed: 's1', input: '18.2', verdict: 'wrong', misconceptionId: 'sine-rule-upside-down' },
    { seed: 's1', input: '9.7', verdict: 'wrong', misconceptionId: 'right-angle-assumed' },
    { seed: 's1', input: '12.5', verdict: 'wrong', misconceptionId: 'degree-radian-mix' },
  ],
});

import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { textLine } from '../../y1/shared/text-line';

interface Params {
  /** Direction of the first arm and the opening, in degrees. */
  from: number;
  opening: 30 | 60 | 90 | 120 | 150;
}

const smaller = 'Smaller than a right angle';
const equal = 'A right angle';
const larger = 'Larger than a right angle';
const right = ({ opening }: Params) => (opening < 90 ? smaller : opening > 90 ? larger : equal);
const clockNumber = (degrees: number) => (((((90 - degrees) / 30 + 11) % 12) + 12) % 12) + 1;
const tilted = ({ from }: Params) => from % 90 !== 0;

export const compareWithARightAngle = defineTemplate<Params>({
  id: 'y3/angle-as-turn/compare-with-a-right-angle',
  version: 1,
  topicId: '38-angle-as-turn',
  years: [3],
  difficulty: 'EASY',
  strategy: 'compare-with-a-square-corner',
  calculator: false,
  title: 'Compare with a right angle',
  params: (random) =>
    drawUntil(
      () => ({ from: 30 * random.int(0, 11), opening: random.pick([30, 60, 60, 90, 90, 120, 120, 150] as const) }),
      (p) => p.opening !== 90 || tilted(p),
    ),
  prompt: () => 'Look at the angle between the two arms. How big is it?',
  figure: (p) => ({
    kind: 'angle',
    alt: `Two arms from one point. On a clock face, one arm points to the ${clockNumber(p.from)} and the other to the ${clockNumber(p.from + p.opening)}.`,
    rays: [p.from, (p.from + p.opening) % 360],
    labels: [' '],
  }),
  answer: (p) => ({ kind: 'choice', model: right(p) }),
  correctChoice: right,
  steps: (p) => [
    step(
      'start',
      textLine('right angle: the corner of a page'),
      'A right angle is a quarter turn.',
      'Think of the corner of a sheet of paper.',
      'What does a right angle look like?',
    ),
    step(
      'start',
      textLine(p.opening === 90 ? 'the corner fits' : p.opening < 90 ? 'the corner sticks out' : 'there is a gap left'),
      'Put the corner of a page on the angle.',
      'Line up one edge of the page with one arm.',
      'Is the other arm under the page or outside it?',
    ),
    step(
      'result',
      textLine(right(p)),
      'So that’s how it compares.',
      'Compare the turn with a quarter turn.',
      'Is it more or less than a quarter turn?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'takes-every-angle-as-right',
      compute: (p) => (p.opening === 90 ? null : equal),
      firstWrongStep: 1,
      feedback: () => 'Put the corner of a page on it. It doesn’t fit.',
    },
    {
      misconceptionId: 'angle-larger-smaller-swap',
      compute: (p) => (p.opening < 90 ? larger : p.opening > 90 ? smaller : null),
      firstWrongStep: 2,
      feedback: () => 'The wider the arms open, the bigger the angle.',
    },
    {
      misconceptionId: 'tilted-right-angle-not-seen',
      compute: (p) => (p.opening === 90 ? smaller : null),
      firstWrongStep: 1,
      feedback: () => 'Turn the page until one arm is level. Then look again.',
    },
    {
      misconceptionId: 'tilted-right-angle-not-seen',
      compute: (p) => (p.opening === 90 ? larger : null),
      firstWrongStep: 1,
      feedback: () => 'Turn the page until one arm is level. Then look again.',
    },
  ],
  confirm: (p) => {
    // The square over the gap between the tips, against the squares over the arms.
    const tip = (degrees: number) =>
      [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)] as const;
    const [[ax, ay], [bx, by]] = [tip(p.from), tip(p.from + p.opening)];
    const gap = (ax - bx) ** 2 + (ay - by) ** 2;
    return {
      kind: 'one-of',
      texts: [gap > 2.01 ? 'Larger than a right angle' : gap < 1.99 ? 'Smaller than a right angle' : 'A right angle'],
    };
  },
  examples: [
    { seed: 's1', input: 'Larger than a right angle', verdict: 'correct' },
    { seed: 's2', input: 'A right angle', verdict: 'wrong', misconceptionId: 'takes-every-angle-as-right' },
    { seed: 's3', input: 'Larger than a right angle', verdict: 'wrong', misconceptionId: 'angle-larger-smaller-swap' },
    {
      seed: 's6',
      input: 'Smaller than a right angle',
      verdict: 'wrong',
      misconceptionId: 'tilted-right-angle-not-seen',
    },
  ],
});

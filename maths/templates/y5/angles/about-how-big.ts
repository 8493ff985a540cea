import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

interface Params {
  person: string;
  size: number;
  turn: number;
}

const sharp = ({ size }: Params) => size < 90;
const option = (degrees: number) => `$${degrees}^\\circ$`;

export const aboutHowBig = defineTemplate<Params>({
  id: 'y5/angles/about-how-big',
  version: 1,
  topicId: '75-measure-angles',
  years: [5],
  difficulty: 'EASY',
  strategy: 'compare-with-a-right-angle',
  calculator: false,
  title: 'Estimate an angle',
  params: (random) =>
    drawUntil(
      () => ({ person: random.pick(people), size: 5 * random.int(4, 32), turn: 10 * random.int(0, 35) }),
      (p) => p.size <= 65 || p.size >= 115,
    ),
  prompt: (p) => `${p.person} estimates this angle before measuring it. Which size makes sense?`,
  figure: (p) => ({
    kind: 'angle',
    alt: `An angle between two arms. It’s ${sharp(p) ? 'smaller' : 'larger'} than a right angle${sharp(p) ? '' : ' and smaller than a straight angle'}.`,
    rays: [p.turn, p.turn + p.size],
    labels: [''],
  }),
  answer: (p) => ({ kind: 'choice', model: option(p.size) }),
  correctChoice: (p) => option(p.size),
  steps: (p) => [
    step(
      'identity',
      '360^\\circ\\div 4=90^\\circ',
      'A right angle is a quarter of a full turn.',
      'Picture the corner of a page on this angle.',
      'How big is the corner of a page?',
    ),
    step(
      'start',
      sharp(p) ? `${p.size}^\\circ<90^\\circ` : `90^\\circ<${p.size}^\\circ<180^\\circ`,
      sharp(p)
        ? 'The arms are closer together than the arms of a right angle.'
        : 'The arms are wider apart than in a right angle, but they don’t make a straight line.',
      'Is it smaller or larger than the corner of a page?',
      'Which sizes are left once you compare with a right angle?',
    ),
    step(
      'result',
      `${p.size}^\\circ`,
      'This is the only size that fits the drawing.',
      'Choose the size that fits.',
      'Does the size match the drawing?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'protractor-wrong-scale',
      compute: (p) => option(180 - p.size),
      firstWrongStep: 1,
      feedback: (p) =>
        `That would be ${sharp(p) ? 'wider' : 'narrower'} than the corner of a page. Compare it with the drawing.`,
    },
    {
      misconceptionId: 'takes-every-angle-as-right',
      compute: () => option(90),
      firstWrongStep: 1,
      feedback: () => 'The corner of a page is this size, and it doesn’t fit this angle exactly.',
    },
  ],
  confirm: (p) => {
    // The turn from one arm to the other, from the directions of their end points.
    const rad = (deg: number) => (deg * Math.PI) / 180;
    const [ax, ay, bx, by] = [
      Math.cos(rad(p.turn)),
      Math.sin(rad(p.turn)),
      Math.cos(rad(p.turn + p.size)),
      Math.sin(rad(p.turn + p.size)),
    ];
    const between = (Math.acos(ax * bx + ay * by) * 180) / Math.PI;
    return { kind: 'one-of', texts: [`$${Math.round(between)}^\\circ$`] };
  },
  examples: [
    { seed: 's1', input: '$30^\\circ$', verdict: 'correct' },
    { seed: 's2', input: '$120^\\circ$', verdict: 'wrong', misconceptionId: 'protractor-wrong-scale' },
    { seed: 's3', input: '$90^\\circ$', verdict: 'wrong', misconceptionId: 'takes-every-angle-as-right' },
    { seed: 's9', input: '$150^\\circ$', verdict: 'correct' },
  ],
});

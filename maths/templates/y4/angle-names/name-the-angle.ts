import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { angleKind } from '../shared/angle-kind';

interface Params {
  person: string;
  size: number;
  turn: number;
}

const kind = (p: Params) => angleKind(p.size);
const others = { acute: 'obtuse', obtuse: 'acute', right: 'straight', straight: 'right', reflex: 'straight' } as const;
const why = {
  acute: 'It’s smaller than a right angle.',
  right: 'It matches the corner of a page.',
  obtuse: 'It’s larger than a right angle and smaller than a straight line.',
  straight: 'Its arms make a straight line.',
  reflex: 'It’s larger than a straight line.',
} as const;
const compare = (size: number) =>
  size < 90
    ? `${size}^\\circ<90^\\circ`
    : size < 180
      ? `90^\\circ<${size}^\\circ<180^\\circ`
      : `180^\\circ<${size}^\\circ<360^\\circ`;

export const nameTheAngle = defineTemplate<Params>({
  id: 'y4/angle-names/name-the-angle',
  version: 1,
  topicId: '57-angle-names',
  years: [4],
  difficulty: 'EASY',
  strategy: 'compare-with-the-corner',
  calculator: false,
  title: 'Name an angle',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        size: random.pick([
          10 * random.int(2, 7),
          10 * random.int(11, 16),
          90,
          180,
          10 * random.int(11, 16),
          10 * random.int(2, 7),
        ]),
        turn: 10 * random.int(0, 35),
      }),
      () => true,
    ),
  prompt: (p) => `${p.person} draws this angle. What kind of angle is it?`,
  figure: (p) => ({
    kind: 'angle',
    alt: `Two arms meet at a point. To go from one arm to the other, turn ${p.size} degrees.`,
    rays: [p.turn, p.turn + p.size],
    labels: [''],
  }),
  answer: (p) => ({ kind: 'choice', model: kind(p) }),
  correctChoice: (p) => kind(p),
  steps: (p) => [
    step(
      'identity',
      '360^\\circ\\div 4=90^\\circ',
      'A right angle is a quarter of a full turn, like the corner of a page.',
      'Hold the corner of a page against the angle.',
      'How big is the corner of a page?',
    ),
    step(
      'start',
      p.size % 90 === 0 ? `${p.size}^\\circ=${p.size / 90}\\times 90^\\circ` : compare(p.size),
      why[kind(p)],
      'Is it smaller or larger than the corner of a page?',
      'Do the arms make a straight line?',
    ),
    step(
      'result',
      `\\text{${kind(p)}}`,
      'That’s the name for an angle of this size.',
      'Acute angles are less than a right angle. Obtuse angles are more.',
      'What do we call an angle of this size?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'acute-obtuse-swap',
      compute: (p) => (kind(p) === 'acute' || kind(p) === 'obtuse' ? others[kind(p) as 'acute' | 'obtuse'] : null),
      firstWrongStep: 2,
      feedback: (p) =>
        p.size < 90
          ? 'This angle is narrow. Obtuse angles are wider than the corner of a page.'
          : 'This angle is wide. Acute angles are narrower than the corner of a page.',
    },
    {
      misconceptionId: 'takes-every-angle-as-right',
      compute: (p) => (p.size === 90 ? null : 'right'),
      firstWrongStep: 1,
      feedback: () => 'The corner of a page doesn’t fit this angle exactly.',
    },
    {
      misconceptionId: 'right-straight-swap',
      compute: (p) => (p.size % 90 === 0 ? (p.size === 90 ? 'straight' : 'acute') : 'straight'),
      firstWrongStep: 2,
      feedback: (p) =>
        p.size === 180
          ? 'Acute angles are narrower than the corner of a page.'
          : 'The two arms of a straight angle make one straight line.',
    },
    {
      misconceptionId: 'right-straight-swap',
      compute: (p) => (p.size === 90 ? 'acute' : p.size === 180 ? 'obtuse' : null),
      firstWrongStep: 2,
      feedback: (p) =>
        p.size === 90
          ? 'Acute angles are narrower than the corner of a page.'
          : 'Obtuse angles are narrower than a straight line.',
    },
  ],
  confirm: (p) => {
    const rad = (degrees: number) => (degrees * Math.PI) / 180;
    const dot =
      Math.cos(rad(p.turn)) * Math.cos(rad(p.turn + p.size)) + Math.sin(rad(p.turn)) * Math.sin(rad(p.turn + p.size));
    const name = dot > 1e-9 ? 'acute' : Math.abs(dot) <= 1e-9 ? 'right' : dot < -1 + 1e-9 ? 'straight' : 'obtuse';
    return { kind: 'one-of', texts: [name] };
  },
  examples: [
    { seed: 's1', input: 'right', verdict: 'correct' },
    { seed: 's2', input: 'obtuse', verdict: 'wrong', misconceptionId: 'acute-obtuse-swap' },
    { seed: 's3', input: 'right', verdict: 'wrong', misconceptionId: 'takes-every-angle-as-right' },
    { seed: 's4', input: 'straight', verdict: 'wrong', misconceptionId: 'right-straight-swap' },
    { seed: 's9', input: 'obtuse', verdict: 'correct' },
  ],
});

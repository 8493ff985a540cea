import { defineTemplate } from '../../format';
import { decimalText, rounded } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';

/** The angle in tenths of a radian. */
interface Params {
  story: number;
  radius: number;
  tenths: number;
}

const stories = [
  'A garden bed is in the shape of a sector',
  'The top of a slice of round cake is a sector',
  'A stage is in the shape of a sector',
  'A piece of leadlight glass is in the shape of a sector',
  'A hand fan opens into the shape of a sector',
] as const;
const angle = (p: Params) => decimalText(p.tenths / 10);
const arc = (p: Params) => decimalText((p.radius * p.tenths) / 10);
const unit = (p: Params) => (p.story === 0 || p.story === 2 ? 'm' : 'cm');
const total = (p: Params) => decimalText(2 * p.radius + (p.radius * p.tenths) / 10);

export const sectorPerimeter = defineTemplate<Params>({
  id: 'y11/radians/sector-perimeter',
  version: 1,
  topicId: '196-radians-arcs-trig-graphs',
  years: [11],
  difficulty: 'NORMAL',
  strategy: 'arc-and-two-radii',
  calculator: true,
  title: 'Perimeter of a sector',
  params: (random) =>
    drawUntil(
      () => ({ story: random.int(0, stories.length - 1), radius: random.int(3, 15), tenths: random.int(6, 26) }),
      (p) => p.tenths !== 10 && p.tenths !== 20,
    ),
  prompt: (p) =>
    `${stories[p.story]}. The radius is ${p.radius} ${unit(p)}, and the angle between the two straight sides is ${angle(p)} radians. What is the perimeter of the sector?`,
  instruction: (p) => `Give the exact value in ${unit(p) === 'm' ? 'metres' : 'centimetres'}, as a decimal.`,
  figure: (p) => ({
    kind: 'circle',
    alt: `A circle with a shaded sector. The radius is ${p.radius} ${unit(p)}, and the angle of the sector at the centre is ${angle(p)} radians.`,
    radius: { label: `${p.radius} ${unit(p)}`, at: 0 },
    sector: { from: 0, to: Math.round((p.tenths * 18) / Math.PI), label: angle(p) },
    centre: true,
  }),
  answer: (p) => ({
    kind: 'quantity',
    model: `${total(p)} ${unit(p)}`,
    unit: unit(p),
    forms: [{ kind: 'simplified' }],
  }),
  steps: (p) => [
    start(
      `${p.radius}\\times ${angle(p)}=${arc(p)}`,
      'The arc length is the radius times the angle in radians.',
      'Find the curved part first.',
      'How long is the arc for an angle of 1 radian?',
    ),
    start(
      `${p.radius}+${p.radius}+${arc(p)}`,
      'The perimeter has two straight sides as well, and each one is a radius.',
      'List all the parts of the perimeter.',
      'How many straight sides are there?',
    ),
    equal(total(p), 'Add the three parts.', 'Add the parts of the perimeter.', 'Is it longer than the arc alone?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'straight-edge-left-out',
      compute: (p) => `${arc(p)} ${unit(p)}`,
      firstWrongStep: 1,
      feedback: () => 'That’s the curved part. What else is part of the perimeter?',
    },
    {
      misconceptionId: 'degree-radian-mix',
      compute: (p) => `${rounded(2 * p.radius + (2 * Math.PI * p.radius * p.tenths) / 3600, 1)} ${unit(p)}`,
      firstWrongStep: 0,
      feedback: () => 'You divided by $360$, which is for degrees. Here the angle is in radians.',
    },
    {
      misconceptionId: 'circumference-area-swap',
      compute: (p) => {
        const area = decimalText((p.radius * p.radius * p.tenths) / 20);
        return area === total(p) || area === arc(p) ? null : `${area} ${unit(p)}`;
      },
      firstWrongStep: 0,
      feedback: () => 'You worked out the area of the sector. The question asks for a length.',
    },
  ],
  confirm(p) {
    // Walk along the arc in many short straight steps, and then along the two radii.
    const pieces = 200_000;
    const turn = p.tenths / 10 / pieces;
    const chord = Math.hypot(p.radius * (Math.cos(turn) - 1), p.radius * Math.sin(turn));
    return { kind: 'values', values: [Math.round((pieces * chord + 2 * p.radius) * 1e6) / 1e6] };
  },
  examples: [
    { seed: 's1', input: '26.4 m', verdict: 'correct' },
    { seed: 's2', input: '60.2 cm', verdict: 'correct' },
    { seed: 's1', input: '10.4 m', verdict: 'wrong', misconceptionId: 'straight-edge-left-out' },
    { seed: 's1', input: '16.2 m', verdict: 'wrong', misconceptionId: 'degree-radian-mix' },
    { seed: 's1', input: '41.6 m', verdict: 'wrong', misconceptionId: 'circumference-area-swap' },
  ],
});

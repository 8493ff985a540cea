import { defineTemplate } from '../../format';
import { equal, start } from '../../worked-line';

/** The whole edge of a half or a quarter of a disc. */
interface Params {
  story: number;
  radius: number;
  half: boolean;
}

const stories = ['A garden bed', 'A stage', 'A lawn', 'A pond', 'A paved yard', 'A sandpit'] as const;

/** The edge is `straight` plus `arc` times π; the arc of a quarter is half the radius. */
const straight = (p: Params) => 2 * p.radius;
const arc = (p: Params) => (p.half ? p.radius : p.radius / 2);
const piTimes = (factor: number) => (factor === 1 ? 'π' : `${factor}π`);
const exact = (p: Params) => `${straight(p)}+${piTimes(arc(p))}`;
const part = (p: Params) => (p.half ? 'semicircle' : 'quarter circle');
const around = (p: Params) => (p.half ? '\\frac{1}{2}' : '\\frac{1}{4}');

export const exactCirclePart = defineTemplate<Params>({
  id: 'y10/exact/exact-circle-part',
  version: 1,
  topicId: '161-exact-and-approximate',
  years: [10],
  difficulty: 'EASY',
  strategy: 'leave-pi-in-the-answer',
  calculator: false,
  title: 'Exact perimeter with pi',
  params: (random) => {
    const half = random.chance();
    return { story: random.int(0, stories.length - 1), radius: half ? random.int(3, 24) : 2 * random.int(2, 16), half };
  },
  prompt: (p) =>
    `${stories[p.story] ?? stories[0]} is in the shape of a ${part(p)} with a radius of ${p.radius} m. Find its exact perimeter in metres.`,
  instruction: () => 'Leave your answer in terms of $\\pi$. Don’t round.',
  figure: (p) => ({
    kind: 'circle',
    alt: `A circle with a ${part(p)} shaded. The radius is ${p.radius} m. The shaded part has ${p.half ? 'one straight edge, a diameter' : 'two straight edges, both radii'}, and a curved edge.`,
    radius: { label: `${p.radius} m`, at: 0 },
    sector: { from: 0, to: p.half ? 180 : 90 },
    centre: true,
  }),
  answer: (p) => ({ kind: 'number', model: exact(p), unit: 'm', forms: [{ kind: 'exact' }, { kind: 'simplified' }] }),
  steps: (p) => [
    start(
      `${around(p)}\\times 2\\times\\pi\\times ${p.radius}+2\\times ${p.radius}`,
      p.half
        ? 'The perimeter is half the circumference plus a diameter.'
        : 'The perimeter is a quarter of the circumference plus two radii.',
      'Trace the whole edge. Which parts are curved, and which are straight?',
      'What fraction of the circumference is part of this perimeter?',
    ),
    equal(
      `${arc(p)}\\pi+2\\times ${p.radius}`,
      'Simplify the coefficient of $\\pi$. We want the exact value, so $\\pi$ stays.',
      'Multiply the numbers in the curved part, and leave $\\pi$ as it is.',
      'What is the coefficient of $\\pi$?',
    ),
    equal(
      `${straight(p)}+${arc(p)}\\pi`,
      'Work out the straight part. A whole number and a multiple of $\\pi$ aren’t like terms, so leave them as a sum.',
      'How long are the straight edges altogether?',
      'Can you combine these two parts without rounding?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'straight-edge-left-out',
      compute: (p) => piTimes(arc(p)),
      firstWrongStep: 0,
      feedback: () => 'That’s only the curved part. Trace the edge all the way around.',
    },
    {
      misconceptionId: 'half-circle-not-halved',
      compute: (p) => `${straight(p)}+${2 * p.radius}π`,
      firstWrongStep: 0,
      feedback: (p) => `You used the whole circumference. What fraction of it does a ${part(p)} have?`,
    },
    {
      misconceptionId: 'joins-unlike-terms',
      compute: (p) => `${straight(p) + arc(p)}π`,
      firstWrongStep: 2,
      feedback: () => 'The straight part has no $\\pi$ in it, so these aren’t like terms.',
    },
  ],
  // Walk along the arc in many short straight steps, and then along the straight edges.
  confirm(p) {
    const pieces = 200_000;
    const turn = (p.half ? Math.PI : Math.PI / 2) / pieces;
    let length = 0;
    for (let i = 0; i < pieces; i += 1) length += Math.hypot(Math.cos(turn) - 1, Math.sin(turn)) * p.radius;
    return { kind: 'values', values: [length + p.radius + p.radius] };
  },
  examples: [
    { seed: 's1', input: '28+7π', verdict: 'correct' },
    { seed: 's2', input: '12+6π', verdict: 'correct' },
    { seed: 's1', input: '49.99', verdict: 'wrong-form' },
    { seed: 's1', input: '7π', verdict: 'wrong', misconceptionId: 'straight-edge-left-out' },
    { seed: 's1', input: '28+28π', verdict: 'wrong', misconceptionId: 'half-circle-not-halved' },
    { seed: 's1', input: '35π', verdict: 'wrong', misconceptionId: 'joins-unlike-terms' },
  ],
});

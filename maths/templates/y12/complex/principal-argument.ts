import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { result } from '../../worked-line';
import { piLatex, piText } from '../shared/exact-values';
import { identity } from '../shared/identity-line';
import { latexRoot, polarStarts, surdComplex, surdOf } from './exact-components';

/** The argument of k times one of the starting numbers. */
interface Params {
  start: number;
  k: number;
}

const polar = (p: Params) => polarStarts[p.start] ?? { square: 2 as const, angle: 3 };
const component = (p: Params, f: (x: number) => number) =>
  p.k * Math.sqrt(polar(p).square) * f((polar(p).angle * Math.PI) / 12);
const re = (p: Params) => component(p, Math.cos);
const im = (p: Params) => component(p, Math.sin);
const z = (p: Params) => surdComplex(re(p), im(p), latexRoot);
const acute = (p: Params) => {
  const size = Math.abs(polar(p).angle);
  return size > 6 ? 12 - size : size;
};
const quadrant = (p: Params) => (re(p) > 0 ? (im(p) > 0 ? 'first' : 'fourth') : im(p) > 0 ? 'second' : 'third');
const tangent = { 2: '\\frac{\\sqrt{3}}{3}', 3: '1', 4: '\\sqrt{3}' } as Record<number, string>;

export const principalArgument = defineTemplate<Params>({
  id: 'y12/complex/principal-argument',
  version: 1,
  topicId: '221-complex-numbers',
  years: [12],
  difficulty: 'NORMAL',
  strategy: 'argument-by-quadrant',
  calculator: false,
  title: 'Principal argument',
  params: (random) =>
    drawUntil(
      () => ({ start: random.int(0, polarStarts.length - 1), k: random.int(1, 6) }),
      (p) => surdOf(re(p))[0] !== 0,
    ),
  prompt: (p) => `Find the principal argument of $z=${z(p)}$, with $-\\pi<\\arg z\\le\\pi$.`,
  instruction: () => 'Give an exact answer in terms of $\\pi$.',
  figure: (p) => {
    const reach = Math.ceil(Math.max(Math.abs(re(p)), Math.abs(im(p)))) + 1;
    const [x, y] = [Math.round(re(p) * 100) / 100, Math.round(im(p) * 100) / 100];
    return {
      kind: 'argand',
      re: { from: -reach, to: reach },
      im: { from: -reach, to: reach },
      points: [{ re: x, im: y, label: 'z', arrow: true }],
      alt: `The complex plane with an arrow from 0 to z. The real part of z is about $${x}$ and its imaginary part is about $${y}$.`,
    };
  },
  answer: (p) => ({ kind: 'number', model: piText(polar(p).angle, 12), forms: [{ kind: 'simplified' }] }),
  steps: (p) => [
    identity(
      `\\tan\\left(${piLatex(acute(p), 12)}\\right)=${tangent[acute(p)]}`,
      'Divide the size of the imaginary part by the size of the real part. The angle to the real axis has this tangent.',
      'First find the acute angle to the real axis, ignoring signs.',
      'Which acute angle has this tangent?',
    ),
    identity(
      `\\tan\\left(${piLatex(polar(p).angle, 12)}\\right)=${re(p) * im(p) < 0 ? '-' : ''}${tangent[acute(p)]}`,
      `The signs of the two parts put $z$ in the ${quadrant(p)} quadrant.`,
      'Now look at the signs of both parts: which quadrant is $z$ in?',
      'Is $z$ to the left or right of the imaginary axis, and above or below the real axis?',
    ),
    result(
      piLatex(polar(p).angle, 12),
      'Measure from the positive real axis: anticlockwise is positive, clockwise is negative.',
      'Measure the angle from the positive real axis.',
      'Is your angle in the range of the principal argument?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'argument-wrong-quadrant',
      compute: (p) => (re(p) < 0 ? piText(Math.sign(re(p) * im(p)) * acute(p), 12) : null),
      firstWrongStep: 1,
      feedback: () => 'Your angle is in the right half of the plane. Where is $z$?',
    },
    {
      misconceptionId: 'inverse-trig-outside-range',
      compute: (p) => (im(p) < 0 ? piText(polar(p).angle + 24, 12) : null),
      firstWrongStep: 2,
      feedback: () => 'The direction is correct, but this angle is greater than $\\pi$.',
    },
    {
      misconceptionId: 'degree-radian-mix',
      compute: (p) => `${polar(p).angle * 15}`,
      firstWrongStep: 2,
      feedback: () => 'That’s in degrees. The question asks for radians.',
    },
    {
      misconceptionId: 'opposite-adjacent-swap',
      compute: (p) => (acute(p) === 3 || re(p) < 0 || im(p) < 0 ? null : piText(6 - acute(p), 12)),
      firstWrongStep: 0,
      feedback: () => 'For the tangent, which part do you divide by?',
    },
  ],
  confirm: (p) => ({ kind: 'values', values: [Math.atan2(im(p), re(p))] }),
  examples: [
    { seed: 's1', input: '-pi/4', verdict: 'correct' },
    { seed: 's2', input: '-2pi/3', verdict: 'correct' },
    { seed: 's2', input: 'pi/3', verdict: 'wrong', misconceptionId: 'argument-wrong-quadrant' },
    { seed: 's1', input: '7pi/4', verdict: 'wrong', misconceptionId: 'inverse-trig-outside-range' },
    { seed: 's1', input: '-45', verdict: 'wrong', misconceptionId: 'degree-radian-mix' },
  ],
});

import { defineTemplate } from '../../format';
import { equal, start, unlessRight } from '../../worked-line';
import { piLatex, piText } from '../shared/exact-values';
import { identity } from '../shared/identity-line';
import { exactLatex, inverseOf, rangeLatex, type TrigName, trigOf } from './exact-angles';

/** k times the inverse function of the exact value that belongs to the principal angle (twelfths of pi). */
interface Params {
  name: TrigName;
  angle: number;
  k: number;
}

const angles: Record<TrigName, number[]> = {
  sin: [-6, -4, -3, -2, 2, 3, 4, 6],
  cos: [2, 3, 4, 8, 9, 10, 12],
  tan: [-4, -3, -2, 2, 3, 4],
};
const value = (p: Params) => exactLatex(p.name, p.angle) ?? '';
const isNegative = (p: Params) => value(p).startsWith('-');
/** The acute angle with the same value but for its sign. */
const acute = (p: Params) => (p.name === 'cos' && p.angle > 6 ? 12 - p.angle : Math.abs(p.angle));
const outside = (p: Params) => (p.name === 'sin' ? 12 - p.angle : p.name === 'cos' ? 24 - p.angle : 12 + p.angle);
const model = (p: Params) => piText(p.k * p.angle, 12);
const sizeLatex = (p: Params) => value(p).replace('-', '');

const nameInWords: Record<TrigName, string> = { sin: 'sine', cos: 'cosine', tan: 'tangent' };

export const principalValue = defineTemplate<Params>({
  id: 'y12/inverse-trig/principal-value',
  version: 1,
  topicId: '199-inverse-trig-functions',
  years: [11, 12],
  difficulty: 'EASY',
  strategy: 'principal-value',
  calculator: false,
  title: 'Exact value of an inverse trig function',
  params(random) {
    const name = random.pick(['sin', 'cos', 'tan'] as const);
    return { name, angle: random.pick(angles[name]), k: random.int(2, 6) };
  },
  prompt: (p) => `Find the exact value of $${p.k}\\${p.name}^{-1}\\left(${value(p)}\\right)$.`,
  instruction: () => 'Give your answer in radians, in terms of $\\pi$.',
  answer: (p) => ({ kind: 'number', model: model(p), forms: [{ kind: 'simplified' }] }),
  steps: (p) => [
    identity(
      `\\${p.name}\\left(${piLatex(acute(p), 12)}\\right)=${sizeLatex(p)}`,
      'Start with the first-quadrant angle that has this value, ignoring the sign.',
      `Ignore the sign for now. Which angle do you know with this ${nameInWords[p.name]}?`,
      'Which exact triangle has these sides?',
    ),
    ...(isNegative(p)
      ? [
          identity(
            `\\${p.name}\\left(${piLatex(p.angle, 12)}\\right)=${value(p)}`,
            `The inverse function gives the one angle with $${rangeLatex[p.name]}$.`,
            'Now look at the sign, and at the range of the inverse function.',
            'Which quadrants are in the range of this inverse function?',
          ),
        ]
      : []),
    start(
      `${p.k}\\times\\left(${piLatex(p.angle, 12)}\\right)`,
      'Multiply this angle by the coefficient.',
      'Don’t forget the coefficient of the inverse function.',
      'What do you do with the angle once you know it?',
    ),
    equal(piLatex(p.k * p.angle, 12), 'Simplify.', 'Cancel what you can.', 'What are the common factors?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'inverse-trig-outside-range',
      compute: (p) => (isNegative(p) ? unlessRight(piText(p.k * outside(p), 12), model(p)) : null),
      firstWrongStep: 1,
      feedback: (p) => `The angle has the right value, but $\\${p.name}^{-1}$ only gives $${rangeLatex[p.name]}$.`,
    },
    {
      misconceptionId: 'ignores-negative-sign',
      compute: (p) => (isNegative(p) ? piText(p.k * acute(p), 12) : null),
      firstWrongStep: 1,
      feedback: (p) => `Check by substituting your angle: do you get $${value(p)}$, or its negative?`,
    },
    {
      misconceptionId: 'degree-radian-mix',
      compute: (p) => `${p.k * p.angle * 15}`,
      firstWrongStep: 2,
      feedback: () => 'That’s in degrees. The question asks for radians.',
    },
    {
      misconceptionId: 'trig-ratio-mixed-up',
      compute: (p) => (p.name === 'tan' ? null : unlessRight(piText(p.k * (6 - p.angle), 12), model(p))),
      firstWrongStep: 0,
      feedback: (p) =>
        `You found an angle with this ${p.name === 'sin' ? 'cosine' : 'sine'}. Check which function it is.`,
    },
  ],
  confirm: (p) => {
    const exact = trigOf(p.name)((p.angle * Math.PI) / 12);
    const size = Math.max(-1, Math.min(1, exact));
    return { kind: 'values', values: [p.k * inverseOf(p.name)(p.name === 'tan' ? exact : size)] };
  },
  examples: [
    { seed: 's1', input: 'pi/2', verdict: 'correct' },
    { seed: 's2', input: '-2pi/3', verdict: 'correct' },
    { seed: 's2', input: '14pi/3', verdict: 'wrong', misconceptionId: 'inverse-trig-outside-range' },
    { seed: 's2', input: '2pi/3', verdict: 'wrong', misconceptionId: 'ignores-negative-sign' },
    { seed: 's1', input: '90', verdict: 'wrong', misconceptionId: 'degree-radian-mix' },
  ],
});

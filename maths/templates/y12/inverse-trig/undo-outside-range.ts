import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { result, unlessRight } from '../../worked-line';
import { piLatex, piText } from '../shared/exact-values';
import { identity } from '../shared/identity-line';
import { exactLatex, inverseOf, rangeLatex, type TrigName, trigOf } from './exact-angles';

/** The inverse function of the function at an angle outside its range (twelfths of pi). */
interface Params {
  name: TrigName;
  angle: number;
}

const into = (turn: number, from: number, angle: number) => ((((angle - from) % turn) + turn) % turn) + from;

/** The angle in the range of the inverse function with the same value. */
function principal({ name, angle }: Params): number {
  if (name === 'tan') return into(12, -6, angle);
  const around = into(24, -12, angle);
  if (name === 'cos') return Math.abs(around);
  return around > 6 ? 12 - around : around < -6 ? -12 - around : around;
}
const value = (p: Params) => exactLatex(p.name, p.angle) ?? '';
const model = (p: Params) => piText(principal(p), 12);
/** One turn back or on, and no thought for the range. */
const oneTurn = (p: Params) => (p.angle > 0 ? p.angle - 24 : p.angle + 24);

export const undoOutsideRange = defineTemplate<Params>({
  id: 'y12/inverse-trig/undo-outside-range',
  version: 1,
  topicId: '199-inverse-trig-functions',
  years: [11, 12],
  difficulty: 'NORMAL',
  strategy: 'inverse-of-a-value-outside-the-range',
  calculator: false,
  title: 'Inverse trig function of an angle outside the range',
  params: (random) =>
    drawUntil(
      () => ({ name: random.pick(['sin', 'cos', 'tan'] as const), angle: random.int(-32, 32) }),
      (p) => exactLatex(p.name, p.angle) !== null && principal(p) !== p.angle,
    ),
  prompt: (p) =>
    `Find the exact value of $\\${p.name}^{-1}\\left(\\${p.name}\\left(${piLatex(p.angle, 12)}\\right)\\right)$.`,
  instruction: () => 'Give your answer in radians, in terms of $\\pi$.',
  answer: (p) => ({ kind: 'number', model: model(p), forms: [{ kind: 'simplified' }] }),
  steps: (p) => [
    identity(
      `\\${p.name}\\left(${piLatex(p.angle, 12)}\\right)=${value(p)}`,
      'Work from the inside out: first find the exact value at the given angle.',
      'Start with the inner function.',
      'Which quadrant is the given angle in, and what is the sign there?',
    ),
    identity(
      `\\${p.name}\\left(${piLatex(principal(p), 12)}\\right)=${value(p)}`,
      `Find the angle with the same value that satisfies $${rangeLatex[p.name]}$.`,
      `The range of the inverse function is $${rangeLatex[p.name]}$.`,
      'Which angle in the range has this same value?',
    ),
    result(
      piLatex(principal(p), 12),
      'That’s the angle the inverse function gives.',
      'Write the angle that’s in the range.',
      'Is your angle in the range of the inverse function?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'inverse-cancels-always',
      compute: (p) => piText(p.angle, 12),
      firstWrongStep: 1,
      feedback: (p) => `Is the angle you gave in the range $${rangeLatex[p.name]}$?`,
    },
    {
      misconceptionId: 'inverse-trig-outside-range',
      compute: (p) => (oneTurn(p) === 0 ? null : unlessRight(piText(oneTurn(p), 12), model(p))),
      firstWrongStep: 1,
      feedback: (p) =>
        `Adding a full turn doesn’t change the value, but your answer must satisfy $${rangeLatex[p.name]}$.`,
    },
    {
      misconceptionId: 'ignores-negative-sign',
      compute: (p) =>
        value(p).startsWith('-') ? piText(p.name === 'cos' ? 12 - principal(p) : -principal(p), 12) : null,
      firstWrongStep: 0,
      feedback: (p) => `What is the sign of $\\${p.name}\\left(${piLatex(p.angle, 12)}\\right)$?`,
    },
  ],
  confirm: (p) => {
    const exact = trigOf(p.name)((p.angle * Math.PI) / 12);
    // Looks at every angle in the range instead of reducing the given one.
    const candidates = Array.from({ length: 25 }, (_, i) => i - 12).filter((n) => {
      const angle = (n * Math.PI) / 12;
      const kept = Math.abs(inverseOf(p.name)(trigOf(p.name)(angle)) - angle) < 1e-7;
      return kept && Math.abs(trigOf(p.name)(angle) - exact) < 1e-7;
    });
    return { kind: 'values', values: candidates.map((n) => (n * Math.PI) / 12) };
  },
  examples: [
    { seed: 's1', input: '2pi/3', verdict: 'correct' },
    { seed: 's2', input: '-pi/4', verdict: 'correct' },
    { seed: 's1', input: '4pi/3', verdict: 'wrong', misconceptionId: 'inverse-cancels-always' },
    { seed: 's1', input: '-2pi/3', verdict: 'wrong', misconceptionId: 'inverse-trig-outside-range' },
    { seed: 's1', input: 'pi/3', verdict: 'wrong', misconceptionId: 'ignores-negative-sign' },
  ],
});

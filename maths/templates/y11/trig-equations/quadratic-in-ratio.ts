import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equivalent, result, start } from '../../worked-line';
import { anglesLatex, anglesLike, anglesText, turnLatex, turns, zerosOnTurn } from '../shared/trig-angles';

/** (2u - first)(u - second) = 0 with u = sin x or cos x; `mixed` hides it behind the other ratio. */
interface Params {
  ratio: 'sin' | 'cos';
  first: 1 | -1;
  second: 1 | -1 | 2 | -2;
  mixed: boolean;
  turn: number;
}

const turnOf = (p: Params) => turns[p.turn] ?? ([0, 24] as const);
const u = (p: Params) => `\\${p.ratio} x`;
const uSquared = (p: Params) => `\\${p.ratio}^{2}x`;
const otherSquared = (p: Params) => `\\${p.ratio === 'sin' ? 'cos' : 'sin'}^{2}x`;
const middle = (p: Params) => -(p.first + 2 * p.second);
const last = (p: Params) => p.first * p.second;
const linear = (n: number, name: string) =>
  n === 0 ? '' : `${n < 0 ? '-' : '+'}${Math.abs(n) === 1 ? '' : Math.abs(n)}${name}`;
const constant = (n: number) => (n === 0 ? '' : n < 0 ? `${n}` : `+${n}`);
const quadratic = (p: Params) => `2${uSquared(p)}${linear(middle(p), u(p))}${constant(last(p))}=0`;
/** 2(1 - v^2) + mu + l = 0 as 2v^2 - mu - (l + 2) = 0, with v the other ratio. */
const hidden = (p: Params) => `2${otherSquared(p)}${linear(-middle(p), u(p))}${constant(-last(p) - 2)}=0`;

/** The angle, in twelfths of π, at which sine or cosine is one half, minus one half, one or minus one. */
const baseAngle = (p: Params, value: number) => {
  const sine = value === 0.5 ? 2 : value === -0.5 ? -2 : value === 1 ? 6 : -6;
  return p.ratio === 'sin' ? sine : 6 - sine;
};
const anglesFor = (p: Params, value: number) =>
  Math.abs(value) > 1 ? [] : anglesLike(p.ratio, baseAngle(p, value), turnOf(p));
const merged = (...lists: number[][]) => [...new Set(lists.flat())].sort((a, b) => a - b);
const solutions = (p: Params) => merged(anglesFor(p, p.first / 2), anglesFor(p, p.second));
const half = (n: number) => (n < 0 ? '-\\frac{1}{2}' : '\\frac{1}{2}');

export const quadraticInRatio = defineTemplate<Params>({
  id: 'y11/trig-equations/quadratic-in-ratio',
  version: 1,
  topicId: '197-trig-identities-and-equations',
  years: [11],
  difficulty: 'HARD',
  strategy: 'quadratic-in-sine-or-cosine',
  calculator: false,
  title: 'Quadratic equation in sine or cosine',
  params: (random) =>
    drawUntil(
      () => ({
        ratio: random.pick(['sin', 'cos'] as const),
        first: random.pick([1, -1] as const),
        second: random.pick([1, -1, 1, -1, 2, -2] as const),
        mixed: random.chance(),
        turn: random.int(0, 3),
      }),
      // Without a constant the hidden form would be too easy to misread.
      (p) => !(p.mixed && last(p) === -2),
    ),
  prompt: (p) => `Solve $${p.mixed ? hidden(p) : quadratic(p)}$ for $${turnLatex(turnOf(p))}$.`,
  instruction: () => 'Give all solutions in radians, as exact values.',
  answer: (p) => ({ kind: 'solutions', model: anglesText(solutions(p)), variable: 'x', forms: [{ kind: 'exact' }] }),
  steps: (p) => [
    ...(p.mixed
      ? [
          start(
            hidden(p),
            `There are two ratios here. Use $\\sin^2x+\\cos^2x=1$ to write everything in terms of $${u(p)}$.`,
            'Write the squared ratio in terms of the other one.',
            'Which identity links the squares of sine and cosine?',
          ),
          equivalent(
            quadratic(p),
            `Substitute $1-${uSquared(p)}$ for $${otherSquared(p)}$ and move everything to one side.`,
            'Replace the square, and move everything to one side.',
            'Is it now a quadratic in just one ratio?',
          ),
        ]
      : [
          start(
            `u=${u(p)}`,
            'The same ratio appears both squared and on its own. Call it $u$.',
            'Look for something that appears more than once.',
            'What could you replace with a single letter?',
          ),
          start(
            quadratic(p),
            'This is a quadratic equation in $u$.',
            'Read the equation with $u$ in place of the ratio.',
            'If you call the ratio $u$, what kind of equation is it?',
          ),
        ]),
    equivalent(
      `(2${u(p)}${constant(-p.first)})(${u(p)}${constant(-p.second)})=0`,
      'Factorise, as if the ratio were a single letter.',
      'Factorise the quadratic.',
      'Which two brackets give this quadratic?',
    ),
    start(
      `${u(p)}=${half(p.first)}\\text{ or }${u(p)}=${p.second}`,
      Math.abs(p.second) > 1
        ? 'Set each factor equal to zero. The second value is impossible, because it isn’t between $-1$ and $1$.'
        : 'Set each factor equal to zero.',
      'When is a product zero?',
      'Are both values possible for this ratio?',
    ),
    result(
      anglesLatex(solutions(p)),
      'Find all angles in the given domain with these values.',
      'Find every angle in the given domain.',
      'How many angles does each value give?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'loses-second-root',
      compute: (p) => (Math.abs(p.second) > 1 ? null : anglesText(anglesFor(p, p.first / 2))),
      firstWrongStep: 3,
      feedback: () => 'There are two factors, and either one can be zero.',
    },
    {
      misconceptionId: 'trig-second-solution-lost',
      compute: (p) => anglesText(merged(anglesFor(p, p.first / 2).slice(0, 1), anglesFor(p, p.second).slice(0, 1))),
      firstWrongStep: 4,
      feedback: (p) => `How many angles in this domain have $${u(p)}=${half(p.first)}$?`,
    },
    {
      misconceptionId: 'roots-sign-flipped',
      compute: (p) => anglesText(merged(anglesFor(p, -p.first / 2), anglesFor(p, -p.second))),
      firstWrongStep: 3,
      feedback: () => 'Substitute one of your values into its bracket. Does the bracket equal zero?',
    },
  ],
  confirm: (p) => ({
    kind: 'values',
    values: zerosOnTurn((x) => {
      const [value, other] = p.ratio === 'sin' ? [Math.sin(x), Math.cos(x)] : [Math.cos(x), Math.sin(x)];
      return p.mixed
        ? 2 * other * other - middle(p) * value - last(p) - 2
        : 2 * value * value + middle(p) * value + last(p);
    }, turnOf(p)),
  }),
  examples: [
    { seed: 's1', input: 'x=pi/2 or x=7pi/6 or x=11pi/6 or x=5pi/2', verdict: 'correct' },
    { seed: 's2', input: 'x=pi/6 or x=5pi/6 or x=3pi/2', verdict: 'correct' },
    { seed: 's1', input: 'x=7pi/6 or x=11pi/6', verdict: 'wrong', misconceptionId: 'loses-second-root' },
    { seed: 's1', input: 'x=pi/2 or x=7pi/6', verdict: 'wrong', misconceptionId: 'trig-second-solution-lost' },
    { seed: 's1', input: 'x=5pi/6 or x=3pi/2 or x=13pi/6', verdict: 'wrong', misconceptionId: 'roots-sign-flipped' },
  ],
});

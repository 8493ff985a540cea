import { defineTemplate } from '../../format';
import { result, start } from '../../worked-line';
import {
  anglesLatex,
  anglesLike,
  anglesText,
  cosineValues,
  sineValues,
  turnLatex,
  turns,
  zerosOnTurn,
} from '../shared/trig-angles';

/** sin 2x = k sin x or sin 2x = k cos x, where k is twice an exact value. */
interface Params {
  right: 'sin' | 'cos';
  value: number;
  turn: number;
}

const turnOf = (p: Params) => turns[p.turn] ?? ([0, 24] as const);
const left = (p: Params) => (p.right === 'sin' ? 'cos' : 'sin');
const exact = (p: Params) =>
  (p.right === 'sin' ? cosineValues : sineValues)[p.value] ?? { text: '', latex: '', twelfths: 0 };
/** k in LaTeX: "\sqrt{3}", or "" and "-" for one and minus one. */
const k = (p: Params) =>
  exact(p)
    .latex.replace(/\\frac\{(.*)\}\{2\}$/, '$1')
    .replace('1', '');
const opposite = (p: Params) => (k(p).startsWith('-') ? `+${k(p).slice(1) || '1'}` : `-${k(p) || '1'}`);
const kFactor = (p: Params) => `${k(p)}\\${p.right} x`;
const zeros = (p: Params) => anglesLike(p.right, p.right === 'sin' ? 0 : 6, turnOf(p));
const others = (p: Params) => anglesLike(left(p), exact(p).twelfths, turnOf(p));
const all = (p: Params) => [...new Set([...zeros(p), ...others(p)])].sort((a, b) => a - b);

export const doubleAngleEquation = defineTemplate<Params>({
  id: 'y11/compound-angles/double-angle-equation',
  version: 1,
  topicId: '198-further-trigonometry-compound-angles',
  years: [11, 12],
  difficulty: 'HARD',
  strategy: 'double-angle-and-common-factor',
  calculator: false,
  title: 'Solve an equation with a double angle',
  params: (random) => ({
    right: random.pick(['sin', 'cos'] as const),
    value: random.int(0, 5),
    turn: random.int(0, 3),
  }),
  prompt: (p) => `Solve $\\sin 2x=${kFactor(p)}$ for $${turnLatex(turnOf(p))}$.`,
  instruction: () => 'Give all solutions in radians, as exact values.',
  answer: (p) => ({ kind: 'solutions', model: anglesText(all(p)), variable: 'x', forms: [{ kind: 'exact' }] }),
  steps: (p) => [
    start(
      `2\\sin x\\cos x=${kFactor(p)}`,
      'Use the double angle formula for sine on the left-hand side.',
      'Write the double angle in terms of the sine and cosine of $x$.',
      'What is the double angle formula for sine?',
    ),
    start(
      `\\${p.right} x\\left(2\\${left(p)} x${opposite(p)}\\right)=0`,
      `Move everything to one side, and take out the common factor $\\${p.right} x$. Don’t divide by it: it could be zero.`,
      'Move everything to one side, and look for a common factor.',
      'What do both sides have in common, and can you divide by it?',
    ),
    start(
      `\\${p.right} x=0\\text{ or }\\${left(p)} x=${exact(p).latex}`,
      'A product is zero when one of its factors is zero.',
      'Set each factor equal to zero.',
      'Which two simple equations are left?',
    ),
    result(
      anglesLatex(all(p)),
      'Find all angles in the given domain for each of the two equations.',
      'Solve both equations in the given domain.',
      'How many angles does each equation give?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'divides-by-variable',
      compute: (p) => anglesText(others(p)),
      firstWrongStep: 1,
      feedback: (p) => `You divided by $\\${p.right} x$. What if it’s zero?`,
    },
    {
      misconceptionId: 'trig-second-solution-lost',
      compute: (p) => anglesText([...new Set([...zeros(p), ...others(p).slice(0, 1)])].sort((a, b) => a - b)),
      firstWrongStep: 3,
      feedback: (p) => `How many angles in this domain have $\\${left(p)} x=${exact(p).latex}$?`,
    },
    {
      misconceptionId: 'double-angle-as-twice',
      compute: (p) => (p.right === 'sin' ? anglesText(zeros(p)) : null),
      firstWrongStep: 0,
      feedback: () => 'Doubling the angle doesn’t double its sine. Try it with $x=\\frac{\\pi}{2}$.',
    },
  ],
  confirm(p) {
    const size = Math.sqrt((p.value % 3) + 1);
    const factor = p.value < 3 ? size : -size;
    const g = p.right === 'sin' ? Math.sin : Math.cos;
    return { kind: 'values', values: zerosOnTurn((x) => Math.sin(2 * x) - factor * g(x), turnOf(p)) };
  },
  examples: [
    { seed: 's1', input: 'x=0 or x=pi/3 or x=pi or x=5pi/3 or x=2pi', verdict: 'correct' },
    { seed: 's2', input: 'x=0 or x=pi/3 or x=pi or x=5pi/3 or x=2pi', verdict: 'correct' },
    { seed: 's1', input: 'x=pi/3 or x=5pi/3', verdict: 'wrong', misconceptionId: 'divides-by-variable' },
    {
      seed: 's1',
      input: 'x=0 or x=pi/3 or x=pi or x=2pi',
      verdict: 'wrong',
      misconceptionId: 'trig-second-solution-lost',
    },
    { seed: 's1', input: 'x=0 or x=pi or x=2pi', verdict: 'wrong', misconceptionId: 'double-angle-as-twice' },
  ],
});

import { defineTemplate } from '../../format';
import { equivalent, result, start } from '../../worked-line';
import { piLatex } from '../shared/pi-text';
import {
  anglesLatex,
  anglesLike,
  anglesText,
  cosineValues,
  type Ratio,
  sineValues,
  tangentValues,
  turnLatex,
  turns,
  zerosOnTurn,
} from '../shared/trig-angles';

/** factor × ratio(x) + add = right, where the ratio has an exact value. */
interface Params {
  ratio: Ratio;
  value: number;
  turn: number;
  add: number;
}

const valuesOf = { sin: sineValues, cos: cosineValues, tan: tangentValues };
const exact = (p: Params) => valuesOf[p.ratio][p.value] ?? sineValues[0] ?? { text: '', latex: '', twelfths: 0 };
const turnOf = (p: Params) => turns[p.turn] ?? ([0, 24] as const);
const solutions = (p: Params) => anglesLike(p.ratio, exact(p).twelfths, turnOf(p));
/** Twice a sine or cosine, or the tangent itself: "\sqrt{3}", "-1". */
const right = (p: Params) =>
  p.ratio === 'tan' ? exact(p).latex : exact(p).latex.replace(/\\frac\{(.*)\}\{2\}$/, '$1');
const left = (p: Params) => `${p.ratio === 'tan' ? '' : '2'}\\${p.ratio} x`;
const acute = (p: Params) => {
  const angle = Math.abs(exact(p).twelfths);
  return angle > 6 ? 12 - angle : angle;
};
const other: Record<Ratio, Ratio> = { sin: 'cos', cos: 'sin', tan: 'sin' };

/** The question with the number that was added on both sides: "2\sin x+3=4" where that is a whole number. */
const question = (p: Params) => {
  const whole = Number(right(p));
  return Number.isInteger(whole) ? `${left(p)}+${p.add}=${whole + p.add}` : `${left(p)}=${right(p)}`;
};

export const basicEquation = defineTemplate<Params>({
  id: 'y11/trig-equations/basic-equation',
  version: 1,
  topicId: '197-trig-identities-and-equations',
  years: [11],
  difficulty: 'NORMAL',
  strategy: 'reference-angle-and-symmetry',
  calculator: false,
  title: 'Solve a basic trigonometric equation',
  params: (random) => ({
    ratio: random.pick(['sin', 'cos', 'tan'] as const),
    value: random.int(0, 5),
    turn: random.int(0, 3),
    add: random.int(2, 6),
  }),
  prompt: (p) => `Solve $${question(p)}$ for $${turnLatex(turnOf(p))}$.`,
  instruction: () => 'Give all solutions in radians, as exact values.',
  answer: (p) => ({ kind: 'solutions', model: anglesText(solutions(p)), variable: 'x', forms: [{ kind: 'exact' }] }),
  steps: (p) => [
    start(
      question(p),
      'There’s only one ratio here, so get it on its own.',
      'Get the ratio on its own first.',
      'Which ratio is in this equation?',
    ),
    equivalent(
      `\\${p.ratio} x=${exact(p).latex}`,
      'This is the value of the ratio.',
      'Undo what has been done to the ratio, in reverse order.',
      'What was done to the ratio last?',
    ),
    start(
      `x_0=${piLatex(acute(p), 12)}`,
      `This acute angle has the same ratio, ignoring its sign. Here the ratio is ${exact(p).latex.startsWith('-') ? 'negative' : 'positive'}.`,
      'Find the acute angle that has this ratio, ignoring its sign.',
      'Which special triangle has this ratio?',
    ),
    result(
      anglesLatex(solutions(p)),
      p.ratio === 'sin'
        ? 'Sine has the same value at an angle and at its reflection in the vertical axis.'
        : p.ratio === 'cos'
          ? 'Cosine has the same value at an angle and at its reflection in the horizontal axis.'
          : 'Tangent repeats after half a turn.',
      'Find the two quadrants with the right sign, and an angle in each.',
      'In which quadrants does the ratio have this sign?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'trig-second-solution-lost',
      compute: (p) => anglesText(solutions(p).slice(0, 1)),
      firstWrongStep: 3,
      feedback: () => 'In how many quadrants does the ratio have this sign?',
    },
    {
      misconceptionId: 'trig-second-solution-lost',
      compute: (p) => anglesText(solutions(p).slice(1, 2)),
      firstWrongStep: 3,
      feedback: () => 'In how many quadrants does the ratio have this sign?',
    },
    {
      misconceptionId: 'second-angle-by-wrong-symmetry',
      compute: (p) => anglesText(anglesLike(other[p.ratio], exact(p).twelfths, turnOf(p))),
      firstWrongStep: 3,
      feedback: (p) =>
        `Check both of your angles: do they have the same ${{ sin: 'sine', cos: 'cosine', tan: 'tangent' }[p.ratio]}?`,
    },
    {
      misconceptionId: 'quadrant-sign-ignored',
      compute: (p) => (exact(p).latex.startsWith('-') ? anglesText(anglesLike(p.ratio, acute(p), turnOf(p))) : null),
      firstWrongStep: 3,
      feedback: () => 'The ratio is negative here. In which quadrants does that happen?',
    },
  ],
  confirm(p) {
    // Put every quarter of a degree into the equation; the values themselves come from the question, as decimals.
    const f = { sin: Math.sin, cos: Math.cos, tan: Math.tan }[p.ratio];
    const size =
      [
        [1 / 4, 2 / 4, 3 / 4],
        [1 / 4, 2 / 4, 3 / 4],
        [1, 3, 1 / 3],
      ][['sin', 'cos', 'tan'].indexOf(p.ratio)] ?? [];
    const target = Math.sqrt(size[p.value % 3] ?? 0) * (p.value < 3 ? 1 : -1);
    return { kind: 'values', values: zerosOnTurn((x) => f(x) - target, turnOf(p)) };
  },
  examples: [
    { seed: 's1', input: 'x=3pi/4 or x=5pi/4', verdict: 'correct' },
    { seed: 's2', input: 'x=4pi/3 or x=5pi/3', verdict: 'correct' },
    { seed: 's1', input: 'x=3pi/4', verdict: 'wrong', misconceptionId: 'trig-second-solution-lost' },
    { seed: 's1', input: 'x=3pi/4 or x=9pi/4', verdict: 'wrong', misconceptionId: 'second-angle-by-wrong-symmetry' },
    { seed: 's1', input: 'x=7pi/4 or x=9pi/4', verdict: 'wrong', misconceptionId: 'quadrant-sign-ignored' },
  ],
});

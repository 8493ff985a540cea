import { defineTemplate } from '../../format';
import { bracketed, fractionLatex, fractionText, withSign } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equivalent, start, unlessRight } from '../../worked-line';

/** (m, p) and (q, r) are perpendicular. */
interface Params {
  p: number;
  q: number;
  r: number;
}

const model = (s: Params) => fractionText(-s.p * s.r, s.q);
const front = (n: number) => (n === 1 ? '' : n === -1 ? '-' : `${n}`);
const solution = (s: Params) => (-s.p * s.r) / s.q;

export const perpendicularParameter = defineTemplate<Params>({
  id: 'y12/vectors-plane/perpendicular-parameter',
  version: 1,
  topicId: '218-vectors-in-the-plane',
  years: [11, 12],
  difficulty: 'NORMAL',
  strategy: 'dot-product-zero',
  calculator: false,
  title: 'Perpendicular vectors with an unknown',
  params: (random) =>
    drawUntil(
      () => ({ p: random.nonZeroInt(-9, 9), q: random.nonZeroInt(-6, 6), r: random.nonZeroInt(-9, 9) }),
      (s) => Math.abs(s.q) > 1 && Math.abs(s.r) !== Math.abs(s.q) && Math.abs(s.r) > 1,
    ),
  prompt: (s) =>
    `The vectors $\\mathbf{a}=\\begin{pmatrix}m\\\\${s.p}\\end{pmatrix}$ and $\\mathbf{b}=\\begin{pmatrix}${s.q}\\\\${s.r}\\end{pmatrix}$ are perpendicular. Find $m$.`,
  instruction: () => 'Give a whole number or a fraction in lowest terms.',
  answer: (s) => ({ kind: 'number', model: model(s), variable: 'm', forms: [{ kind: 'lowest-terms' }] }),
  steps: (s) => [
    start(
      `${front(s.q)}m+${bracketed(s.p)}\\times ${bracketed(s.r)}=0`,
      'The dot product of perpendicular vectors is zero: multiply matching components and add.',
      'Write the dot product of the two vectors. What must it equal?',
      'What is the dot product of perpendicular vectors?',
    ),
    equivalent(
      `${front(s.q)}m${withSign(s.p * s.r)}=0`,
      'Work out the product.',
      'Work out the second product.',
      'What is the sign of the second product?',
    ),
    equivalent(
      `${front(s.q)}m=${-s.p * s.r}`,
      'Move the constant to the other side.',
      'Move the constant to the other side.',
      'What is the right-hand side now?',
    ),
    equivalent(
      `m=${fractionLatex(-s.p * s.r, s.q)}`,
      'Divide by the coefficient of $m$.',
      'Solve for $m$.',
      'Which number do you divide by?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'parallel-for-perpendicular',
      compute: (s) => unlessRight(fractionText(s.p * s.q, s.r), model(s)),
      firstWrongStep: 0,
      feedback: () => 'With this $m$, the vectors are multiples of each other, so they’re parallel.',
    },
    {
      misconceptionId: 'moves-term-keeps-sign',
      compute: (s) => fractionText(s.p * s.r, s.q),
      firstWrongStep: 2,
      feedback: () => 'Substitute your $m$ into the dot product: is it zero?',
    },
    {
      misconceptionId: 'subtracts-coefficient',
      compute: (s) => unlessRight(`${-s.p * s.r - s.q}`, model(s)),
      firstWrongStep: 3,
      feedback: (s) => `$${front(s.q)}m$ is a product. How do you undo it?`,
    },
  ],
  confirm: (s) => ({
    kind: 'roots',
    // The angle between the vectors as a function of m, less a right angle.
    f: (m) => Math.cos(Math.atan2(s.p, m) - Math.atan2(s.r, s.q)) * Math.hypot(m, s.p),
    from: Math.floor(solution(s)) - 3.3,
    to: Math.ceil(solution(s)) + 3.4,
  }),
  examples: [
    { seed: 's1', input: '12/5', verdict: 'correct' },
    { seed: 's2', input: '-7', verdict: 'correct' },
    { seed: 's1', input: '-20/3', verdict: 'wrong', misconceptionId: 'parallel-for-perpendicular' },
    { seed: 's1', input: '-12/5', verdict: 'wrong', misconceptionId: 'moves-term-keeps-sign' },
    { seed: 's1', input: '7', verdict: 'wrong', misconceptionId: 'subtracts-coefficient' },
  ],
});

import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';
import { piLatex } from '../shared/exact-values';
import { latexRoot, polarStarts, surdComplex, surdOf, typedRoot } from './exact-components';

/** The n-th power of a number with an exact argument. */
interface Params {
  start: number;
  n: number;
}

const polar = (p: Params) => polarStarts[p.start] ?? { square: 2 as const, angle: 3 };
const radians = (twelfths: number) => (twelfths * Math.PI) / 12;
const modulus = (p: Params) => Math.sqrt(polar(p).square);
const at = (length: number, twelfths: number): [number, number] => [
  length * Math.cos(radians(twelfths)),
  length * Math.sin(radians(twelfths)),
];
const power = (p: Params) => at(modulus(p) ** p.n, polar(p).angle * p.n);
const z = (p: Params) => surdComplex(...at(modulus(p), polar(p).angle), latexRoot);
const typed = (pair: [number, number]) => surdComplex(...pair, typedRoot);
const modulusLatex = (p: Params) => (polar(p).square === 2 ? '\\sqrt{2}' : '2');
const raised = (p: Params) => {
  const [whole, root] = surdOf(modulus(p) ** p.n);
  return root === 1 ? `${whole}` : `${whole === 1 ? '' : whole}\\sqrt{${root}}`;
};
/** The angle of the power, brought between −π and π. */
const reduced = (p: Params) => {
  const around = (((polar(p).angle * p.n + 12) % 24) + 24) % 24;
  return around === 0 ? 12 : around - 12;
};
const polarLatex = (length: string, twelfths: number) =>
  `${length}\\left(\\cos\\left(${piLatex(twelfths, 12)}\\right)+i\\sin\\left(${piLatex(twelfths, 12)}\\right)\\right)`;

/** A wrong pair, if it can be written exactly and differs from the right one. */
function wrong(p: Params, pair: [number, number]): string | null {
  try {
    const text = typed(pair);
    return text === typed(power(p)) ? null : text;
  } catch {
    return null;
  }
}

export const deMoivre = defineTemplate<Params>({
  id: 'y12/complex/de-moivre',
  version: 1,
  topicId: '221-complex-numbers',
  years: [12],
  difficulty: 'HARD',
  strategy: 'de-moivre',
  calculator: false,
  title: 'A power using de Moivre’s theorem',
  params: (random) =>
    drawUntil(
      () => ({ start: random.int(0, polarStarts.length - 1), n: random.int(4, 10) }),
      (p) => polar(p).square === 2 || p.n <= 8,
    ),
  prompt: (p) => `Use de Moivre’s theorem to write $(${z(p)})^{${p.n}}$ in the form $x+yi$ where $x$ and $y$ are real.`,
  instruction: () => 'Give exact values.',
  answer: (p) => ({ kind: 'number', model: typed(power(p)), forms: [{ kind: 'expanded' }, { kind: 'simplified' }] }),
  steps: (p) => [
    start(
      `\\left(${polarLatex(modulusLatex(p), polar(p).angle)}\\right)^{${p.n}}`,
      `The modulus of $${z(p)}$ is $${modulusLatex(p)}$ and its argument is $${piLatex(polar(p).angle, 12)}$.`,
      'First find the modulus and the argument, in the correct quadrant.',
      'How far is this number from the origin, and in what direction?',
    ),
    equal(
      polarLatex(raised(p), polar(p).angle * p.n),
      'De Moivre’s theorem: raise the modulus to the power and multiply the argument by it.',
      'Raise the modulus to the power, and multiply the angle by it.',
      'What does a power do to the modulus, and what does it do to the argument?',
    ),
    ...(reduced(p) === polar(p).angle * p.n
      ? []
      : [
          equal(
            polarLatex(raised(p), reduced(p)),
            'Subtract full turns, so that the angle is between $-\\pi$ and $\\pi$.',
            'Subtract full turns from the angle.',
            'How many full turns are in this angle?',
          ),
        ]),
    equal(
      surdComplex(...power(p), latexRoot),
      'Substitute the exact values of cosine and sine, and multiply.',
      'Substitute the exact values of cosine and sine.',
      'What are the cosine and the sine of this angle?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'de-moivre-modulus-not-raised',
      compute: (p) => wrong(p, at(modulus(p), polar(p).angle * p.n)),
      firstWrongStep: 1,
      feedback: (p) => `Raise the modulus to the power ${p.n} as well.`,
    },
    {
      misconceptionId: 'de-moivre-angle-raised',
      compute: (p) => wrong(p, at(modulus(p) ** p.n, polar(p).angle)),
      firstWrongStep: 1,
      feedback: () => 'Each factor rotates it further. What happens to the angle?',
    },
    {
      misconceptionId: 'argument-wrong-quadrant',
      compute: (p) => {
        const angle = polar(p).angle;
        if (Math.abs(angle) < 6) return null;
        return wrong(p, at(modulus(p) ** p.n, (angle > 0 ? angle - 12 : angle + 12) * p.n));
      },
      firstWrongStep: 0,
      feedback: (p) => `Which quadrant is $${z(p)}$ in?`,
    },
    {
      misconceptionId: 'powers-termwise',
      compute: (p) => {
        const [re, im] = at(modulus(p), polar(p).angle);
        const turned = im ** p.n;
        const quarter = p.n % 4;
        if (quarter % 2 === 1) return wrong(p, [re ** p.n, quarter === 1 ? turned : -turned]);
        return wrong(p, [re ** p.n + (quarter === 0 ? turned : -turned), 0]);
      },
      firstWrongStep: 1,
      feedback: () => 'You raised each part to the power separately. What happens to the terms in between?',
    },
  ],
  confirm: (p) => {
    // Multiplies the number by itself again and again.
    const [x, y] = at(modulus(p), polar(p).angle);
    let [re, im] = [1, 0];
    for (let i = 0; i < p.n; i += 1) [re, im] = [re * x - im * y, re * y + im * x];
    return { kind: 'function', variables: ['i'], f: ({ i = 0 }) => re + im * i };
  },
  examples: [
    { seed: 's1', input: '-128+128sqrt(3)i', verdict: 'correct' },
    { seed: 's2', input: '-128+128sqrt(3)i', verdict: 'correct' },
    { seed: 's1', input: '-1+sqrt(3)i', verdict: 'wrong', misconceptionId: 'de-moivre-modulus-not-raised' },
    { seed: 's1', input: '128+128sqrt(3)i', verdict: 'wrong', misconceptionId: 'de-moivre-angle-raised' },
    { seed: 's9', input: '-4+4i', verdict: 'wrong', misconceptionId: 'argument-wrong-quadrant' },
  ],
});

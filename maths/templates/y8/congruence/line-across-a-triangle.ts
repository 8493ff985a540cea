import { defineTemplate } from '../../format';
import { fractionText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { equal, start, unlessRight } from '../../worked-line';

/** D on AB and E on AC with DE parallel to BC; AD = part, AB = part × scale, DE = across. */
interface Params {
  part: number;
  across: number;
  /** The scale as top over bottom. */
  top: number;
  bottom: number;
}

const whole = (p: Params) => (p.part * p.top) / p.bottom;
const base = (p: Params) => (p.across * p.top) / p.bottom;

export const lineAcrossATriangle = defineTemplate<Params>({
  id: 'y8/congruence/line-across-a-triangle',
  version: 1,
  topicId: '138-congruence-and-similarity-tests',
  years: [8, 9],
  difficulty: 'HARD',
  strategy: 'similar-by-equal-angles',
  calculator: false,
  title: 'A parallel line across a triangle',
  params: (random) =>
    drawUntil(
      () => {
        const [top, bottom] = random.pick([
          [3, 2],
          [5, 2],
          [4, 3],
          [5, 3],
          [7, 4],
          [5, 4],
          [2, 1],
          [3, 1],
        ] as const);
        return { part: bottom * random.int(2, 8), across: bottom * random.int(2, 9), top, bottom };
      },
      (p) => p.part !== p.across && whole(p) <= 30 && base(p) <= 36 && whole(p) - p.part !== p.part,
    ),
  prompt: (p) =>
    `In triangle $ABC$, the line $DE$ is parallel to $BC$. $D$ is on $AB$ and $E$ is on $AC$. $AD=${p.part}$ cm, $DB=${whole(p) - p.part}$ cm and $DE=${p.across}$ cm. How long is $BC$?`,
  instruction: () => 'Give your answer in cm.',
  figure(p) {
    const share = p.bottom / p.top;
    const at = ([x, y]: [number, number]): [number, number] => [5 + (x - 5) * share, 8 + (y - 8) * share];
    const [d, e] = [at([0, 0]), at([12, 0])];
    return {
      kind: 'polygon',
      alt: `Triangle A B C with A at the top. A line D E inside is parallel to the base B C; D is on A B and E is on A C. A D is ${p.part} cm, D B is ${whole(p) - p.part} cm, D E is ${p.across} cm, and B C is unknown.`,
      vertices: [[0, 0], [12, 0], e, [5, 8], d],
      names: ['B', 'C', 'E', 'A', 'D'],
      sides: ['?', null, null, `${p.part} cm`, `${whole(p) - p.part} cm`],
      dashed: [[d, e]],
      notes: [{ at: [(d[0] + e[0]) / 2, d[1] + 0.5], text: `${p.across} cm` }],
    };
  },
  answer: (p) => ({ kind: 'quantity', model: `${base(p)} cm`, unit: 'cm', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    step(
      'identity',
      `${p.part}+${whole(p) - p.part}=${whole(p)}`,
      `The whole side $AB$ is ${whole(p)} cm long.`,
      'Find the length of the whole side $AB$.',
      'Which two parts make up the whole side?',
    ),
    step(
      'identity',
      `\\frac{${whole(p)}}{${p.part}}=\\frac{${p.top}}{${p.bottom}}`
        .replace('\\frac{2}{1}', '2')
        .replace('\\frac{3}{1}', '3'),
      'Parallel lines give equal angles, so the two triangles are similar. This is the scale factor from $AD$ to $AB$.',
      'Compare the small triangle $ADE$ with the large triangle $ABC$.',
      'Which side of the large triangle matches $AD$?',
    ),
    start(
      `${p.across}\\times \\frac{${whole(p)}}{${p.part}}`,
      '$BC$ matches $DE$, so multiply $DE$ by the same scale factor.',
      'Use the same scale factor for $DE$.',
      'Which side of the large triangle matches $DE$?',
    ),
    equal(`${base(p)}`, 'Work out the product.', 'Work out the product.', 'Is $BC$ longer than $DE$, as it should be?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'corresponding-sides-mixed',
      compute: (p) => {
        const [t, b] = [p.across * (whole(p) - p.part), p.part];
        return t === b * base(p) ? null : fractionText(t, b);
      },
      firstWrongStep: 0,
      feedback: () => '$DB$ is only part of a side. Which side of the large triangle matches $AD$?',
    },
    {
      misconceptionId: 'ratio-as-difference',
      compute: (p) => unlessRight(`${p.across + whole(p) - p.part}`, `${base(p)}`),
      firstWrongStep: 2,
      feedback: (p) =>
        `You added ${whole(p) - p.part} cm. In similar triangles, you multiply the sides by the same scale factor.`,
    },
    {
      misconceptionId: 'rate-upside-down',
      compute: (p) => fractionText(p.across * p.part, whole(p)),
      firstWrongStep: 2,
      feedback: () => 'The large triangle must have the longer side. Did you divide the right way round?',
    },
  ],
  // Put the triangle on axes and walk from A: the width grows evenly with the distance from A.
  confirm(p) {
    let [low, high] = [0, 200];
    for (let i = 0; i < 80; i += 1) {
      const guess = (low + high) / 2;
      // Width at distance AD when the base is the guess.
      const width = guess - (guess * (whole(p) - p.part)) / whole(p);
      if (width < p.across) low = guess;
      else high = guess;
    }
    return { kind: 'values', values: [low] };
  },
  examples: [
    { seed: 's1', input: '10 cm', verdict: 'correct' },
    { seed: 's2', input: '21 cm', verdict: 'correct' },
    { seed: 's1', input: '2', verdict: 'wrong', misconceptionId: 'corresponding-sides-mixed' },
    { seed: 's1', input: '13', verdict: 'wrong', misconceptionId: 'ratio-as-difference' },
    { seed: 's1', input: '32/5', verdict: 'wrong', misconceptionId: 'rate-upside-down' },
  ],
});

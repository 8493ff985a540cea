import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { result, start } from '../../worked-line';

/** What is known of two triangles, ABC and a second one that is `scale` times as large, or just not. */
interface Params {
  known: 'sides' | 'included' | 'angles' | 'none';
  a: number;
  b: number;
  c: number;
  scale: number;
  angle: number;
  second: number;
  names: string;
}

const sss = 'Yes, by SSS: all three pairs of sides are in the same ratio.';
const sas = 'Yes, by SAS: two pairs of sides are in the same ratio, and the angles between them are equal.';
const aa = 'Yes, by AA: two pairs of angles are equal.';
const no = 'No, the ratios of matching sides are not all the same.';
const options = { sides: sss, included: sas, angles: aa, none: no } as const;
const right = (p: Params) => options[p.known];

const extra = (p: Params) => (p.known === 'none' ? 1 : 0);
function facts(p: Params): string {
  const [d, e, f] = [...p.names];
  const { a, b, c, scale: k } = p;
  switch (p.known) {
    case 'angles':
      return `$\\angle A=${p.angle}^\\circ$, $\\angle B=${p.second}^\\circ$, and $\\angle ${d}=${p.angle}^\\circ$, $\\angle ${f}=${180 - p.angle - p.second}^\\circ$`;
    case 'included':
      return `$AB=${c}$ cm, $AC=${b}$ cm, $\\angle A=${p.angle}^\\circ$, and $${d}${e}=${c * k}$ cm, $${d}${f}=${b * k}$ cm, $\\angle ${d}=${p.angle}^\\circ$`;
    default:
      return `$AB=${c}$ cm, $BC=${a}$ cm, $CA=${b}$ cm, and $${d}${e}=${c * k}$ cm, $${e}${f}=${a * k + extra(p)}$ cm, $${f}${d}=${b * k}$ cm`;
  }
}

const seen = (p: Params) =>
  ({
    sides: `Each side of the second triangle is ${p.scale} times as long as its matching side.`,
    included: `Both sides are ${p.scale} times as long as their matching sides, and the angles between them are equal.`,
    angles: `The third angle of $ABC$ is ${180 - p.angle - p.second} degrees, so two pairs of angles are equal.`,
    none: `Two sides are ${p.scale} times as long as their matching sides, but the third one isn’t.`,
  })[p.known];

export const whichSimilarityTest = defineTemplate<Params>({
  id: 'y10/proof/which-similarity-test',
  version: 1,
  topicId: '171-geometric-proof',
  years: [10],
  difficulty: 'NORMAL',
  strategy: 'choose-the-test',
  calculator: false,
  title: 'Which test proves similarity?',
  params: (random) =>
    drawUntil(
      () => ({
        known: random.pick(['sides', 'included', 'angles', 'none'] as const),
        a: random.int(4, 12),
        b: random.int(4, 12),
        c: random.int(4, 12),
        scale: random.int(2, 4),
        angle: random.int(31, 79),
        second: random.int(31, 79),
        names: random.pick(['DEF', 'PQR', 'XYZ', 'KLM']),
      }),
      (p) =>
        p.a + p.b > p.c + 1 &&
        p.b + p.c > p.a + 1 &&
        p.c + p.a > p.b + 1 &&
        new Set([p.a, p.b, p.c]).size === 3 &&
        new Set([p.angle, p.second, 180 - p.angle - p.second]).size === 3,
    ),
  prompt: (p) =>
    `In the triangles $ABC$ and $${p.names}$, ${facts(p)}. Is $ABC$ similar to $${p.names}$, with the vertices matched in this order?`,
  answer: (p) => ({ kind: 'choice', model: right(p) }),
  correctChoice: right,
  steps: (p) => [
    start(
      `\\triangle ABC,\\ \\triangle ${p.names}`,
      'Match the vertices in the order they’re named, and write the facts side by side.',
      'Match the vertices in order: the first with the first, and so on.',
      'Which side or angle in the second triangle matches which one in the first?',
    ),
    start(
      p.known === 'angles'
        ? `180-${p.angle}-${p.second}=${180 - p.angle - p.second}`
        : `\\frac{${p.c * p.scale}}{${p.c}}=${p.scale}`,
      seen(p),
      p.known === 'angles'
        ? 'Find the missing angle.'
        : 'Divide each side of the second triangle by its matching side.',
      p.known === 'angles'
        ? 'What is the third angle in the first triangle?'
        : 'Are all the ratios of matching sides the same?',
    ),
    result(
      `\\text{${{ sides: 'SSS', included: 'SAS', angles: 'AA', none: 'not similar' }[p.known]}}`,
      p.known === 'none'
        ? 'In similar triangles, all three pairs of sides have the same ratio.'
        : 'These facts match one of the tests for similar triangles.',
      'Decide which test matches the facts.',
      'Are the facts about angles, sides or both?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'similar-needs-all-facts',
      compute: (p) => (p.known === 'none' ? null : no),
      firstWrongStep: 1,
      feedback: (p) =>
        p.known === 'angles'
          ? 'No sides are given here. Work out the third angle and compare the angles.'
          : 'Divide each side by its matching side, and compare the results.',
    },
    {
      misconceptionId: 'ratio-not-checked',
      compute: (p) => (p.known === 'sides' ? null : sss),
      firstWrongStep: 1,
      feedback: (p) =>
        p.known === 'none'
          ? 'Check the ratio of each pair of sides. Are all three the same?'
          : 'Are all three sides of both triangles given?',
    },
    {
      misconceptionId: 'included-angle-not-checked',
      compute: (p) => (p.known === 'included' ? null : sas),
      firstWrongStep: 2,
      feedback: () => 'This test needs two sides and the angle between them. Are these given?',
    },
    {
      misconceptionId: 'congruence-parts-misread',
      compute: (p) => (p.known === 'angles' ? null : aa),
      firstWrongStep: 2,
      feedback: () => 'This test needs two pairs of angles. How many angles are given?',
    },
  ],
  // Compare the angles of both triangles, worked out from what is given by the cosine rule.
  confirm(p) {
    const angleOf = (x: number, y: number, across: number) =>
      Math.acos((x * x + y * y - across * across) / (2 * x * y));
    const { a, b, c, scale: k } = p;
    if (p.known === 'angles') {
      // The angles as given: two of each triangle. Fill both up to 180 degrees and compare corner by corner.
      const last = 180 - p.angle - p.second;
      const [first, other] = [
        [p.angle, p.second, 180 - (p.angle + p.second)],
        [p.angle, 180 - (p.angle + last), last],
      ];
      return { kind: 'one-of', texts: [first?.every((angle, corner) => angle === other?.[corner]) ? aa : no] };
    }
    if (p.known === 'included') {
      const turn = (p.angle * Math.PI) / 180;
      const across = (x: number, y: number) => Math.sqrt(x * x + y * y - 2 * x * y * Math.cos(turn));
      const first = angleOf(c, across(b, c), b);
      const second = angleOf(c * k, across(b * k, c * k), b * k);
      return { kind: 'one-of', texts: [Math.abs(first - second) < 1e-9 ? sas : no] };
    }
    const far = a * k + extra(p);
    const same =
      Math.abs(angleOf(b, c, a) - angleOf(b * k, c * k, far)) < 1e-9 &&
      Math.abs(angleOf(a, b, c) - angleOf(far, b * k, c * k)) < 1e-9;
    return { kind: 'one-of', texts: [same ? sss : no] };
  },
  examples: [
    { seed: 's1', input: 'No, the ratios of matching sides are not all the same.', verdict: 'correct' },
    { seed: 's2', input: 'Yes, by AA: two pairs of angles are equal.', verdict: 'correct' },
    {
      seed: 's2',
      input: 'No, the ratios of matching sides are not all the same.',
      verdict: 'wrong',
      misconceptionId: 'similar-needs-all-facts',
    },
    {
      seed: 's1',
      input: 'Yes, by SSS: all three pairs of sides are in the same ratio.',
      verdict: 'wrong',
      misconceptionId: 'ratio-not-checked',
    },
    {
      seed: 's1',
      input: 'Yes, by SAS: two pairs of sides are in the same ratio, and the angles between them are equal.',
      verdict: 'wrong',
      misconceptionId: 'included-angle-not-checked',
    },
    {
      seed: 's1',
      input: 'Yes, by AA: two pairs of angles are equal.',
      verdict: 'wrong',
      misconceptionId: 'congruence-parts-misread',
    },
  ],
});

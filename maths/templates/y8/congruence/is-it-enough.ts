import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { result, start } from '../../worked-line';

/** What is known about a pair of triangles: two sides and an angle between them or not, three angles, or two angles and a side. */
interface Params {
  known: 'between' | 'beside' | 'angles' | 'corner';
  side: number;
  second: number;
  angle: number;
  angle2: number;
  names: string;
}

const yes = 'Yes, they must be congruent';
const notSize = 'No, they have the same shape, but the size may differ';
const notShape = 'No, two different triangles fit these facts';

function facts(p: Params): string {
  const [d, e, f] = [...p.names];
  const third = 180 - p.angle - p.angle2;
  const sideOne = `$AB=${d}${e}=${p.side}$ cm`;
  switch (p.known) {
    case 'between':
      return `${sideOne}, $BC=${e}${f}=${p.second}$ cm and $\\angle B=\\angle ${e}=${p.angle}^\\circ$`;
    case 'beside':
      return `${sideOne}, $BC=${e}${f}=${p.second}$ cm and $\\angle A=\\angle ${d}=${p.angle}^\\circ$`;
    case 'angles':
      return `$\\angle A=\\angle ${d}=${p.angle}^\\circ$, $\\angle B=\\angle ${e}=${p.angle2}^\\circ$ and $\\angle C=\\angle ${f}=${third}^\\circ$`;
    case 'corner':
      return `$\\angle A=\\angle ${d}=${p.angle}^\\circ$, $\\angle B=\\angle ${e}=${p.angle2}^\\circ$ and ${sideOne}`;
  }
}

const right = (p: Params) => (p.known === 'angles' ? notSize : p.known === 'beside' ? notShape : yes);
const reasons = {
  between: 'The angle is between the two sides, so it’s the SAS test.',
  beside: 'The angle isn’t between the two sides, and the side opposite it is the shorter one.',
  angles: 'Three angles only fix the shape. An enlargement has the same angles.',
  corner: 'Two angles and a matching side: that’s the AAS test.',
} as const;

export const isItEnough = defineTemplate<Params>({
  id: 'y8/congruence/is-it-enough',
  version: 1,
  topicId: '138-congruence-and-similarity-tests',
  years: [8],
  difficulty: 'NORMAL',
  strategy: 'try-to-draw-another',
  calculator: false,
  title: 'Are the facts enough for congruence?',
  params: (random) =>
    drawUntil(
      () => ({
        known: random.pick(['between', 'beside', 'angles', 'corner'] as const),
        side: random.int(7, 15),
        second: random.int(5, 14),
        angle: random.int(30, 70),
        angle2: random.int(30, 70),
        names: random.pick(['DEF', 'PQR', 'KLM', 'XYZ']),
      }),
      (p) =>
        p.angle !== p.angle2 &&
        p.second !== p.side &&
        // For the unclear case the second side swings to two places: shorter than the first, and long enough to reach.
        (p.known !== 'beside' ||
          (p.second < p.side - 1 && p.second > p.side * Math.sin((p.angle * Math.PI) / 180) + 0.5)),
    ),
  prompt: (p) => `In triangles $ABC$ and $${p.names}$, ${facts(p)}. Must the two triangles be congruent?`,
  answer: (p) => ({ kind: 'choice', model: right(p) }),
  correctChoice: right,
  steps: (p) => [
    start(
      '\\triangle ABC',
      'Try to draw the triangle using only these facts.',
      'Draw the triangle with a ruler and protractor, using only these facts.',
      'Which part can you draw first?',
    ),
    start(
      `\\triangle ${p.names}`,
      reasons[p.known],
      'Look at where the known angles are, compared with the known sides.',
      'Could someone else draw a different triangle from the same facts?',
    ),
    result(
      `\\text{${right(p)}}`,
      right(p) === yes
        ? 'Everyone who draws it gets the same triangle.'
        : 'Two people could draw different triangles, so the facts aren’t enough.',
      'Decide whether one of the congruence tests fits.',
      'Is this one of the tests SSS, SAS, AAS or RHS?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'equal-angles-as-congruent',
      compute: (p) => (p.known === 'angles' ? yes : null),
      firstWrongStep: 1,
      feedback: () => 'Think of a photo and its enlargement: are their angles equal? Are their sizes?',
    },
    {
      misconceptionId: 'included-angle-not-checked',
      compute: (p) => (p.known === 'beside' ? yes : p.known === 'angles' ? null : notShape),
      firstWrongStep: 1,
      feedback: (p) =>
        p.known === 'beside'
          ? 'Draw the side and the angle, and let the other side swing. In how many places can it meet the line?'
          : 'Try to draw a second triangle from the same facts. Where could it differ?',
    },
    {
      misconceptionId: 'congruence-parts-misread',
      compute: (p) => (p.known === 'angles' ? notShape : notSize),
      firstWrongStep: 2,
      feedback: (p) =>
        p.known === 'angles'
          ? 'Are the shapes different, or just the sizes?'
          : 'You know one length. Can the size still change?',
    },
  ],
  // Count the triangles that fit, by scanning the length of the side CA.
  confirm(p) {
    if (p.known === 'angles') return { kind: 'one-of', texts: [notSize] };
    if (p.known !== 'beside') return { kind: 'one-of', texts: [yes] };
    const cosine = Math.cos((p.angle * Math.PI) / 180);
    const gap = (x: number) => x * x + p.side ** 2 - 2 * p.side * x * cosine - p.second ** 2;
    let crossings = 0;
    for (let x = 0.005; x < 40; x += 0.01) if (gap(x) > 0 !== gap(x + 0.01) > 0) crossings += 1;
    return { kind: 'one-of', texts: [crossings === 1 ? yes : notShape] };
  },
  examples: [
    { seed: 's1', input: 'No, they have the same shape, but the size may differ', verdict: 'correct' },
    { seed: 's2', input: 'Yes, they must be congruent', verdict: 'correct' },
    {
      seed: 's1',
      input: 'Yes, they must be congruent',
      verdict: 'wrong',
      misconceptionId: 'equal-angles-as-congruent',
    },
    {
      seed: 's1',
      input: 'No, two different triangles fit these facts',
      verdict: 'wrong',
      misconceptionId: 'congruence-parts-misread',
    },
    {
      seed: 's2',
      input: 'No, two different triangles fit these facts',
      verdict: 'wrong',
      misconceptionId: 'included-angle-not-checked',
    },
  ],
});

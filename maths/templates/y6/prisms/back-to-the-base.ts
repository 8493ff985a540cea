import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

interface Params {
  name: string;
  sides: number;
  pyramid: boolean;
  given: number;
  story: number;
}
const words = ['edges', 'vertices'] as const;
const things = ['crystal', 'lamp', 'gift box', 'tent', 'candle'] as const;
const counts = (p: Params) => (p.pyramid ? [2 * p.sides, p.sides + 1] : [3 * p.sides, 2 * p.sides]);
const givenCount = (p: Params) => counts(p)[p.given] ?? 0;
const faces = (p: Params) => (p.pyramid ? p.sides + 1 : p.sides + 2);
const line = (p: Params) =>
  (p.pyramid
    ? [`${givenCount(p)}\\div 2`, `${givenCount(p)}-1`]
    : [`${givenCount(p)}\\div 3`, `${givenCount(p)}\\div 2`])[p.given] ?? '';
const why = (p: Params) =>
  (p.pyramid
    ? [
        'Half the edges are around the base, and half go up to the top.',
        'One vertex is at the top, and the others are around the base.',
      ]
    : ['A third of the edges are around each end, and a third join the ends.', 'Half the vertices are at each end.'])[
    p.given
  ] ?? '';

export const backToTheBase = defineTemplate<Params>({
  id: 'y6/prisms/back-to-the-base',
  version: 2,
  topicId: '96-prisms-and-cross-sections',
  years: [6, 7],
  difficulty: 'HARD',
  strategy: 'from-parts-to-the-solid',
  calculator: false,
  title: 'Find the number of faces',
  params: (random) =>
    drawUntil(
      () => ({
        name: random.pick(firstNames),
        sides: random.pick([3, 4, 5, 6, 7, 8, 9, 10, 12]),
        pyramid: random.chance(),
        given: random.int(0, 1),
        story: random.int(0, things.length - 1),
      }),
      (p) => !(p.pyramid && p.given === 1),
    ),
  prompt: (p) =>
    `A ${things[p.story]} is shaped like a ${p.pyramid ? 'pyramid' : 'prism'} with ${givenCount(p)} ${words[p.given]}. ${p.name} counts every flat surface. How many faces does it have?`,
  answer: (p) => ({ kind: 'number', model: `${faces(p)}`, forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      line(p),
      why(p),
      `Think about where the ${words[p.given]} of a ${p.pyramid ? 'pyramid' : 'prism'} are.`,
      `How many of the ${words[p.given]} are on ${p.pyramid ? 'the base' : 'one end'}?`,
    ),
    equal(
      `${p.sides}`,
      `So the ${p.pyramid ? 'base' : 'end'} has this many sides.`,
      'Work it out.',
      'How many sides does that shape have?',
    ),
    start(
      p.pyramid ? `${p.sides}+1` : `${p.sides}+2`,
      p.pyramid
        ? 'Each side of the base has a triangle, and the base is a face too.'
        : 'Each side of the end gives a rectangle, and there are two ends.',
      'Count the faces around the sides, then the others.',
      `Which faces does a ${p.pyramid ? 'pyramid' : 'prism'} have?`,
    ),
    equal(`${faces(p)}`, 'Add.', 'Put them together.', 'Can you check with a solid you know?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'prism-pyramid-swap',
      compute: (p) => {
        if (p.pyramid) return givenCount(p) % 3 === 0 ? unlessRight(`${givenCount(p) / 3 + 2}`, `${faces(p)}`) : null;
        return p.given === 0
          ? givenCount(p) % 2 === 0
            ? unlessRight(`${givenCount(p) / 2 + 1}`, `${faces(p)}`)
            : null
          : `${givenCount(p)}`;
      },
      firstWrongStep: 0,
      feedback: (p) =>
        `You thought of a ${p.pyramid ? 'prism' : 'pyramid'}. This one is a ${p.pyramid ? 'pyramid, which has one base and comes to a point' : 'prism, which has two equal ends'}.`,
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => `${p.sides}`,
      firstWrongStep: 2,
      feedback: (p) =>
        `That’s the number of sides of the ${p.pyramid ? 'base' : 'end'}. How many faces are there altogether?`,
    },
    {
      misconceptionId: 'one-end-face-only',
      compute: (p) => (p.pyramid ? null : `${p.sides + 1}`),
      firstWrongStep: 2,
      feedback: () => 'You counted one end. A prism has two.',
    },
  ],
  confirm(p) {
    // Try every base until the count fits, then use corners - edges + faces = 2.
    let n = 3;
    while ((p.pyramid ? [2 * n, n + 1] : [3 * n, 2 * n])[p.given] !== givenCount(p)) n += 1;
    const [edges, corners] = p.pyramid ? [2 * n, n + 1] : [3 * n, 2 * n];
    return { kind: 'values', values: [2 - corners + edges] };
  },
  examples: [
    { seed: 's1', input: '11', verdict: 'correct' },
    { seed: 's2', input: '9', verdict: 'correct' },
    { seed: 's3', input: '20', verdict: 'wrong', misconceptionId: 'prism-pyramid-swap' },
    { seed: 's4', input: '10', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's6', input: '11', verdict: 'wrong', misconceptionId: 'one-end-face-only' },
    { seed: 's3', input: '24/2', verdict: 'wrong-form' },
  ],
});

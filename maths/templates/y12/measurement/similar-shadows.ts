import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equivalent, start } from '../../worked-line';
import { unlessNear } from '../../y10/shared/near';

/** Lengths in tenths of a metre. */
interface Params {
  story: number;
  post: number;
  postShadow: number;
  shadow: number;
}

const stories = [
  { tall: 'a ghost gum', short: 'a fence post', the: 'the ghost gum' },
  { tall: 'a water tower', short: 'a letterbox', the: 'the water tower' },
  { tall: 'a flagpole', short: 'a rubbish bin', the: 'the flagpole' },
  { tall: 'a windmill', short: 'a gate', the: 'the windmill' },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const metres = (tenths: number) => decimalText(tenths / 10);
const height = (p: Params) => (p.post * p.shadow) / p.postShadow / 10;

export const similarShadows = defineTemplate<Params>({
  id: 'y12/measurement/similar-shadows',
  version: 1,
  topicId: '183-measurement-similarity-non-right-trigonometry',
  years: [12],
  difficulty: 'EASY',
  strategy: 'ratios-of-similar-triangles',
  calculator: true,
  title: 'A height from two shadows',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, stories.length - 1),
        post: random.int(8, 18),
        postShadow: random.int(6, 30),
        shadow: random.int(60, 240),
      }),
      (p) =>
        p.shadow % p.postShadow === 0 &&
        p.post !== p.postShadow &&
        p.post !== 10 &&
        p.postShadow !== 10 &&
        height(p) > 4 &&
        height(p) < 25 &&
        p.shadow > 4 * p.postShadow,
    ),
  prompt: (p) =>
    `At the same moment, ${storyOf(p).short} ${metres(p.post)} m high casts a shadow ${metres(p.postShadow)} m long, and ${storyOf(p).tall} casts a shadow ${metres(p.shadow)} m long. How high is ${storyOf(p).the}, in metres?`,
  figure: (p) => ({
    kind: 'polygon',
    alt: `Two similar right-angled triangles made by the sun: a small one with height ${metres(p.post)} m and base ${metres(p.postShadow)} m inside a large one with base ${metres(p.shadow)} m and height h.`,
    vertices: [
      [0, 0],
      [10, 0],
      [0, 6],
    ],
    sides: [`${metres(p.shadow)} m`, null, 'h'],
    rightAngles: [0],
    dashed: [
      [
        [7, 0],
        [7, 1.8],
      ],
    ],
    notes: [
      { at: [6.2, 0.9], text: `${metres(p.post)} m` },
      { at: [8.1, 0.4], text: `${metres(p.postShadow)} m` },
    ],
  }),
  answer: (p) => ({
    kind: 'quantity',
    model: `${decimalText(height(p))} m`,
    unit: 'm',
    forms: [{ kind: 'decimal' }],
  }),
  steps: (p) => [
    start(
      `\\frac{h}{${metres(p.post)}}=\\frac{${metres(p.shadow)}}{${metres(p.postShadow)}}`,
      'The sun is at the same angle, so the triangles are similar and matching sides are in the same ratio.',
      'Match height with height and shadow with shadow.',
      'Which sides of the two triangles match?',
    ),
    equivalent(
      `\\frac{h}{${metres(p.post)}}=${decimalText(p.shadow / p.postShadow)}`,
      'Work out how many times as long the longer shadow is.',
      'Divide the longer shadow by the shorter one.',
      'What is the scale factor from the small triangle to the large one?',
    ),
    equivalent(
      `h=${decimalText(height(p))}`,
      'Multiply the small height by the scale factor. The answer is in metres.',
      'Multiply both sides by the small height.',
      'Does the height match the scale factor?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'ratio-as-difference',
      compute: (p) => unlessNear((p.shadow + p.post - p.postShadow) / 10, height(p), 1),
      firstWrongStep: 0,
      feedback: () =>
        'You kept the difference between height and shadow the same. In similar triangles it’s the ratio that stays the same.',
    },
    {
      misconceptionId: 'rate-upside-down',
      compute: (p) => unlessNear(((p.shadow / p.post) * p.postShadow) / 10, height(p), 2),
      firstWrongStep: 0,
      feedback: () => 'One of your ratios is upside down: put height over height and shadow over shadow.',
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => unlessNear(p.shadow / p.postShadow, height(p), 1),
      firstWrongStep: 2,
      feedback: () => 'That’s the scale factor. What do you need to multiply it by?',
    },
  ],
  // Walk up the large triangle: for each metre of shadow the same rise.
  confirm(p) {
    let rise = 0;
    for (let tenth = 0; tenth < p.shadow; tenth += 1) rise += p.post / 10 / p.postShadow;
    return { kind: 'values', values: [rise] };
  },
  examples: [
    { seed: 's1', input: '24 m', verdict: 'correct' },
    { seed: 's2', input: '12 m', verdict: 'correct' },
    { seed: 's1', input: '12.0', verdict: 'wrong', misconceptionId: 'ratio-as-difference' },
    { seed: 's1', input: '5.23', verdict: 'wrong', misconceptionId: 'rate-upside-down' },
    { seed: 's1', input: '16.0', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
  ],
});

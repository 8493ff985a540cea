import { defineTemplate } from '../../format';
import { fractionText, rounded } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { equivalent, start, unlessRight } from '../../worked-line';

/** A person (height in cm, shadow in cm) and a thing with a shadow in metres. */
interface Params {
  person: string;
  thing: number;
  /** Tenths of a metre for the person. */
  height: number;
  shadow: number;
  /** How many times as long the shadow of the thing is. */
  times: number;
}

const things = ['a gum tree', 'a lighthouse', 'a flagpole', 'a silo', 'a radio mast', 'a windmill'] as const;
const thing = (p: Params) => things[p.thing] ?? things[0];
const metres = (tenths: number) => `${tenths / 10}`;
const long = (p: Params) => p.shadow * p.times;
const value = (p: Params) => p.height * p.times;
const quantity = (p: Params) => `${metres(value(p))} m`;

export const shadowHeight = defineTemplate<Params>({
  id: 'y9/similarity/shadow-height',
  version: 1,
  topicId: '154-similarity-and-enlargement',
  years: [9],
  difficulty: 'NORMAL',
  strategy: 'proportion-of-matching-sides',
  calculator: true,
  title: 'Find a height from a shadow',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        thing: random.int(0, things.length - 1),
        height: random.int(14, 19),
        shadow: random.int(8, 30),
        times: random.int(4, 15),
      }),
      (p) => p.height !== p.shadow && p.shadow !== 10 && value(p) !== long(p) + p.height - p.shadow,
    ),
  prompt: (p) =>
    `${p.person} is ${metres(p.height)} m tall and casts a shadow ${metres(p.shadow)} m long. At the same time, ${thing(p)} casts a shadow ${metres(long(p))} m long. How high is it?`,
  instruction: () => 'Give your answer in metres.',
  figure: (p) => ({
    kind: 'right-triangle',
    alt: `Two similar right-angled triangles. The large one is shown: its base is the shadow of ${metres(long(p))} m, and its height is unknown. The small one has a base of ${metres(p.shadow)} m and a height of ${metres(p.height)} m.`,
    base: p.shadow,
    height: p.height,
    labels: { base: `${metres(long(p))} m`, height: 'h' },
  }),
  answer: (p) => ({ kind: 'quantity', model: quantity(p), unit: 'm', variable: 'h', forms: [{ kind: 'decimal' }] }),
  steps: (p) => [
    start(
      `\\frac{h}{${metres(long(p))}}=\\frac{${metres(p.height)}}{${metres(p.shadow)}}`,
      'The sun is at the same angle, so the two triangles are similar.',
      'Sketch both triangles. Which angles are equal?',
      'Which sides of the two triangles match?',
    ),
    equivalent(
      `h=\\frac{${metres(p.height)}\\times ${metres(long(p))}}{${metres(p.shadow)}}`,
      `Multiply both sides by ${metres(long(p))}.`,
      'Get $h$ by itself.',
      'What undoes the division?',
    ),
    equivalent(
      `h=${metres(value(p))}`,
      'Work out the value.',
      'Use your calculator.',
      'Does the height make sense compared with the shadow?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'ratio-as-difference',
      compute: (p) => {
        const wrong = long(p) + p.height - p.shadow;
        return unlessRight(`${metres(wrong)} m`, quantity(p));
      },
      firstWrongStep: 0,
      feedback: () =>
        'You used the difference between height and shadow. In similar triangles, it’s the ratio that stays the same.',
    },
    {
      misconceptionId: 'corresponding-sides-mixed',
      compute: (p) => `${fractionText(p.shadow * long(p), p.height * 10)} m`,
      firstWrongStep: 0,
      feedback: () => 'Match height with height, and shadow with shadow.',
    },
    {
      misconceptionId: 'rate-upside-down',
      compute: (p) => unlessRight(`${rounded((p.height * p.shadow) / long(p) / 10, 4)} m`, quantity(p)),
      firstWrongStep: 1,
      feedback: (p) => `${p.person} has the shorter shadow. Should the other height be larger or smaller?`,
    },
  ],
  // Move along the ray of light from the tip of the shadow.
  confirm(p) {
    const climb = p.height / 10 / (p.shadow / 10) / 1000;
    let h = 0;
    const steps = Math.round((long(p) / 10) * 1000);
    for (let i = 0; i < steps; i += 1) h += climb;
    return { kind: 'values', values: [h] };
  },
  examples: [
    { seed: 's1', input: '7 m', verdict: 'correct' },
    { seed: 's2', input: '22.5 m', verdict: 'correct' },
    { seed: 's1', input: '11 m', verdict: 'wrong', misconceptionId: 'ratio-as-difference' },
    { seed: 's1', input: '144/7 m', verdict: 'wrong', misconceptionId: 'corresponding-sides-mixed' },
    { seed: 's1', input: '0.2800 m', verdict: 'wrong', misconceptionId: 'rate-upside-down' },
  ],
});

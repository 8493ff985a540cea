import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

interface Params {
  name: string;
  story: number;
  high: number;
  low: number;
  /** How much further down the lower one goes. */
  more: number;
}

const stories = [
  { up: 'A kite flies', down: 'is diving at', who: 'goes', zero: 'sea level' },
  { up: 'A gull flies', down: 'films fish at', who: 'goes', zero: 'sea level' },
  { up: 'A drone hovers', down: 'works in a mine at', who: 'climbs', zero: 'ground level' },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const depth = (p: Params) => p.low + p.more;
const gap = (p: Params) => p.high + depth(p);

export const kiteAndDiver = defineTemplate<Params>({
  id: 'y6/integers/kite-and-diver',
  version: 1,
  topicId: '82-integers-on-a-line',
  years: [6, 7],
  difficulty: 'HARD',
  strategy: 'distance-across-zero',
  calculator: false,
  title: 'How far apart are two heights?',
  params: (random) =>
    drawUntil(
      () => ({
        name: random.pick(firstNames),
        story: random.int(0, stories.length - 1),
        high: random.int(9, 48),
        low: random.int(5, 25),
        more: random.int(3, 18),
      }),
      (p) => p.high !== depth(p) && p.high !== p.low && p.high + p.low !== Math.abs(p.high - depth(p)) && p.high > 0,
    ),
  prompt: (p) =>
    `${storyOf(p).up} at a height of ${p.high} m. ${p.name} ${storyOf(p).down} $-${p.low}$ m, below ${storyOf(p).zero}. Then ${p.name} ${storyOf(p).who} down another ${p.more} m. What is the difference in height now, in metres?`,
  figure: (p) => ({
    kind: 'number-line',
    alt: `A number line of heights in metres with marks at -${p.low}, 0 and ${p.high}.`,
    from: -50,
    to: 50,
    step: 5,
    labelEvery: 2,
    points: [
      { at: -p.low, label: p.name },
      { at: p.high, label: storyOf(p).up.split(' ')[1] ?? '' },
    ],
  }),
  answer: (p) => ({ kind: 'number', model: `${gap(p)}`, unit: 'm', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `-${p.low}-${p.more}`,
      'Going down means subtracting.',
      `Where is ${p.name} after going down?`,
      'Does that take you closer to zero or further away?',
    ),
    equal(
      `-${depth(p)}`,
      'Further down is further from zero.',
      'Both parts are below zero, so add them.',
      'Which side of zero is this height on?',
    ),
    start(
      `${p.high}-(-${depth(p)})`,
      'The distance is the higher number minus the lower number.',
      'One of them is above zero and one is below.',
      'How do you find how far apart two numbers are on a line?',
    ),
    equal(
      `${p.high}+${depth(p)}`,
      'Go from the lower one up to zero, then from zero up to the higher one.',
      'Split the distance into two parts at zero.',
      'How far is each one from zero?',
    ),
    equal(`${gap(p)}`, 'Add the two parts.', 'Put the two parts together.', 'Is it more than each part on its own?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'ignores-negative-sign',
      compute: (p) => unlessRight(`${Math.abs(p.high - depth(p))}`, `${gap(p)}`),
      firstWrongStep: 2,
      feedback: (p) => `${p.name} is below zero, so the distance between them crosses zero.`,
    },
    {
      misconceptionId: 'moves-wrong-way-on-line',
      compute: (p) => (p.more < p.low ? `${p.high + p.low - p.more}` : null),
      firstWrongStep: 0,
      feedback: (p) => `${p.name} goes further down, so the height gets further from zero.`,
    },
    {
      misconceptionId: 'leaves-out-one-number',
      compute: (p) => `${p.high + p.low}`,
      firstWrongStep: 0,
      feedback: (p) => `That was the distance at first. After that, ${p.name} goes another ${p.more} m down.`,
    },
  ],
  confirm(p) {
    let steps = 0;
    for (let at = -p.low - p.more; at < p.high; at += 1) steps += 1;
    return { kind: 'values', values: [steps] };
  },
  examples: [
    { seed: 's1', input: '73', verdict: 'correct' },
    { seed: 's2', input: '61', verdict: 'correct' },
    { seed: 's1', input: '17', verdict: 'wrong', misconceptionId: 'ignores-negative-sign' },
    { seed: 's2', input: '29', verdict: 'wrong', misconceptionId: 'moves-wrong-way-on-line' },
    { seed: 's1', input: '58', verdict: 'wrong', misconceptionId: 'leaves-out-one-number' },
    { seed: 's3', input: '82/2', verdict: 'wrong-form' },
  ],
});

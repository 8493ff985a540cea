import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { counted } from '../shared/counted';
import { textLine } from '../shared/text-line';

interface Thing {
  name: string;
  from: number;
  to: number;
}

interface Params {
  things: [Thing, Thing];
  ask: 'longer' | 'shorter';
}

const stock = ['pencil', 'crayon', 'brush', 'ribbon', 'stick', 'feather', 'spoon', 'straw'] as const;
const length = ({ from, to }: Thing) => to - from;
const pickBy = (p: Params, size: (thing: Thing) => number) => {
  const [a, b] = p.things;
  if (size(a) === size(b)) return 'They are the same';
  return `the ${size(a) > size(b) === (p.ask === 'longer') ? a.name : b.name}`;
};
const right = (p: Params) => pickBy(p, length);
const wrongEnd = (p: Params) => pickBy(p, ({ to }) => to);
const other = (p: Params) => `the ${p.things.find(({ name }) => `the ${name}` !== right(p))?.name}`;

export const longerOrShorter = defineTemplate<Params>({
  id: 'y1/compare-measures/longer-or-shorter',
  version: 1,
  topicId: '8-compare-length-mass-capacity',
  years: [1],
  difficulty: 'NORMAL',
  strategy: 'count-length-units',
  calculator: false,
  title: 'Longer or shorter?',
  params: (random) =>
    drawUntil(
      () => {
        const [first = '', second = ''] = random.shuffle(stock);
        const thing = (name: string) => {
          const from = random.int(0, 5);
          return { name, from, to: from + random.int(2, 7) };
        };
        return {
          things: [thing(first), thing(second)] as [Thing, Thing],
          ask: random.pick(['longer', 'shorter'] as const),
        };
      },
      (p) =>
        length(p.things[0]) !== length(p.things[1]) && p.things.every(({ to }) => to <= 10) && wrongEnd(p) !== right(p),
    ),
  prompt: (p) => `Count the spaces. Which is ${p.ask}?`,
  figure: (p) => ({
    kind: 'ruler',
    alt: `Two things above a ruler. ${p.things.map(({ name, from, to }) => `The ${name} goes from mark ${from} to mark ${to}.`).join(' ')}`,
    unit: 'units',
    length: 10,
    step: 1,
    items: p.things.map(({ name, from, to }) => ({ from, to, label: name })),
  }),
  answer: (p) => ({ kind: 'choice', model: right(p) }),
  correctChoice: right,
  steps: (p) => [
    ...p.things.map((thing) =>
      step(
        'identity',
        `${thing.to}-${thing.from}=${length(thing)}`,
        `The ${thing.name} is ${counted(length(thing), 'space')} long.`,
        `Look where the ${thing.name} starts and ends.`,
        `How many spaces does the ${thing.name} cover?`,
      ),
    ),
    step(
      'result',
      textLine(right(p)),
      `So this one is ${p.ask}.`,
      'Compare the two numbers of spaces.',
      `Which one is ${p.ask}?`,
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'ends-compared-only',
      compute: wrongEnd,
      firstWrongStep: 0,
      feedback: () => 'You looked at where they end. Do they start at the same mark?',
    },
    {
      misconceptionId: 'smallest-for-largest',
      compute: (p) => (wrongEnd(p) === other(p) ? null : other(p)),
      firstWrongStep: 2,
      feedback: (p) => `Read the question again. It asks which is ${p.ask}.`,
    },
  ],
  confirm: (p) => {
    const spaces = p.things.map(({ from, to }) => {
      let count = 0;
      for (let mark = from; mark < to; mark += 1) count += 1;
      return count;
    });
    const wanted = p.ask === 'longer' ? Math.max(...spaces) : Math.min(...spaces);
    return { kind: 'one-of', texts: [`the ${p.things[spaces.indexOf(wanted)]?.name}`] };
  },
  examples: [
    { seed: 's1', input: 'the spoon', verdict: 'correct' },
    { seed: 's2', input: 'the stick', verdict: 'wrong', misconceptionId: 'ends-compared-only' },
    { seed: 's3', input: 'the straw', verdict: 'wrong', misconceptionId: 'smallest-for-largest' },
    { seed: 's7', input: 'the brush', verdict: 'correct' },
  ],
});

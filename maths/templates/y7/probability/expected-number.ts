import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

interface Params {
  colours: [string, string, string];
  parts: [number, number, number];
  spins: number;
}

const palette = ['red', 'blue', 'green', 'yellow', 'white', 'orange'] as const;
const sectors = (p: Params) => p.parts[0] + p.parts[1] + p.parts[2];
const expected = (p: Params) => (p.spins * p.parts[0]) / sectors(p);
const sectorsWord = (count: number) => (count === 1 ? '1 is' : `${count} are`);

export const expectedNumber = defineTemplate<Params>({
  id: 'y7/probability/expected-number',
  version: 1,
  topicId: '123-single-stage-probability',
  years: [7],
  difficulty: 'NORMAL',
  strategy: 'probability-times-trials',
  calculator: false,
  title: 'How many times would you expect it?',
  params: (random) =>
    drawUntil(
      () => {
        const [a, b, c] = random.shuffle(palette);
        return {
          colours: [a ?? '', b ?? '', c ?? ''] as [string, string, string],
          parts: [random.int(2, 5), random.int(1, 5), random.int(1, 4)] as [number, number, number],
          spins: random.int(4, 40) * 10,
        };
      },
      (p) =>
        [5, 6, 8, 10].includes(sectors(p)) &&
        p.spins % sectors(p) === 0 &&
        2 * p.parts[0] !== sectors(p) &&
        3 * p.parts[0] !== sectors(p),
    ),
  prompt(p) {
    const [a, b, c] = p.parts;
    return `A spinner has ${sectors(p)} equal sectors: ${sectorsWord(a)} ${p.colours[0]}, ${sectorsWord(b)} ${p.colours[1]} and ${sectorsWord(c)} ${p.colours[2]}. It is spun ${p.spins} times. How many times would you expect ${p.colours[0]}?`;
  },
  figure: (p) => ({
    kind: 'spinner',
    alt: `A spinner with ${sectors(p)} equal sectors, each marked with its colour.`,
    sectors: p.parts.flatMap((count, place) =>
      Array.from({ length: count }, () => ({
        label: p.colours[place] ?? '',
        share: 1,
        tone: place === 0 ? ('a' as const) : place === 1 ? ('b' as const) : ('none' as const),
      })),
    ),
  }),
  answer: (p) => ({ kind: 'number', model: `${expected(p)}`, unit: 'times', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `\\frac{${p.parts[0]}}{${sectors(p)}}\\times ${p.spins}`,
      `The probability of ${p.colours[0]} is ${p.parts[0]} out of ${sectors(p)}. Take this fraction of all the spins.`,
      `Find the probability of ${p.colours[0]} first.`,
      `What fraction of the spinner is ${p.colours[0]}?`,
    ),
    equal(
      `${p.parts[0]}\\times ${p.spins / sectors(p)}`,
      `Share the ${p.spins} spins equally between the ${sectors(p)} sectors.`,
      'How many times would you expect each sector?',
      'All the sectors are equally likely. What is the fair share for each one?',
    ),
    equal(
      `${expected(p)}`,
      `${p.parts[0]} of the sectors are ${p.colours[0]}.`,
      'Add up the shares of these sectors.',
      'How many of the sectors have this colour?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'all-outcomes-equally-likely',
      compute: (p) => (p.spins % 3 === 0 ? unlessRight(`${p.spins / 3}`, `${expected(p)}`) : `${p.spins}/3`),
      firstWrongStep: 0,
      feedback: () => 'There are three colours, but they don’t take up equal shares of the spinner.',
    },
    {
      misconceptionId: 'complement-not-taken',
      compute: (p) => unlessRight(`${p.spins - expected(p)}`, `${expected(p)}`),
      firstWrongStep: 0,
      feedback: (p) => `That’s how many times you’d expect a colour other than ${p.colours[0]}.`,
    },
    {
      misconceptionId: 'unit-fraction-only',
      compute: (p) => `${p.spins / sectors(p)}`,
      firstWrongStep: 2,
      feedback: (p) => `That’s for one sector. More than one sector is ${p.colours[0]}.`,
    },
  ],
  // Let the arrow visit every sector equally often.
  confirm(p) {
    let hits = 0;
    for (let spin = 0; spin < p.spins; spin += 1) if (spin % sectors(p) < p.parts[0]) hits += 1;
    return { kind: 'values', values: [hits] };
  },
  examples: [
    { seed: 's1', input: '46', verdict: 'correct' },
    { seed: 's2', input: '36', verdict: 'correct' },
    { seed: 's3', input: '256/2', verdict: 'wrong-form' },
    { seed: 's1', input: '230/3', verdict: 'wrong', misconceptionId: 'all-outcomes-equally-likely' },
    { seed: 's1', input: '184', verdict: 'wrong', misconceptionId: 'complement-not-taken' },
    { seed: 's1', input: '23', verdict: 'wrong', misconceptionId: 'unit-fraction-only' },
  ],
});

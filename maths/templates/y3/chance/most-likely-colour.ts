import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

interface Params {
  person: string;
  colours: [string, string, string];
  /** Equal parts of the spinner for each colour. */
  parts: [number, number, number];
  most: boolean;
}

const palettes: [string, string, string][] = [
  ['red', 'blue', 'white'],
  ['green', 'yellow', 'purple'],
  ['orange', 'black', 'pink'],
  ['blue', 'green', 'yellow'],
];

const all = ({ parts }: Params) => parts[0] + parts[1] + parts[2];
const colourWith = (p: Params, n: number) => p.colours[p.parts.indexOf(n)] ?? '';
const wanted = (p: Params) => colourWith(p, p.most ? Math.max(...p.parts) : Math.min(...p.parts));
const opposite = (p: Params) => colourWith(p, p.most ? Math.min(...p.parts) : Math.max(...p.parts));
const middle = (p: Params) => p.colours.find((colour) => colour !== wanted(p) && colour !== opposite(p)) ?? '';

export const mostLikelyColour = defineTemplate<Params>({
  id: 'y3/chance/most-likely-colour',
  version: 2,
  topicId: '42-chance-words-and-trials',
  years: [3, 4],
  difficulty: 'NORMAL',
  strategy: 'compare-shares-of-a-spinner',
  calculator: false,
  title: 'Which colour is most likely?',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        colours: random.shuffle(random.pick(palettes)) as [string, string, string],
        parts: [random.int(1, 5), random.int(1, 5), random.int(1, 5)] as [number, number, number],
        most: random.chance(),
      }),
      (p) => new Set(p.parts).size === 3 && [6, 8, 10].includes(all(p)),
    ),
  prompt: (p) => `${p.person} spins this spinner once. Which colour is ${p.most ? 'most' : 'least'} likely?`,
  figure: (p) => ({
    kind: 'spinner',
    alt: `A spinner with ${all(p)} equal parts: ${p.colours.map((colour, i) => `${p.parts[i]} ${colour}`).join(', ')}.`,
    sectors: p.colours.flatMap((colour, i) =>
      Array.from({ length: p.parts[i] ?? 0 }, () => ({
        label: colour,
        share: 1 / all(p),
        tone: (['a', 'b', 'none'] as const)[i] ?? 'none',
      })),
    ),
  }),
  answer: (p) => ({ kind: 'choice', model: wanted(p) }),
  correctChoice: wanted,
  steps: (p) => {
    const [low = 0, middle = 0, high = 0] = [...p.parts].sort((a, b) => a - b);
    return [
      step(
        'identity',
        `${p.parts.join('+')}=${all(p)}`,
        'Count the parts for each colour.',
        'How many parts does each colour have?',
        'Are all the parts the same size?',
      ),
      step(
        'start',
        `${low}<${middle}<${high}`,
        `Compare the parts: ${p.colours.map((colour, i) => `${colour} ${p.parts[i]}`).join(', ')}.`,
        'Put the three counts in order.',
        'Which colour covers most of the spinner?',
      ),
      step(
        'result',
        `\\text{${wanted(p)}}`,
        `The colour with the ${p.most ? 'most' : 'fewest'} parts comes up ${p.most ? 'most' : 'least'} often.`,
        `Look for the colour with the ${p.most ? 'most' : 'fewest'} parts.`,
        'Does the question ask for most or least?',
      ),
    ];
  },
  wrongPaths: [
    {
      misconceptionId: 'all-outcomes-equally-likely',
      compute: () => 'They are all the same',
      firstWrongStep: 1,
      feedback: () => 'There are three colours, but they don’t all have the same number of parts.',
    },
    {
      misconceptionId: 'all-outcomes-equally-likely',
      compute: middle,
      firstWrongStep: 1,
      feedback: (p) => `Any colour can come up, but some come up more often. Count the ${middle(p)} parts and compare.`,
    },
    {
      misconceptionId: 'smallest-for-largest',
      compute: opposite,
      firstWrongStep: 2,
      feedback: (p) => `Read the question again. It asks for the ${p.most ? 'most' : 'least'} likely colour.`,
    },
  ],
  confirm: (p) => {
    // Turns the spinner through every part once and keeps a tally.
    const tally = new Map<string, number>();
    for (let part = 0; part < all(p); part += 1) {
      const colour = part < p.parts[0] ? 0 : part < p.parts[0] + p.parts[1] ? 1 : 2;
      const name = p.colours[colour] ?? '';
      tally.set(name, (tally.get(name) ?? 0) + 1);
    }
    const ranked = [...tally].sort((a, b) => b[1] - a[1]).map(([name]) => name);
    return { kind: 'one-of', texts: [ranked.at(p.most ? 0 : -1) ?? ''] };
  },
  examples: [
    { seed: 's1', input: 'yellow', verdict: 'correct' },
    { seed: 's2', input: 'They are all the same', verdict: 'wrong', misconceptionId: 'all-outcomes-equally-likely' },
    { seed: 's3', input: 'blue', verdict: 'wrong', misconceptionId: 'smallest-for-largest' },
    { seed: 's4', input: 'blue', verdict: 'correct' },
  ],
});

import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

interface Params {
  numbers: [number, number, number];
  most: boolean;
  names: [string, string, string];
  story: number;
}

const things = ['shells', 'stickers', 'cards', 'beads', 'buttons'] as const;
const ascending = ({ numbers }: Params) => [...numbers].sort((a, b) => a - b);
const wanted = (p: Params) => (p.most ? Math.max(...p.numbers) : Math.min(...p.numbers));
const byOnes = (p: Params) => [...p.numbers].sort((a, b) => (a % 10) - (b % 10)).at(p.most ? -1 : 0) ?? 0;
const opposite = (p: Params) => (p.most ? Math.min(...p.numbers) : Math.max(...p.numbers));
const nameOf = (p: Params, n: number) => p.names[p.numbers.indexOf(n)] ?? '';
const tens = (n: number) => Math.floor(n / 10);

export const biggestOfThree = defineTemplate<Params>({
  id: 'y1/numbers-to-120/biggest-of-three',
  version: 2,
  topicId: '1-numbers-to-120',
  years: [1],
  difficulty: 'HARD',
  strategy: 'compare-tens-first',
  calculator: false,
  title: 'Who has the most?',
  params: (random) =>
    drawUntil(
      () => {
        const ten = random.int(4, 10);
        const numbers = random.shuffle([0, 1, 2].map((less) => 10 * (ten - less) + random.int(0, 9)));
        return {
          numbers: numbers as [number, number, number],
          most: random.chance(),
          names: random.shuffle(people).slice(0, 3) as [string, string, string],
          story: random.int(0, things.length - 1),
        };
      },
      (p) =>
        new Set(p.numbers.map((n) => n % 10)).size === 3 && new Set([wanted(p), byOnes(p), opposite(p)]).size === 3,
    ),
  prompt: (p) => `Who has the ${p.most ? 'most' : 'fewest'} ${things[p.story]}?`,
  figure: (p) => ({
    kind: 'table',
    alt: `A table of ${things[p.story]}. ${p.names.map((name, i) => `${name} ${p.numbers[i]}`).join('. ')}.`,
    title: `Our ${things[p.story]}`,
    rowHeads: true,
    rows: p.names.map((name, i) => [name, String(p.numbers[i])]),
  }),
  answer: (p) => ({ kind: 'choice', model: nameOf(p, wanted(p)) }),
  correctChoice: (p) => nameOf(p, wanted(p)),
  steps: (p) => {
    const [low = 0, middle = 0, high = 0] = ascending(p);
    return [
      step(
        'start',
        `${tens(low) * 10}<${tens(middle) * 10}`,
        `${low} has ${tens(low)} tens and ${middle} has ${tens(middle)} tens.`,
        'Look at the tens first.',
        'How many tens are in each number?',
      ),
      step(
        'start',
        `${tens(middle) * 10}<${tens(high) * 10}`,
        `${high} has ${tens(high)} tens. That’s even more.`,
        'Now look at the tens in the last number.',
        'Which number has more tens?',
      ),
      step(
        'result',
        `\\text{${nameOf(p, wanted(p))}}`,
        `The ${p.most ? 'biggest' : 'smallest'} number is ${wanted(p)}.`,
        `Find the number with the ${p.most ? 'most' : 'fewest'} tens.`,
        'Whose number is it?',
      ),
    ];
  },
  wrongPaths: [
    {
      misconceptionId: 'compares-ones-first',
      compute: (p) => nameOf(p, byOnes(p)),
      firstWrongStep: 0,
      feedback: (p) => `Did you look at the ones in ${byOnes(p)}? Look at the tens first.`,
    },
    {
      misconceptionId: 'smallest-for-largest',
      compute: (p) => nameOf(p, opposite(p)),
      firstWrongStep: 2,
      feedback: (p) => `Read the question again. It asks who has the ${p.most ? 'most' : 'fewest'}.`,
    },
  ],
  confirm: (p) => {
    // Takes one away from everybody at a time and sees who runs out first and last.
    const left = [...p.numbers];
    const out: string[] = [];
    while (out.length < 3) {
      left.forEach((n, i) => {
        if (n === 0) out.push(p.names[i] ?? '');
        left[i] = n - 1;
      });
    }
    return { kind: 'one-of', texts: [out.at(p.most ? -1 : 0) ?? ''] };
  },
  examples: [
    { seed: 's1', input: 'Leila', verdict: 'correct' },
    { seed: 's2', input: 'Zara', verdict: 'wrong', misconceptionId: 'compares-ones-first' },
    { seed: 's3', input: 'Will', verdict: 'wrong', misconceptionId: 'smallest-for-largest' },
    { seed: 's4', input: 'Tane', verdict: 'correct' },
  ],
});

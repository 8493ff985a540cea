import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

interface Params {
  person: string;
  a: number;
  b: number;
  story: number;
}

const stories: ((p: string, a: number, b: number) => string)[] = [
  (p, a, b) => `${p} plants ${a} rows of ${b} trees.`,
  (p, a, b) => `${p} makes ${a} piles of ${b} books.`,
  (p, a, b) => `${p} fills ${a} trays with ${b} cups on each.`,
  (p, a, b) => `${p} lays ${a} rows of ${b} tiles.`,
];

const product = ({ a, b }: Params) => a * b;
const correct = (p: Params) => `$${product(p)}\\div ${p.b}=${p.a}$`;

export const sameFamily = defineTemplate<Params>({
  id: 'y5/fact-families/same-family',
  version: 1,
  topicId: '70-fact-families',
  years: [5],
  difficulty: 'EASY',
  strategy: 'turn-a-product-around',
  calculator: false,
  title: 'Which fact is in the family?',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        a: random.int(3, 12),
        b: random.int(3, 12),
        story: random.int(0, stories.length - 1),
      }),
      (p) => p.a !== p.b,
    ),
  prompt: (p) =>
    `${stories[p.story]?.(p.person, p.a, p.b)} So $${p.a}\\times ${p.b}=${product(p)}$. Which other fact must be true?`,
  figure: (p) => ({ kind: 'array', alt: `Dots in ${p.a} rows with ${p.b} dots in each row.`, rows: p.a, columns: p.b }),
  answer: (p) => ({ kind: 'choice', model: correct(p) }),
  correctChoice: correct,
  steps: (p) => [
    step(
      'identity',
      `${p.a}\\times ${p.b}=${product(p)}`,
      `There are ${p.a} rows of ${p.b}, so the product is the total number of dots.`,
      'Say what each number in the fact counts.',
      'Which number counts all the dots?',
    ),
    step(
      'identity',
      `${p.b}\\times ${p.a}=${product(p)}`,
      'You can count the same dots by columns.',
      'Turn the picture a quarter turn. What do you see?',
      'Does the order of the factors matter?',
    ),
    step(
      'identity',
      `${product(p)}\\div ${p.b}=${p.a}`,
      'Dividing the product by one factor gives the other factor.',
      'Share all the dots back into rows or columns.',
      'What undoes multiplying?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'divide-small-by-large-reversed',
      compute: (p) => `$${p.b}\\div ${product(p)}=${p.a}$`,
      firstWrongStep: 2,
      feedback: (p) => `This shares ${p.b} into ${product(p)} groups. The product is the number you share.`,
    },
    {
      misconceptionId: 'subtracts-instead-of-dividing',
      compute: (p) => `$${product(p)}-${p.b}=${p.a}$`,
      firstWrongStep: 2,
      feedback: (p) => `Taking ${p.b} away once doesn’t undo ${p.a} rows of ${p.b}.`,
    },
    {
      misconceptionId: 'undoes-with-same-operation',
      compute: (p) => `$${product(p)}\\times ${p.b}=${p.a}$`,
      firstWrongStep: 2,
      feedback: (p) => `Multiplying again gives a number larger than ${product(p)}, but ${p.a} is smaller.`,
    },
  ],
  confirm: (p) => {
    // Lists every sentence with these three numbers that is true.
    const numbers = [p.a, p.b, p.a * p.b];
    const texts = numbers.flatMap((x) =>
      numbers.flatMap((y) => numbers.filter((z) => Math.abs(x / y - z) < 1e-9).map((z) => `$${x}\\div ${y}=${z}$`)),
    );
    return { kind: 'one-of', texts };
  },
  examples: [
    { seed: 's1', input: '$50\\div 10=5$', verdict: 'correct' },
    { seed: 's2', input: '$4\\div 40=10$', verdict: 'wrong', misconceptionId: 'divide-small-by-large-reversed' },
    { seed: 's3', input: '$18-6=3$', verdict: 'wrong', misconceptionId: 'subtracts-instead-of-dividing' },
    { seed: 's4', input: '$40\\times 4=10$', verdict: 'wrong', misconceptionId: 'undoes-with-same-operation' },
    { seed: 's9', input: '$63\\div 7=9$', verdict: 'correct' },
  ],
});

import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { otherThan } from '../../y1/shared/other-than';

interface Params {
  person: string;
  known: number;
  missing: number;
  a: number;
  b: number;
}

const product = ({ a, b }: Params) => a * b;

export const balancedSides = defineTemplate<Params>({
  id: 'y5/unknown-factors/balanced-sides',
  version: 1,
  topicId: '71-unknowns-in-times-and-divide',
  years: [5, 6],
  difficulty: 'HARD',
  strategy: 'keep-both-sides-equal',
  calculator: false,
  title: 'Make both sides equal',
  params: (random) =>
    drawUntil(
      () => {
        const [known, missing, a] = [random.int(3, 9), random.int(4, 20), random.int(3, 9)];
        return { person: random.pick(people), known, missing, a, b: (known * missing) / a };
      },
      (p) =>
        Number.isInteger(p.b) &&
        p.b > 3 &&
        p.b <= 30 &&
        p.a !== p.known &&
        p.a !== p.missing &&
        p.b !== p.missing &&
        p.b !== p.known,
    ),
  prompt: (p) =>
    `${p.person} makes both pans balance. $\\square\\times ${p.known}=${p.a}\\times ${p.b}$ Which number goes in the box?`,
  figure: (p) => ({
    kind: 'balance',
    alt: `Balanced scales. The left pan shows box times ${p.known}. The right pan shows ${p.a} times ${p.b}.`,
    left: `□ × ${p.known}`,
    right: `${p.a} × ${p.b}`,
    lower: 'level',
  }),
  answer: (p) => ({ kind: 'number', model: String(p.missing), forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    step(
      'identity',
      `${p.a}\\times ${p.b}=${product(p)}`,
      'Work out the side without the box.',
      'Start with the side where you know both numbers.',
      'Which side can you work out?',
    ),
    step(
      'start',
      `${product(p)}\\div ${p.known}`,
      'The side with the box has the same value, so divide to undo multiplying.',
      `Work out how many times ${p.known} fits into this value.`,
      'What does the other side have to equal?',
    ),
    step(
      'equal',
      String(p.missing),
      'This number makes both sides equal.',
      'Work out the division.',
      'Does this number make both sides equal?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'equals-as-answer-next',
      compute: (p) => (p.a % p.known === 0 && p.a !== p.known ? String(p.a / p.known) : String(product(p))),
      firstWrongStep: 1,
      feedback: (p) =>
        `With this number, the left side doesn’t equal ${p.a} times ${p.b}. The equals sign means both sides are worth the same.`,
    },
    {
      misconceptionId: 'adds-instead-of-multiplies',
      compute: (p) => (p.a + p.b > p.known && p.a + p.b - p.known !== p.missing ? String(p.a + p.b - p.known) : null),
      firstWrongStep: 0,
      feedback: (p) => `You balanced sums. Each side is a product, so multiply ${p.a} by ${p.b}.`,
    },
    {
      misconceptionId: 'subtracts-instead-of-dividing',
      compute: (p) => otherThan(p.missing, product(p) - p.known),
      firstWrongStep: 1,
      feedback: (p) => `You took ${p.known} away. The box is multiplied by ${p.known}.`,
    },
  ],
  confirm: (p) => {
    let box = 0;
    while (box * p.known - p.a * p.b < 0) box += 1;
    return { kind: 'values', values: [box] };
  },
  examples: [
    { seed: 's1', input: '18', verdict: 'correct' },
    { seed: 's2', input: '3', verdict: 'wrong', misconceptionId: 'equals-as-answer-next' },
    { seed: 's3', input: '11', verdict: 'wrong', misconceptionId: 'adds-instead-of-multiplies' },
    { seed: 's9', input: '18', verdict: 'correct' },
  ],
});

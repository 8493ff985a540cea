import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

/** C = first + more × (n - free) */
interface Params {
  story: number;
  first: number;
  more: number;
  free: number;
  n: number;
}

const stories = [
  { what: 'The cost in dollars to hire a canoe for $n$ hours is', ask: (n: number) => `to hire it for ${n} hours` },
  { what: 'The cost in dollars to park a car for $n$ hours is', ask: (n: number) => `to park for ${n} hours` },
  { what: 'The cost in dollars of a phone plan with $n$ GB of data is', ask: (n: number) => `for ${n} GB` },
  { what: 'The cost in dollars to print $n$ posters is', ask: (n: number) => `to print ${n} posters` },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const value = (p: Params) => p.first + p.more * (p.n - p.free);

export const hireFormula = defineTemplate<Params>({
  id: 'y7/substitution/hire-formula',
  version: 1,
  topicId: '109-formulas-and-substitution',
  years: [7],
  difficulty: 'NORMAL',
  strategy: 'formula-with-a-bracket',
  calculator: false,
  title: 'Use a formula with a bracket',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, stories.length - 1),
        first: random.int(10, 40),
        more: random.int(3, 12),
        free: random.int(1, 4),
        n: random.int(5, 12),
      }),
      (p) => p.n - p.free > 1,
    ),
  prompt: (p) =>
    `${storyOf(p).what} $C=${p.first}+${p.more}(n-${p.free})$. How much does it cost ${storyOf(p).ask(p.n)}?`,
  answer: (p) => ({ kind: 'money', model: `${value(p)}.00`, forms: [{ kind: 'decimal' }] }),
  steps: (p) => [
    start(
      `${p.first}+${p.more}\\times(${p.n}-${p.free})`,
      `Substitute $${p.n}$ for $n$.`,
      'Rewrite the formula with the number in place of the letter.',
      'Which number replaces $n$?',
    ),
    equal(
      `${p.first}+${p.more}\\times ${p.n - p.free}`,
      'Work out the bracket first.',
      'Brackets come first.',
      'What is inside the bracket?',
    ),
    equal(
      `${p.first}+${p.more * (p.n - p.free)}`,
      'Multiply before you add.',
      'Do the multiplication next.',
      'Which comes first here, adding or multiplying?',
    ),
    equal(`${value(p)}`, 'Add.', 'Only an addition is left.', 'What is the total cost?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'adds-before-times',
      compute: (p) => `${(p.first + p.more) * (p.n - p.free)}.00`,
      firstWrongStep: 2,
      feedback: (p) => `The ${p.first} is only paid once. It isn’t multiplied by the bracket.`,
    },
    {
      misconceptionId: 'ignores-brackets',
      compute: (p) => unlessRight(`${p.first + p.more * p.n - p.free}.00`, `${value(p)}.00`),
      firstWrongStep: 1,
      feedback: (p) => `The ${p.more} multiplies the whole bracket, so work out the bracket first.`,
    },
    {
      misconceptionId: 'adds-instead-of-multiplies',
      compute: (p) => unlessRight(`${p.first + p.more + p.n - p.free}.00`, `${value(p)}.00`),
      firstWrongStep: 0,
      feedback: (p) => `A number right in front of a bracket multiplies it. So the ${p.more} isn’t added.`,
    },
  ],
  // Pay the first amount, then one more for each beyond the free ones.
  confirm(p) {
    let cost = p.first;
    for (let count = p.free + 1; count <= p.n; count += 1) cost += p.more;
    return { kind: 'values', values: [cost] };
  },
  examples: [
    { seed: 's1', input: '99.00', verdict: 'correct' },
    { seed: 's2', input: '94.00', verdict: 'correct' },
    { seed: 's1', input: '232.00', verdict: 'wrong', misconceptionId: 'adds-before-times' },
    { seed: 's1', input: '126.00', verdict: 'wrong', misconceptionId: 'ignores-brackets' },
    { seed: 's1', input: '37.00', verdict: 'wrong', misconceptionId: 'adds-instead-of-multiplies' },
  ],
});

import { defineTemplate } from '../../format';
import { equivalent, start } from '../../worked-line';

/** Total = fixed + rate × amount, in the letters of the story. */
interface Params {
  story: number;
  fixed: number;
  rate: number;
}

const stories = [
  { total: 'C', amount: 'n', text: 'The cost of a party, in dollars, for $n$ guests,' },
  { total: 'R', amount: 'd', text: 'The cost of hiring a removal van, in dollars, for $d$ kilometres,' },
  { total: 'V', amount: 't', text: 'The amount of water in a tank, in litres, after $t$ minutes,' },
  { total: 'T', amount: 'h', text: 'The temperature in a kiln, in degrees Celsius, after $h$ hours,' },
  { total: 'W', amount: 'k', text: 'The daily pay of a sales assistant, in dollars, after $k$ sales,' },
  { total: 'H', amount: 'w', text: 'The height of a plant, in millimetres, after $w$ weeks,' },
] as const;
const storyOf = (p: Params) => stories[p.story] ?? stories[0];

export const subjectOfLinear = defineTemplate<Params>({
  id: 'y11/formulas/subject-of-linear',
  version: 1,
  topicId: '178-formulas-rearranging',
  years: [11],
  difficulty: 'NORMAL',
  strategy: 'undo-in-reverse-order',
  calculator: false,
  title: 'Change the subject of a linear formula',
  params: (random) => ({
    story: random.int(0, stories.length - 1),
    fixed: random.int(3, 24) * 5,
    rate: random.int(2, 15),
  }),
  prompt(p) {
    const { total, amount, text } = storyOf(p);
    return `${text} is given by $${total}=${p.fixed}+${p.rate}${amount}$. Make $${amount}$ the subject of this formula.`;
  },
  instruction: (p) => `Write your answer as $${storyOf(p).amount}=\\ldots$`,
  answer(p) {
    const { total, amount } = storyOf(p);
    return { kind: 'equation', model: `${amount}=(${total}-${p.fixed})/${p.rate}`, variable: amount };
  },
  steps(p) {
    const { total, amount } = storyOf(p);
    return [
      start(
        `${total}=${p.fixed}+${p.rate}${amount}`,
        `First $${amount}$ is multiplied by $${p.rate}$, and then $${p.fixed}$ is added.`,
        `Say in words what happens to $${amount}$, in order.`,
        `What was done to $${amount}$ last?`,
      ),
      equivalent(
        `${total}-${p.fixed}=${p.rate}${amount}`,
        `Subtract $${p.fixed}$ from both sides.`,
        'Undo what was done last.',
        'Which operation undoes adding?',
      ),
      equivalent(
        `${amount}=\\frac{${total}-${p.fixed}}{${p.rate}}`,
        `Divide both sides by $${p.rate}$: the whole left-hand side.`,
        'Undo the multiplication. Do it to the whole of the other side.',
        'How do you show that the whole of the other side is divided?',
      ),
    ];
  },
  wrongPaths: [
    {
      misconceptionId: 'divides-one-term-only',
      compute: (p) => `${storyOf(p).amount}=${storyOf(p).total}/${p.rate}-${p.fixed}`,
      firstWrongStep: 2,
      feedback: (p) => `When you divide by $${p.rate}$, do you divide every term on that side?`,
    },
    {
      misconceptionId: 'moves-term-keeps-sign',
      compute: (p) => `${storyOf(p).amount}=(${storyOf(p).total}+${p.fixed})/${p.rate}`,
      firstWrongStep: 1,
      feedback: (p) => `The formula adds $${p.fixed}$. What undoes adding?`,
    },
    {
      misconceptionId: 'undoes-with-same-operation',
      compute: (p) => `${storyOf(p).amount}=${p.rate}(${storyOf(p).total}-${p.fixed})`,
      firstWrongStep: 2,
      feedback: (p) => `The letter is multiplied by $${p.rate}$. What undoes multiplying?`,
    },
  ],
  confirm(p) {
    // Bisection on the formula itself: which amount gives this total?
    const amountFor = (total: number) => {
      let [low, high] = [-1000, 1000];
      for (let i = 0; i < 80; i += 1) {
        const middle = (low + high) / 2;
        if (p.fixed + p.rate * middle < total) low = middle;
        else high = middle;
      }
      return low;
    };
    const letter = storyOf(p).total;
    return { kind: 'function', variables: [letter], f: (at) => amountFor(at[letter] ?? 0), domain: [10, 300] };
  },
  examples: [
    { seed: 's1', input: 'w=(H-85)/3', verdict: 'correct' },
    { seed: 's2', input: 'd=(R-45)/2', verdict: 'correct' },
    { seed: 's1', input: 'w=H/3-85', verdict: 'wrong', misconceptionId: 'divides-one-term-only' },
    { seed: 's1', input: 'w=(H+85)/3', verdict: 'wrong', misconceptionId: 'moves-term-keeps-sign' },
    { seed: 's1', input: 'w=3(H-85)', verdict: 'wrong', misconceptionId: 'undoes-with-same-operation' },
  ],
});

import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { decimalText, rounded } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, result, start } from '../../worked-line';
import { dollars, unlessNear } from '../../y10/shared/near';

interface Params {
  name: string;
  story: number;
  principal: number;
  /** Interest per month in per cent. */
  percent: number;
  payment: number;
}

const stories = ['a used car', 'a camper trailer', 'solar panels', 'a new roof', 'an electric cargo bike'] as const;

const factor = (p: Params) => 1 + p.percent / 100;
const once = (p: Params) => p.principal * factor(p) - p.payment;
const twice = (p: Params) => once(p) * factor(p) - p.payment;

export const loanRecursion = defineTemplate<Params>({
  id: 'y12/finance/loan-recursion',
  version: 1,
  topicId: '182-reducing-balance-loans-annuities-recursion',
  years: [12],
  difficulty: 'EASY',
  strategy: 'apply-a-recurrence',
  calculator: true,
  title: 'Balance of a loan after two payments',
  params: (random) =>
    drawUntil(
      () => ({
        name: random.pick(firstNames),
        story: random.int(0, stories.length - 1),
        principal: random.int(8, 50) * 500,
        percent: random.pick([0.4, 0.5, 0.6, 0.8, 1]),
        payment: random.int(15, 90) * 10,
      }),
      (p) => p.payment > p.principal * 0.025 && p.payment < p.principal * 0.1,
    ),
  prompt: (p) =>
    `${p.name} borrows ${dollars(p.principal)} for ${stories[p.story] ?? stories[0]}. The balance after $n$ monthly payments is given by the recurrence relation $V_0=${p.principal},\\quad V_{n+1}=${decimalText(factor(p))}V_n-${p.payment}$. How much is still owed after two payments?`,
  instruction: () => 'Give your answer in dollars, to the nearest cent.',
  answer: (p) => ({ kind: 'money', model: rounded(twice(p), 2), tolerance: 0.005, forms: [{ kind: 'decimal' }] }),
  steps: (p) => [
    start(
      `${decimalText(factor(p))}\\times ${p.principal}-${p.payment}`,
      'Substitute the amount borrowed into the rule to find the balance after the first payment.',
      'Start with $V_0$ and use the rule once.',
      'What does the rule do to the balance in one month?',
    ),
    equal(
      decimalText(once(p)),
      'This is $V_1$: the interest is added and the payment is taken off.',
      'Multiply first, then subtract the payment.',
      'Is the balance smaller than the amount borrowed?',
    ),
    start(
      `${decimalText(factor(p))}\\times ${decimalText(once(p))}-${p.payment}`,
      'Substitute $V_1$ into the rule to find $V_2$.',
      'Use the rule a second time.',
      'Which balance is the second month’s interest worked out on?',
    ),
    result(
      rounded(twice(p), 2),
      'Work it out and round to the nearest cent.',
      'Don’t round until the end.',
      'Did the second payment reduce the balance by about as much as the first?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => rounded(once(p), 2),
      firstWrongStep: 2,
      feedback: () => 'That’s the balance after one payment. Use the rule again.',
    },
    {
      misconceptionId: 'simple-interest-for-compound',
      compute: (p) => unlessNear(p.principal * (1 + (2 * p.percent) / 100) - 2 * p.payment, twice(p), 2),
      firstWrongStep: 2,
      feedback: () => 'The second month’s interest is worked out on the new balance, not on the amount borrowed.',
    },
    {
      misconceptionId: 'adds-instead-of-subtracting',
      compute: (p) => rounded((p.principal * factor(p) + p.payment) * factor(p) + p.payment, 2),
      firstWrongStep: 0,
      feedback: () => 'A payment makes the debt smaller. Look at the sign in the rule.',
    },
  ],
  confirm(p) {
    // Month by month in whole hundredths of a cent.
    let balance = p.principal * 1_000_000;
    for (let month = 0; month < 2; month += 1) balance += (balance * (p.percent * 10)) / 1000 - p.payment * 1_000_000;
    return { kind: 'values', values: [balance / 1_000_000] };
  },
  examples: [
    { seed: 's1', input: '12673.40', verdict: 'correct' },
    { seed: 's2', input: '20733.70', verdict: 'correct' },
    { seed: 's1', input: '13340.00', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's1', input: '12680.00', verdict: 'wrong', misconceptionId: 'simple-interest-for-compound' },
    { seed: 's1', input: '15889.40', verdict: 'wrong', misconceptionId: 'adds-instead-of-subtracting' },
  ],
});

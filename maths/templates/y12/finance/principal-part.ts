import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { decimalText, rounded } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, result, start } from '../../worked-line';
import { dollars, unlessNear } from '../../y10/shared/near';

interface Params {
  name: string;
  balance: number;
  /** Yearly interest in per cent, in tenths. */
  rate: number;
  payment: number;
}

const monthly = (p: Params) => p.rate / 10 / 12 / 100;
const interest = (p: Params) => p.balance * monthly(p);
const part = (p: Params) => p.payment - interest(p);
const percent = (p: Params) => decimalText(p.rate / 10);

export const principalPart = defineTemplate<Params>({
  id: 'y12/finance/principal-part',
  version: 1,
  topicId: '182-reducing-balance-loans-annuities-recursion',
  years: [12],
  difficulty: 'NORMAL',
  strategy: 'split-a-payment',
  calculator: true,
  title: 'The part of a payment that reduces the loan',
  params: (random) =>
    drawUntil(
      () => ({
        name: random.pick(firstNames),
        balance: random.int(20, 240) * 500,
        rate: random.pick([36, 42, 48, 54, 60, 66, 72, 78, 84]),
        payment: random.int(20, 180) * 10,
      }),
      (p) => part(p) > 0.25 * p.payment && part(p) < 0.85 * p.payment && Math.abs(part(p) - interest(p)) > 1,
    ),
  prompt: (p) =>
    `${p.name} owes ${dollars(p.balance)} on a reducing-balance loan. Interest is ${percent(p)}% per year and is added each month. The next monthly payment is ${dollars(p.payment)}. By how much does this payment reduce the amount owed, once the month’s interest has been paid?`,
  instruction: () => 'Give your answer in dollars, to the nearest cent.',
  answer: (p) => ({ kind: 'money', model: rounded(part(p), 2), tolerance: 0.005, forms: [{ kind: 'decimal' }] }),
  steps: (p) => [
    start(
      `${p.balance}\\times ${percent(p)}\\%\\div 12`,
      'First find one month’s interest on the amount owed.',
      'How much interest is added in one month?',
      'The rate is per year. What is it per month?',
    ),
    equal(
      decimalText(interest(p)),
      'This part of the payment just covers the interest.',
      'Work it out.',
      'How much of the payment goes towards interest?',
    ),
    start(
      `${p.payment}-${decimalText(interest(p))}`,
      'The rest of the payment makes the debt smaller.',
      'Subtract the interest from the payment.',
      'What is left of the payment once the interest is paid?',
    ),
    result(
      rounded(part(p), 2),
      'Subtract, and round to the nearest cent.',
      'Work out the difference.',
      'Do the two parts add up to the payment?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => unlessNear(interest(p), part(p), 2),
      firstWrongStep: 2,
      feedback: () => 'That’s the interest for the month. The rest of the payment reduces the debt.',
    },
    {
      misconceptionId: 'interest-left-out',
      compute: (p) => rounded(p.payment, 2),
      firstWrongStep: 0,
      feedback: () => 'You used the whole payment to reduce the debt. The interest comes out of it first.',
    },
    {
      misconceptionId: 'adds-instead-of-subtracting',
      compute: (p) => unlessNear(p.payment + interest(p), part(p), 2),
      firstWrongStep: 3,
      feedback: () => 'You added the interest to the payment. It comes out of the payment.',
    },
  ],
  // The debt before and after.
  confirm(p) {
    const after = p.balance * (1 + p.rate / 12_000) - p.payment;
    return { kind: 'values', values: [p.balance - after] };
  },
  examples: [
    { seed: 's1', input: '866.00', verdict: 'correct' },
    { seed: 's2', input: '312.50', verdict: 'correct' },
    { seed: 's1', input: '204.00', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's1', input: '1070.00', verdict: 'wrong', misconceptionId: 'interest-left-out' },
  ],
});

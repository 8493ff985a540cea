import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { box } from '../../y1/shared/box';
import { otherThan } from '../../y1/shared/other-than';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  person: string;
  first: number;
  change: number;
  up: boolean;
}

const next = (p: Params, n: number) => (p.up ? 2 * n + p.change : 2 * n - p.change);
const terms = (p: Params) => {
  const second = next(p, p.first);
  const third = next(p, second);
  return [p.first, second, third, next(p, third)];
};
const third = (p: Params) => terms(p)[2] ?? 0;
const right = (p: Params) => next(p, third(p));
const sign = (p: Params) => (p.up ? '+' : '-');

export const doubleAndChange = defineTemplate<Params>({
  id: 'y4/number-rules/double-and-change',
  version: 1,
  topicId: '51-number-rules-and-algorithms',
  years: [4],
  difficulty: 'NORMAL',
  strategy: 'repeat-a-rule',
  calculator: false,
  title: 'Use a rule to continue a number pattern',
  params: (random) =>
    drawUntil(
      () => ({ person: random.pick(people), first: random.int(3, 12), change: random.int(1, 5), up: random.chance() }),
      (p) => p.first > p.change + 1 && p.change !== 2,
    ),
  prompt: (p) =>
    `${p.person} makes a number pattern: ${terms(p).slice(0, 3).join(', ')}, ${box}. The rule is: double the number, then ${p.up ? 'add' : 'take away'} ${p.change}. Which number comes next?`,
  answer: (p) => wholeAnswer(right(p)),
  steps: (p) => [
    step(
      'identity',
      `2\\times ${p.first}${sign(p)}${p.change}=${terms(p)[1] ?? 0}`,
      'Try the rule on the first two numbers. It works.',
      'Test the rule on the first number.',
      'Does the rule give you the second number?',
    ),
    step(
      'start',
      `2\\times ${third(p)}${sign(p)}${p.change}`,
      'Use the rule on the last number.',
      'Which number do you put into the rule now?',
      'Which number comes just before the empty box?',
    ),
    step(
      'equal',
      `${2 * third(p)}${sign(p)}${p.change}`,
      'Double first.',
      'Double the last number.',
      'What is the double?',
    ),
    step(
      'equal',
      String(right(p)),
      p.up ? 'Then add.' : 'Then take away.',
      'Do the second part of the rule.',
      'Have you done both parts of the rule?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => String(2 * third(p)),
      firstWrongStep: 3,
      feedback: (p) => `You only doubled. The rule also says to ${p.up ? 'add' : 'take away'} ${p.change}.`,
    },
    {
      misconceptionId: 'linear-from-first-step',
      compute: (p) => String(third(p) + third(p) - (terms(p)[1] ?? 0)),
      firstWrongStep: 1,
      feedback: () => 'You added the same step as before. In this pattern, the steps get bigger.',
    },
    {
      misconceptionId: 'double-adds-two',
      compute: (p) => otherThan(right(p), p.up ? third(p) + 2 + p.change : third(p) + 2 - p.change),
      firstWrongStep: 2,
      feedback: (p) => `To double ${third(p)}, add ${third(p)} and ${third(p)}.`,
    },
  ],
  confirm: (p) => {
    let n = p.first;
    for (let i = 0; i < 3; i += 1) {
      n += n;
      for (let c = 0; c < p.change; c += 1) n += p.up ? 1 : -1;
    }
    return { kind: 'values', values: [n] };
  },
  examples: [
    { seed: 's1', input: '117', verdict: 'correct' },
    { seed: 's2', input: '50', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's3', input: '45', verdict: 'wrong', misconceptionId: 'linear-from-first-step' },
    { seed: 's4', input: '14', verdict: 'wrong', misconceptionId: 'double-adds-two' },
    { seed: 's9', input: '59+0', verdict: 'wrong-form' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});

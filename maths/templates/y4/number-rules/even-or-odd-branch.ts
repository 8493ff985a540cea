import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { otherThan } from '../../y1/shared/other-than';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  person: string;
  start: number;
  add: number;
}

const next = (p: Params, n: number) => (n % 2 === 0 ? n / 2 : n + p.add);
const run = (p: Params) => {
  const one = next(p, p.start);
  const two = next(p, one);
  return [p.start, one, two, next(p, two)] as const;
};
const line = (p: Params, n: number) => (n % 2 === 0 ? `${n}\\div 2=${next(p, n)}` : `${n}+${p.add}=${next(p, n)}`);
const why = (n: number) => `${n} is ${n % 2 === 0 ? 'even, so halve it' : 'odd, so add'}.`;

export const evenOrOddBranch = defineTemplate<Params>({
  id: 'y4/number-rules/even-or-odd-branch',
  version: 1,
  topicId: '51-number-rules-and-algorithms',
  years: [4, 5],
  difficulty: 'HARD',
  strategy: 'test-then-choose',
  calculator: false,
  title: 'Follow steps with a choice',
  params: (random) =>
    drawUntil(
      () => ({ person: random.pick(people), start: random.int(9, 60), add: random.pick([1, 3, 5, 7]) }),
      (p) => {
        const r = run(p);
        return (
          new Set(r).size === 4 &&
          r.slice(0, 3).some((n) => n % 2 === 0) &&
          r.slice(0, 3).some((n) => n % 2 === 1) &&
          !r.includes(p.add) &&
          r[3] !== p.start + 3 * p.add
        );
      },
    ),
  prompt: (p) =>
    `${p.person} follows these steps. If the number is even, halve it. If it’s odd, add ${p.add}. They start with ${p.start} and do this 3 times. What number do they end up with?`,
  answer: (p) => wholeAnswer(run(p)[3]),
  steps: (p) => [
    step(
      'identity',
      line(p, run(p)[0]),
      why(run(p)[0]),
      'Is the first number even or odd?',
      'Which of the two steps do you use?',
    ),
    step(
      'identity',
      line(p, run(p)[1]),
      why(run(p)[1]),
      'Look at the new number. Is it even or odd?',
      'Which step do you use now?',
    ),
    step(
      'start',
      line(p, run(p)[2]).split('=')[0] ?? '',
      why(run(p)[2]),
      'Check the number again before the third step.',
      'Is this number even or odd?',
    ),
    step(
      'equal',
      String(run(p)[3]),
      'That’s the third time.',
      'Do the right step for this number.',
      'Have you done it 3 times?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'ignores-the-condition',
      compute: (p) => String(p.start + 3 * p.add),
      firstWrongStep: 0,
      feedback: () => 'You added every time. First check if the number is even.',
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => String(run(p)[2]),
      firstWrongStep: 2,
      feedback: () => 'You did the steps twice. Do them 3 times.',
    },
    {
      misconceptionId: 'one-turn-off',
      compute: (p) => otherThan(run(p)[3], next(p, run(p)[3])),
      firstWrongStep: 2,
      feedback: () => 'You did one step too many. Count to 3.',
    },
  ],
  confirm: (p) => {
    let n = p.start;
    let left = 3;
    while (left > 0) {
      let half = 0;
      while (2 * half < n) half += 1;
      if (2 * half === n) n = half;
      else for (let i = 0; i < p.add; i += 1) n += 1;
      left -= 1;
    }
    return { kind: 'values', values: [n] };
  },
  examples: [
    { seed: 's1', input: '16', verdict: 'correct' },
    { seed: 's2', input: '29', verdict: 'wrong', misconceptionId: 'ignores-the-condition' },
    { seed: 's3', input: '28', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's9', input: '4+0', verdict: 'wrong-form' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});

import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { otherThan } from '../../y1/shared/other-than';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  person: string;
  /** What is done to the secret number. */
  done: 'doubles' | 'halves';
  /** What comes out; even where it was doubled. */
  out: number;
}

const machine = ({ done }: Params) => (done === 'doubles' ? 'double' : 'half');
const secret = ({ done, out }: Params) => (done === 'doubles' ? out / 2 : 2 * out);
const again = ({ done, out }: Params) => (done === 'doubles' ? 2 * out : out / 2);

export const guessMyNumber = defineTemplate<Params>({
  id: 'y2/doubles-and-halves/guess-my-number',
  version: 2,
  topicId: '21-doubles-and-halves',
  years: [2],
  difficulty: 'HARD',
  strategy: 'undo-double-or-half',
  calculator: false,
  title: 'Guess the number',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        done: random.pick(['doubles', 'halves'] as const),
        out: random.int(8, 44),
      }),
      (p) => (p.done === 'doubles' ? p.out % 2 === 0 && p.out > 13 : p.out < 30),
    ),
  prompt: (p) => `${p.person} ${p.done} a number and gets ${p.out}. What was the number?`,
  figure: (p) => ({
    kind: 'network',
    alt: `An arrow from an unknown number to ${p.out}. The arrow says ${machine(p)}.`,
    nodes: [
      { id: 'in', x: 0, y: 0, label: '?' },
      { id: 'out', x: 4, y: 0, label: String(p.out) },
    ],
    edges: [{ from: 'in', to: 'out', label: machine(p), directed: true }],
  }),
  answer: (p) => wholeAnswer(secret(p)),
  steps: (p) =>
    p.done === 'doubles'
      ? [
          step(
            'start',
            `${p.out}\\div 2`,
            `Two equal parts make ${p.out}. Halve it to go back.`,
            'What’s the opposite of doubling?',
            'Was the number bigger or smaller?',
          ),
          step(
            'equal',
            `(${secret(p)}+${secret(p)})\\div 2`,
            'Find two equal parts.',
            `Which double makes ${p.out}?`,
            'Are the two parts the same?',
          ),
          step(
            'equal',
            String(secret(p)),
            'One part is the number.',
            'Look at just one part.',
            'Double it. Does it work?',
          ),
        ]
      : [
          step(
            'start',
            `2\\times ${p.out}`,
            `${p.out} is one of two equal parts. Double it to go back.`,
            'What’s the opposite of halving?',
            'Was the number bigger or smaller?',
          ),
          step(
            'equal',
            `${p.out}+${p.out}`,
            'Put the two halves together.',
            `Use ${p.out} twice.`,
            'How many halves make the whole number?',
          ),
          step(
            'equal',
            String(secret(p)),
            'The two halves make the number.',
            'Add the halves.',
            'Halve it. Does it work?',
          ),
        ],
  wrongPaths: [
    {
      misconceptionId: 'undoes-with-same-operation',
      compute: (p) => otherThan(secret(p), again(p)),
      firstWrongStep: 0,
      feedback: (p) => `${p.person} ${p.done} the number. To go back, do the opposite.`,
    },
    {
      misconceptionId: 'half-takes-two',
      compute: (p) => (p.done === 'doubles' ? otherThan(secret(p), p.out - 2) : null),
      firstWrongStep: 0,
      feedback: (p) => `You took away 2. Split ${p.out} into two equal parts.`,
    },
    {
      misconceptionId: 'double-adds-two',
      compute: (p) => (p.done === 'halves' ? otherThan(secret(p), p.out + 2) : null),
      firstWrongStep: 0,
      feedback: (p) => `You added 2. How many parts of ${p.out} make the number?`,
    },
  ],
  confirm: (p) => {
    // Tries numbers until one comes out right.
    let n = 1;
    while ((p.done === 'doubles' ? n + n : n - n / 2) !== p.out) n += 1;
    return { kind: 'values', values: [n] };
  },
  examples: [
    { seed: 's1', input: '10', verdict: 'correct' },
    { seed: 's2', input: '6', verdict: 'wrong', misconceptionId: 'undoes-with-same-operation' },
    { seed: 's8', input: '34', verdict: 'wrong', misconceptionId: 'half-takes-two' },
    { seed: 's6', input: '10', verdict: 'wrong', misconceptionId: 'double-adds-two' },
    { seed: 's7', input: '21+1', verdict: 'wrong-form' },
  ],
});

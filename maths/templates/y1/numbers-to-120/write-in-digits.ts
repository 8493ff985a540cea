import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { numberBlocks } from '../shared/number-blocks';
import { numberWords } from '../shared/number-words';
import { otherThan } from '../shared/other-than';
import { wholeAnswer } from '../shared/whole-answer';

interface Params {
  person: string;
  n: number;
  story: number;
}

const stories: ((person: string, words: string) => string)[] = [
  (person, words) => `${person} says "${words}". Write this number in digits.`,
  (_, words) => `The bus is number ${words}. Write it in digits.`,
  (person, words) => `${person} counts ${words} shells. Write this number in digits.`,
];

/** The tens, or the hundred where there is one: what is said first. */
const front = ({ n }: Params) => (n > 100 ? 100 : n - (n % 10));
const swapped = ({ n }: Params) => n - (n % 100) + 10 * (n % 10) + (Math.floor(n / 10) % 10);

export const writeInDigits = defineTemplate<Params>({
  id: 'y1/numbers-to-120/write-in-digits',
  version: 2,
  topicId: '1-numbers-to-120',
  years: [1],
  difficulty: 'EASY',
  strategy: 'hear-tens-and-ones',
  calculator: false,
  title: 'Write a number in digits',
  params: (random) =>
    drawUntil(
      () => ({ person: random.pick(people), n: random.int(21, 119), story: random.int(0, stories.length - 1) }),
      ({ n }) => n % 10 !== 0 && n !== 100 && (n % 100) % 11 !== 0,
    ),
  prompt: ({ person, n, story }) => stories[story]?.(person, numberWords(n)) ?? '',
  figure: ({ n }) => numberBlocks(n),
  answer: ({ n }) => wholeAnswer(n),
  steps: (p) => {
    const tens = front(p) / 10;
    return [
      step(
        'identity',
        `${Array.from({ length: tens }, () => 10).join('+')}=${front(p)}`,
        `The first part you hear is ${numberWords(front(p))}. That’s ${tens} tens.`,
        `Say ${numberWords(front(p))}. How many tens is that?`,
        'Which part do you hear first?',
      ),
      step(
        'start',
        [front(p), ...(p.n > 100 ? [p.n - 100] : [p.n % 10])].join('+'),
        'Then you hear the rest.',
        'Listen for the last part.',
        'What do you hear after that?',
      ),
      step('equal', String(p.n), 'Put each digit in its place.', 'Which digit shows the ones?', 'Does it sound right?'),
    ];
  },
  wrongPaths: [
    {
      misconceptionId: 'number-as-heard',
      compute: (p) => `${front(p)}${p.n - front(p)}`,
      firstWrongStep: 2,
      feedback: (p) => `You wrote all of ${front(p)}, then the rest. Write the rest over the zeros.`,
    },
    {
      misconceptionId: 'digits-swapped',
      compute: (p) => otherThan(p.n, swapped(p)),
      firstWrongStep: 2,
      feedback: () => 'You have the right digits. Which one shows the tens?',
    },
    {
      misconceptionId: 'leaves-out-zero',
      compute: ({ n }) => (String(n).includes('0') ? otherThan(n, Number(String(n).replace('0', ''))) : null),
      firstWrongStep: 1,
      feedback: () => 'One place has nothing in it. Write a zero there.',
    },
  ],
  confirm: ({ n }) => {
    // Counts up until the number is said.
    let at = 0;
    while (numberWords(at) !== numberWords(n)) at += 1;
    return { kind: 'values', values: [at] };
  },
  examples: [
    { seed: 's1', input: '47', verdict: 'correct' },
    { seed: 's2', input: '208', verdict: 'wrong', misconceptionId: 'number-as-heard' },
    { seed: 's3', input: '18', verdict: 'wrong', misconceptionId: 'digits-swapped' },
    { seed: 's4', input: '82+1', verdict: 'wrong-form' },
  ],
});

import { defineTemplate } from '../../format';
import { placeParts } from '../../primary/digits';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { numberBlocks } from '../../y1/shared/number-blocks';
import { numberWords } from '../../y1/shared/number-words';
import { otherThan } from '../../y1/shared/other-than';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  person: string;
  n: number;
  story: number;
}

const stories: ((person: string, words: string) => string)[] = [
  (person, words) => `${person} says "${words}". Write this number in digits.`,
  (_, words) => `A school has ${words} students. Write this number in digits.`,
  (person, words) => `${person} is on page ${words}. Write this number in digits.`,
  (_, words) => `A jar holds ${words} beads. Write this number in digits.`,
];

const hundreds = ({ n }: Params) => Math.floor(n / 100);

export const writeHundredsInDigits = defineTemplate<Params>({
  id: 'y2/numbers-to-1000/write-in-digits',
  version: 2,
  topicId: '13-numbers-to-1000',
  years: [2],
  difficulty: 'EASY',
  strategy: 'hear-hundreds-tens-ones',
  calculator: false,
  title: 'Write a 3-digit number',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        // Half of the numbers have a zero in the middle or at the end.
        n: 100 * random.int(1, 9) + random.pick([random.int(1, 9), 10 * random.int(1, 9), random.int(11, 99)]),
        story: random.int(0, stories.length - 1),
      }),
      ({ n }) => n % 100 !== 10,
    ),
  prompt: ({ person, n, story }) => stories[story]?.(person, numberWords(n)) ?? '',
  figure: ({ n }) => numberBlocks(n),
  answer: ({ n }) => wholeAnswer(n),
  steps: (p) => [
    step(
      'identity',
      `${Array.from({ length: hundreds(p) }, () => 100).join('+')}=${100 * hundreds(p)}`,
      `You hear ${numberWords(hundreds(p))} hundred first.`,
      'How many hundreds do you hear?',
      'Which part do you say first?',
    ),
    step(
      'start',
      placeParts(p.n).join('+'),
      'Then you hear the rest.',
      'Listen for what comes next.',
      'Are there tens? Are there ones?',
    ),
    step(
      'equal',
      String(p.n),
      'Each part goes in its place.',
      'If a place is empty, write a zero.',
      'Are there three digits?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'number-as-heard',
      compute: ({ n }) => `${n - (n % 100)}${n % 100}`,
      firstWrongStep: 2,
      feedback: (p) => `You wrote all of ${100 * hundreds(p)}, then the rest. Write the rest over the zeros.`,
    },
    {
      misconceptionId: 'leaves-out-zero',
      compute: ({ n }) => (String(n).includes('0') ? otherThan(n, Number(String(n).replace('0', ''))) : null),
      firstWrongStep: 2,
      feedback: () => 'One place is empty. Put a zero there to hold it.',
    },
    {
      misconceptionId: 'digits-swapped',
      compute: ({ n }) => otherThan(n, n - (n % 100) + 10 * (n % 10) + (Math.floor(n / 10) % 10)),
      firstWrongStep: 1,
      feedback: () => 'Look at the last two digits again. Which one shows the tens?',
    },
  ],
  confirm: ({ n }) => {
    let at = 0;
    while (numberWords(at) !== numberWords(n)) at += 1;
    return { kind: 'values', values: [at] };
  },
  examples: [
    { seed: 's1', input: '590', verdict: 'correct' },
    { seed: 's2', input: '50075', verdict: 'wrong', misconceptionId: 'number-as-heard' },
    { seed: 's6', input: '39', verdict: 'wrong', misconceptionId: 'leaves-out-zero' },
    { seed: 's7', input: '501+1', verdict: 'wrong-form' },
  ],
});

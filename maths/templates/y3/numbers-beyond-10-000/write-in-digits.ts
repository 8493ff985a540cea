import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { bigNumber, spaced } from '../../y1/shared/big-number';
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
  (_, words) => `There are ${words} people at the footy. Write this number in digits.`,
  (_, words) => `A town has ${words} people. Write this number in digits.`,
  (person, words) => `${person} scores ${words} points in a game. Write this number in digits.`,
];

const thousands = ({ n }: Params) => Math.floor(n / 1000);
const rest = ({ n }: Params) => n % 1000;

export const writeBigNumber = defineTemplate<Params>({
  id: 'y3/numbers-beyond-10-000/write-in-digits',
  version: 1,
  topicId: '28-numbers-beyond-10-000',
  years: [3],
  difficulty: 'EASY',
  strategy: 'thousands-then-the-rest',
  calculator: false,
  title: 'Write a 5-digit number',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        // Half of the numbers have an empty place after the thousands.
        n: 1000 * random.int(11, 98) + random.pick([random.int(2, 99), random.int(101, 999)]),
        story: random.int(0, stories.length - 1),
      }),
      (p) => p.n % 100 !== 0,
    ),
  prompt: ({ person, n, story }) => stories[story]?.(person, numberWords(n)) ?? '',
  answer: ({ n }) => wholeAnswer(n),
  steps: (p) => [
    step(
      'identity',
      `${thousands(p)}\\times 1000=${spaced(thousands(p) * 1000)}`,
      `You hear ${numberWords(thousands(p))} thousand first.`,
      'What do you hear before the word thousand?',
      'How many thousands are there?',
    ),
    step(
      'start',
      `${spaced(thousands(p) * 1000)}+${rest(p)}`,
      'Then you hear the part after the word thousand.',
      'Write the part after the word thousand as a number.',
      'How many digits does the last part have?',
    ),
    step(
      'equal',
      spaced(p.n),
      'There are three places after the thousands. Empty places get a zero.',
      'Fill in the hundreds, tens and ones. If a place is empty, write a zero.',
      'Are there three digits after the thousands?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'number-as-heard',
      compute: (p) => `${thousands(p) * 1000}${rest(p)}`,
      firstWrongStep: 2,
      feedback: (p) =>
        `You wrote all of ${bigNumber(thousands(p) * 1000)}, then the rest. Write the rest over the zeros.`,
    },
    {
      misconceptionId: 'leaves-out-zero',
      compute: (p) => (String(p.n).includes('0') ? otherThan(p.n, Number(String(p.n).replaceAll('0', ''))) : null),
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
    // Tries every number with five digits and takes the one that is said like this.
    for (let at = 10_000; at < 100_000; at += 1) {
      if (numberWords(at) === numberWords(n)) return { kind: 'values', values: [at] };
    }
    return { kind: 'values', values: [] };
  },
  examples: [
    { seed: 's1', input: '19423', verdict: 'correct' },
    { seed: 's2', input: '430008', verdict: 'wrong', misconceptionId: 'number-as-heard' },
    { seed: 's3', input: '8554', verdict: 'wrong', misconceptionId: 'leaves-out-zero' },
    { seed: 's4', input: '13005+1', verdict: 'wrong-form' },
  ],
});

import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { counted } from '../../y1/shared/counted';
import { numberBlocks } from '../../y1/shared/number-blocks';
import { otherThan } from '../../y1/shared/other-than';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  person: string;
  n: number;
  story: number;
}

const stories: ((p: Params) => string)[] = [
  (p) => `${p.person} has ${p.n} stickers. Ten stickers fill a page. How many pages are full?`,
  (p) => `A baker has ${p.n} rolls. A bag holds ten. How many bags are full?`,
  (p) => `${p.person} has ${p.n} beads. A string holds ten. How many strings are full?`,
  (p) => `A farm packs ${p.n} eggs. A tray holds ten. How many trays are full?`,
];

const tens = ({ n }: Params) => Math.floor(n / 10);
const hundreds = ({ n }: Params) => Math.floor(n / 100);
const tensDigit = (p: Params) => tens(p) % 10;

export const tensInA3DigitNumber = defineTemplate<Params>({
  id: 'y2/place-value/tens-in-a-3-digit-number',
  version: 2,
  topicId: '14-place-value-3-digits',
  years: [2],
  difficulty: 'HARD',
  strategy: 'rename-hundreds-as-tens',
  calculator: false,
  title: 'How many tens altogether?',
  params: (random) =>
    drawUntil(
      () => ({ person: random.pick(people), n: random.int(112, 598), story: random.int(0, stories.length - 1) }),
      (p) => p.n % 10 > 0 && tensDigit(p) > 0,
    ),
  prompt: (p) => stories[p.story]?.(p) ?? '',
  figure: ({ n }) => numberBlocks(n),
  answer: (p) => wholeAnswer(tens(p)),
  steps: (p) => [
    step(
      'identity',
      `${p.n}=${100 * hundreds(p)}+${10 * tensDigit(p)}+${p.n % 10}`,
      'Split the number.',
      `What are the parts of ${p.n}?`,
      'Which parts have tens in them?',
    ),
    step(
      'start',
      `${10 * hundreds(p)}+${tensDigit(p)}`,
      `Each hundred is ten tens. Then there ${tensDigit(p) === 1 ? 'is' : 'are'} ${counted(tensDigit(p), 'more ten')}.`,
      'How many tens are in one hundred?',
      'Are there tens in the hundreds too?',
    ),
    step('equal', String(tens(p)), 'That’s all the tens.', 'Add up the tens.', 'Does that match the first two digits?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'one-digit-only',
      compute: (p) => otherThan(tens(p), tensDigit(p)),
      firstWrongStep: 1,
      feedback: () => 'That’s just the tens digit. There are tens in the hundreds too.',
    },
    {
      misconceptionId: 'value-instead-of-count',
      compute: (p) => String(10 * tens(p)),
      firstWrongStep: 2,
      feedback: (p) => `That’s what the tens in ${p.n} are worth. How many tens is that?`,
    },
    {
      misconceptionId: 'digit-in-next-place',
      compute: (p) => otherThan(tensDigit(p), hundreds(p)),
      firstWrongStep: 0,
      feedback: () => 'That’s the hundreds digit. How many tens make a hundred?',
    },
  ],
  confirm: ({ n }) => {
    let [left, full] = [n, 0];
    while (left >= 10) [left, full] = [left - 10, full + 1];
    return { kind: 'values', values: [full] };
  },
  examples: [
    { seed: 's1', input: '15', verdict: 'correct' },
    { seed: 's2', input: '9', verdict: 'wrong', misconceptionId: 'one-digit-only' },
    { seed: 's3', input: '530', verdict: 'wrong', misconceptionId: 'value-instead-of-count' },
    { seed: 's4', input: '14+1', verdict: 'wrong-form' },
  ],
});

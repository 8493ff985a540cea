import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { otherThan } from '../shared/other-than';
import { wholeAnswer } from '../shared/whole-answer';

interface Params {
  person: string;
  n: number;
  /** Full tens that are tied up or packed; fewer than there could be. */
  packed: number;
  story: number;
}

const stories: ((p: Params) => string)[] = [
  (p) => `${p.person} has ${p.n} sticks. ${p.packed} bundles of ten are tied up. How many sticks are loose?`,
  (p) => `There are ${p.n} eggs. ${p.packed} trays of ten are full. How many eggs aren’t in trays?`,
  (p) => `${p.person} has ${p.n} cards. ${p.packed} packs of ten are full. How many cards are loose?`,
];

const loose = ({ n, packed }: Params) => n - 10 * packed;

export const anotherWayToSplit = defineTemplate<Params>({
  id: 'y1/tens-and-ones/another-way-to-split',
  version: 2,
  topicId: '2-tens-and-ones',
  years: [1],
  difficulty: 'HARD',
  strategy: 'split-in-another-way',
  calculator: false,
  title: 'Split a number another way',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        n: random.int(24, 89),
        packed: random.int(2, 6),
        story: random.int(0, stories.length - 1),
      }),
      (p) => p.n % 10 > 1 && [1, 2].includes(Math.floor(p.n / 10) - p.packed),
    ),
  prompt: (p) => stories[p.story]?.(p) ?? '',
  figure: ({ packed }) => ({
    kind: 'place-value-blocks',
    alt: `The packed tens: ${packed} bars of ten.`,
    hundreds: 0,
    tens: packed,
    ones: 0,
  }),
  answer: (p) => wholeAnswer(loose(p)),
  steps: (p) => [
    step(
      'identity',
      `${Array.from({ length: p.packed }, () => 10).join('+')}=${10 * p.packed}`,
      `${p.packed} tens make ${10 * p.packed}.`,
      'Count the tens that are packed up.',
      'What do these tens make?',
    ),
    step(
      'start',
      `${p.n}-${10 * p.packed}`,
      'Take the packed tens away.',
      `Take ${10 * p.packed} from ${p.n}.`,
      'What isn’t packed?',
    ),
    step(
      'equal',
      String(loose(p)),
      'That’s how many are left.',
      'Take the tens away one by one.',
      'Are there more than ten left?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'digit-face-value',
      compute: (p) => otherThan(loose(p), p.n - p.packed),
      firstWrongStep: 0,
      feedback: (p) => `You took ${p.packed} away, but they’re tens.`,
    },
    {
      misconceptionId: 'one-digit-only',
      compute: (p) => otherThan(loose(p), p.n % 10),
      firstWrongStep: 1,
      feedback: (p) => `That’s just the ones in ${p.n}. Some tens are loose too.`,
    },
    {
      misconceptionId: 'one-group-off',
      compute: (p) => String(loose(p) + 10),
      firstWrongStep: 1,
      feedback: (p) => `Count the tens again. There are ${p.packed} of them.`,
    },
  ],
  confirm: (p) => {
    let left = p.n;
    for (let ten = 0; ten < p.packed; ten += 1) for (let i = 0; i < 10; i += 1) left -= 1;
    return { kind: 'values', values: [left] };
  },
  examples: [
    { seed: 's1', input: '15', verdict: 'correct' },
    { seed: 's2', input: '82', verdict: 'wrong', misconceptionId: 'digit-face-value' },
    { seed: 's3', input: '5', verdict: 'wrong', misconceptionId: 'one-digit-only' },
    { seed: 's4', input: '16+1', verdict: 'wrong-form' },
  ],
});

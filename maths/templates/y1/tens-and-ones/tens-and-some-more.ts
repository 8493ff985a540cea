import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { counted } from '../shared/counted';
import { otherThan } from '../shared/other-than';
import { wholeAnswer } from '../shared/whole-answer';

interface Params {
  person: string;
  tens: number;
  ones: number;
  story: number;
}

const stories: ((p: Params) => string)[] = [
  (p) => `${p.person} has ${p.tens} bags of ten plums, and ${p.ones} more. How many plums is that?`,
  (p) => `There are ${p.tens} boxes of ten pencils, and ${p.ones} more. How many pencils is that?`,
  (p) => `${p.person} has ${p.tens} rows of ten beads, and ${p.ones} more. How many beads is that?`,
  (p) => `There are ${p.tens} trays of ten eggs, and ${p.ones} more. How many eggs is that?`,
];

const total = ({ tens, ones }: Params) => 10 * tens + ones;

export const tensAndSomeMore = defineTemplate<Params>({
  id: 'y1/tens-and-ones/tens-and-some-more',
  version: 1,
  topicId: '2-tens-and-ones',
  years: [1],
  difficulty: 'EASY',
  strategy: 'join-tens-and-ones',
  calculator: false,
  title: 'Tens and some more',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        tens: random.int(2, 9),
        ones: random.int(2, 9),
        story: random.int(0, stories.length - 1),
      }),
      ({ tens, ones }) => tens !== ones,
    ),
  prompt: (p) => stories[p.story]?.(p) ?? '',
  figure: ({ tens }) => ({ kind: 'array', alt: `The full tens: ${tens} rows of ten dots.`, rows: tens, columns: 10 }),
  answer: (p) => wholeAnswer(total(p)),
  steps: (p) => [
    step(
      'start',
      [...Array.from({ length: p.tens }, () => 10), p.ones].join('+'),
      `There are ${p.tens} tens and ${counted(p.ones, 'one')}.`,
      'How many tens? How many ones?',
      'Which things are in tens?',
    ),
    step(
      'equal',
      `${10 * p.tens}+${p.ones}`,
      'Count the tens.',
      'Count by tens, once for each full ten.',
      'What do the tens make?',
    ),
    step(
      'equal',
      String(total(p)),
      'Now add the ones.',
      'Start at the tens. Count on the ones.',
      'Which digit shows the tens?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'adds-digits',
      compute: (p) => String(p.tens + p.ones),
      firstWrongStep: 0,
      feedback: (p) => `There are ${p.tens} full tens. Each one is ten things, not one.`,
    },
    {
      misconceptionId: 'digits-swapped',
      compute: (p) => String(10 * p.ones + p.tens),
      firstWrongStep: 2,
      feedback: (p) => `Check where each digit goes. There are ${p.tens} tens and ${counted(p.ones, 'one')}.`,
    },
    {
      misconceptionId: 'leaves-out-one-number',
      compute: (p) => otherThan(total(p), 10 * p.tens),
      firstWrongStep: 1,
      feedback: (p) => `That’s just the tens. There are ${p.ones} more.`,
    },
  ],
  confirm: (p) => {
    let things = 0;
    for (let bag = 0; bag < p.tens; bag += 1) for (let i = 0; i < 10; i += 1) things += 1;
    for (let i = 0; i < p.ones; i += 1) things += 1;
    return { kind: 'values', values: [things] };
  },
  examples: [
    { seed: 's1', input: '47', verdict: 'correct' },
    { seed: 's2', input: '11', verdict: 'wrong', misconceptionId: 'adds-digits' },
    { seed: 's3', input: '46', verdict: 'wrong', misconceptionId: 'digits-swapped' },
    { seed: 's4', input: '24+1', verdict: 'wrong-form' },
  ],
});

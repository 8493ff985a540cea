import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  topic: number;
  counts: [number, number, number];
  /** Which row is missing. */
  gap: number;
}

const topics = [
  { title: 'Our pets', words: ['cat', 'dog', 'fish'] },
  { title: 'Fruit we like', words: ['apple', 'pear', 'plum'] },
  { title: 'How we get to school', words: ['bus', 'car', 'bike'] },
  { title: 'Games we like', words: ['tag', 'chess', 'cards'] },
  { title: 'Where we want to go', words: ['zoo', 'beach', 'farm'] },
] as const;
const words = (p: Params) => topics[p.topic]?.words ?? [];
const total = ({ counts }: Params) => counts[0] + counts[1] + counts[2];
const right = (p: Params) => p.counts[p.gap] ?? 0;
const known = (p: Params) => p.counts.filter((_, at) => at !== p.gap);
const sum = (p: Params) => total(p) - right(p);

export const missingInTheTable = defineTemplate<Params>({
  id: 'y2/tables-and-graphs/missing-in-the-table',
  version: 1,
  topicId: '27-tables-and-graphs',
  years: [2],
  difficulty: 'HARD',
  strategy: 'find-a-missing-count',
  calculator: false,
  title: 'A missing number in a table',
  params: (random) =>
    drawUntil(
      () => ({
        topic: random.int(0, topics.length - 1),
        counts: [random.int(3, 12), random.int(3, 12), random.int(3, 12)] as [number, number, number],
        gap: random.int(0, 2),
      }),
      (p) => new Set(p.counts).size === 3 && total(p) > 17 && total(p) < 30 && right(p) !== sum(p),
    ),
  prompt: (p) => `${total(p)} children each gave one answer. How many said ${words(p)[p.gap]}?`,
  figure: (p) => ({
    kind: 'table',
    alt: `A table. Title: ${topics[p.topic]?.title}. ${words(p)
      .map((word, at) => `${word}: ${at === p.gap ? 'unknown' : p.counts[at]}.`)
      .join(' ')}`,
    title: topics[p.topic]?.title,
    head: ['Answer', 'Children'],
    rowHeads: true,
    rows: words(p).map((word, at) => [word, at === p.gap ? null : String(p.counts[at])]),
  }),
  answer: (p) => wholeAnswer(right(p)),
  steps: (p) => [
    step(
      'start',
      known(p).join('+'),
      'Add the numbers you know.',
      'Which numbers are in the table?',
      'How many answers do you know about?',
    ),
    step(
      'equal',
      String(sum(p)),
      'That’s how many gave the other answers.',
      'Add the two numbers.',
      'How many is that?',
    ),
    step(
      'start',
      `${total(p)}-${sum(p)}`,
      'Take that away from the total.',
      'How many children are there altogether?',
      'Who is missing?',
    ),
    step(
      'equal',
      String(right(p)),
      'The rest gave this answer.',
      'Count up to the total.',
      'Do all three numbers make the total?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => String(sum(p)),
      firstWrongStep: 2,
      feedback: () => 'Those children are already in the table.',
    },
    {
      misconceptionId: 'adds-instead-of-subtracting',
      compute: (p) => String(total(p) + sum(p)),
      firstWrongStep: 2,
      feedback: (p) => `There are ${total(p)} children altogether. The answer has to be less.`,
    },
    {
      misconceptionId: 'leaves-out-one-number',
      compute: (p) => String(total(p) - Math.max(...known(p))),
      firstWrongStep: 0,
      feedback: () => 'You only used one number. The table has two.',
    },
  ],
  confirm: (p) => {
    let missing = 0;
    while (known(p).reduce((all, n) => all + n, missing) < total(p)) missing += 1;
    return { kind: 'values', values: [missing] };
  },
  examples: [
    { seed: 's1', input: '8', verdict: 'correct' },
    { seed: 's2', input: '17', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's3', input: '42', verdict: 'wrong', misconceptionId: 'adds-instead-of-subtracting' },
    { seed: 's4', input: '13', verdict: 'wrong', misconceptionId: 'leaves-out-one-number' },
    { seed: 's5', input: '11+1', verdict: 'wrong-form' },
  ],
});

import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  topic: number;
  /** Twelve answers, as numbers of the words. */
  entries: number[];
  asked: number;
  other: number;
}

const topics = [
  { title: 'Our pets', words: ['cat', 'dog', 'fish', 'bird'], ask: 'have a' },
  { title: 'Fruit we like', words: ['apple', 'pear', 'plum', 'kiwi'], ask: 'said' },
  { title: 'How we get to school', words: ['bus', 'car', 'bike', 'walk'], ask: 'said' },
  { title: 'Games we like', words: ['tag', 'chess', 'footy', 'cards'], ask: 'said' },
] as const;
const word = (p: Params, n: number) => topics[p.topic]?.words[n] ?? '';
const rows = ({ entries }: Params) => [entries.slice(0, 4), entries.slice(4, 8), entries.slice(8, 12)];
const count = (list: number[], n: number) => list.filter((entry) => entry === n).length;
const right = (p: Params) => count(p.entries, p.asked);

export const countFromAList = defineTemplate<Params>({
  id: 'y2/tables-and-graphs/count-from-a-list',
  version: 1,
  topicId: '27-tables-and-graphs',
  years: [2],
  difficulty: 'EASY',
  strategy: 'sort-and-count',
  calculator: false,
  title: 'Count from a list',
  params: (random) =>
    drawUntil(
      () => {
        const [asked = 0, other = 1] = random.shuffle([0, 1, 2, 3]);
        const entries = Array.from({ length: 12 }, () => random.pick([0, 1, 2, 3, asked]));
        return { topic: random.int(0, topics.length - 1), entries, asked, other };
      },
      (p) =>
        right(p) > 2 &&
        right(p) < 8 &&
        count(p.entries, p.other) > 0 &&
        Math.abs(right(p) - count(p.entries, p.other)) > 1,
    ),
  prompt: (p) => `Each child gave one answer. How many children ${topics[p.topic]?.ask} ${word(p, p.asked)}?`,
  figure: (p) => ({
    kind: 'table',
    alt: `A list of answers. Title: ${topics[p.topic]?.title}. ${rows(p)
      .map((row, at) => `Row ${at + 1}: ${row.map((n) => word(p, n)).join(', ')}.`)
      .join(' ')}`,
    title: topics[p.topic]?.title,
    rows: rows(p).map((row) => row.map((n) => word(p, n))),
  }),
  answer: (p) => wholeAnswer(right(p)),
  steps: (p) => [
    step(
      'start',
      rows(p)
        .map((row) => count(row, p.asked))
        .join('+'),
      `Look for ${word(p, p.asked)} in each row.`,
      'Go along one row at a time.',
      'How many are in each row?',
    ),
    step(
      'equal',
      `${count(p.entries.slice(0, 8), p.asked)}+${count(p.entries.slice(8), p.asked)}`,
      'Add the first two rows.',
      'Add row 1 and row 2.',
      'How many are in the first two rows?',
    ),
    step('equal', String(right(p)), 'Add the last row.', 'Which row is left?', 'Did you cross off each one?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'entry-not-counted',
      compute: (p) => String(right(p) - 1),
      firstWrongStep: 0,
      feedback: () => 'You missed one. Cross off each one as you count.',
    },
    {
      misconceptionId: 'reads-other-column',
      compute: (p) => String(count(p.entries, p.other)),
      firstWrongStep: 0,
      feedback: (p) => `You counted ${word(p, p.other)}. Look for ${word(p, p.asked)}.`,
    },
  ],
  confirm: (p) => {
    const text = p.entries.map((n) => word(p, n)).join(' ');
    return { kind: 'values', values: [text.split(word(p, p.asked)).length - 1] };
  },
  examples: [
    { seed: 's1', input: '5', verdict: 'correct' },
    { seed: 's2', input: '6', verdict: 'wrong', misconceptionId: 'entry-not-counted' },
    { seed: 's3', input: '3', verdict: 'wrong', misconceptionId: 'reads-other-column' },
    { seed: 's5', input: '4+1', verdict: 'wrong-form' },
  ],
});

import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { otherThan } from '../../y1/shared/other-than';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  person: string;
  parts: 4 | 8;
  each: number;
  story: number;
}

const stories: ((person: string, each: number, part: string) => string)[] = [
  (person, each, part) =>
    `${person} has some beads and gives away ${part}. That’s ${each} beads. How many were there at the start?`,
  (_, each, part) => `${part} of the kids in a club can swim. That’s ${each} kids. How many kids are in the club?`,
  (person, each, part) => `${person} reads ${part} of a book. That’s ${each} pages. How many pages are in the book?`,
  (_, each, part) => `${part} of the seats are full. That’s ${each} seats. How many seats are there altogether?`,
];

const total = ({ parts, each }: Params) => parts * each;
const aPart = ({ parts }: Params) => (parts === 4 ? 'a quarter' : 'an eighth');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const wholeFromAPart = defineTemplate<Params>({
  id: 'y2/halves-quarters-eighths/whole-from-a-part',
  version: 1,
  topicId: '15-halves-quarters-eighths',
  years: [2, 3],
  difficulty: 'HARD',
  strategy: 'double-back-to-the-whole',
  calculator: false,
  title: 'Find the whole group',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        parts: random.pick([4, 4, 8] as const),
        each: random.int(2, 9),
        story: random.int(0, stories.length - 1),
      }),
      (p) => total(p) <= 40 && p.each + p.parts !== 2 * p.each && p.each !== p.parts,
    ),
  prompt: (p) => capital(stories[p.story]?.(p.person, p.each, aPart(p)) ?? ''),
  figure: (p) => ({
    kind: 'fraction-bars',
    alt: `A bar in ${p.parts} equal parts. One part is shaded.`,
    bars: [{ parts: p.parts, shaded: 1 }],
  }),
  answer: (p) => wholeAnswer(total(p)),
  steps: (p) => [
    step(
      'start',
      Array.from({ length: p.parts }, () => p.each).join('+'),
      `There are ${p.parts} equal parts. Each one has ${p.each}.`,
      `How many parts like this make the whole?`,
      'Are all the parts the same?',
    ),
    step(
      'equal',
      Array.from({ length: p.parts / 2 }, () => 2 * p.each).join('+'),
      'Put the parts together in twos.',
      'Start by doubling one part.',
      'What do two parts make?',
    ),
    step(
      'equal',
      String(total(p)),
      'All the parts make the whole.',
      'Keep doubling until you have all the parts.',
      'Is the whole bigger than one part?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'halves-once-only',
      compute: (p) => String(2 * p.each),
      firstWrongStep: 2,
      feedback: (p) => `That’s just two parts. The whole has ${p.parts} parts.`,
    },
    {
      misconceptionId: 'adds-instead-of-multiplies',
      compute: (p) => otherThan(total(p), p.each + p.parts),
      firstWrongStep: 0,
      feedback: (p) => `You added ${p.parts}. There are ${p.parts} parts with ${p.each} in each.`,
    },
    {
      misconceptionId: 'one-group-off',
      compute: (p) => otherThan(2 * p.each, total(p) - p.each),
      firstWrongStep: 2,
      feedback: (p) => `You missed a part. There are ${p.parts} parts.`,
    },
  ],
  confirm: (p) => {
    let whole = 0;
    while (whole / p.parts < p.each) whole += 1;
    return { kind: 'values', values: [whole] };
  },
  examples: [
    { seed: 's1', input: '20', verdict: 'correct' },
    { seed: 's2', input: '16', verdict: 'wrong', misconceptionId: 'halves-once-only' },
    { seed: 's3', input: '11', verdict: 'wrong', misconceptionId: 'adds-instead-of-multiplies' },
    { seed: 's4', input: '35+1', verdict: 'wrong-form' },
  ],
});

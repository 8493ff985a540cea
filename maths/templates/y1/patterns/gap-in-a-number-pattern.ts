import { defineTemplate } from '../../format';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { otherThan } from '../shared/other-than';
import { smallestPeriod } from '../shared/pattern';
import { wholeAnswer } from '../shared/whole-answer';

interface Params {
  person: string;
  /** The part that repeats. */
  unit: number[];
  gap: number;
}

const shapes = [
  [0, 1, 1],
  [0, 0, 1],
  [0, 1, 2],
  [0, 1, 1, 2],
  [0, 0, 1, 1],
] as const;
const full = ({ unit }: Params) => Array.from({ length: 3 * unit.length }, (_, at) => unit[at % unit.length] ?? 0);
const missing = (p: Params) => full(p)[p.gap] ?? 0;
const before = (p: Params) => full(p)[p.gap - 1] ?? 0;
const other = (p: Params) => p.unit.find((n) => n !== missing(p) && n !== before(p));

export const gapInANumberPattern = defineTemplate<Params>({
  id: 'y1/patterns/gap-in-a-number-pattern',
  version: 1,
  topicId: '7-repeating-patterns',
  years: [1],
  difficulty: 'HARD',
  strategy: 'fill-a-gap-in-a-repeating-row',
  calculator: false,
  title: 'A gap in a number pattern',
  params: (random) => {
    const digits = random.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const unit = random.pick(shapes).map((at) => digits[at] ?? 0);
    return { person: random.pick(people), unit, gap: random.int(unit.length + 1, 3 * unit.length - 2) };
  },
  prompt: (p) => `${p.person} writes a number pattern that repeats. Which number is missing?`,
  figure: (p) => ({
    kind: 'shape-row',
    alt: `A row of numbers: ${full(p)
      .map((n, at) => (at === p.gap ? 'empty box' : n))
      .join(', ')}.`,
    items: full(p).map((n, at) => (at === p.gap ? null : { shape: 'square', tone: 'none', text: String(n) })),
  }),
  answer: (p) => wholeAnswer(missing(p)),
  steps: (p) => [
    step(
      'start',
      p.unit.join(', '),
      'This part repeats again and again.',
      'Say the numbers out loud from the left.',
      'Where does the pattern start again?',
    ),
    step(
      'start',
      String(before(p)),
      'This number is just before the gap.',
      'Point to the number before the gap.',
      'Where are you in the pattern?',
    ),
    step(
      'result',
      String(missing(p)),
      'This number comes next in the pattern.',
      'Say the repeating part again, up to the gap.',
      'Does the number after the gap fit too?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'pattern-repeats-last',
      compute: (p) => otherThan(missing(p), before(p)),
      firstWrongStep: 2,
      feedback: (p) => `You wrote ${before(p)} again. Say the pattern from the left.`,
    },
    {
      misconceptionId: 'pattern-part-mixed',
      compute: (p) => {
        const n = other(p);
        return n === undefined ? null : String(n);
      },
      firstWrongStep: 2,
      feedback: () => 'That number is in the pattern, but it doesn’t go here.',
    },
    {
      misconceptionId: 'counts-by-ones',
      compute: (p) => (p.unit.includes(before(p) + 1) ? null : String(before(p) + 1)),
      firstWrongStep: 0,
      feedback: () => 'You counted on by one. These numbers repeat.',
    },
  ],
  confirm: (p) => {
    const row = full(p).map((n, at) => (at === p.gap ? null : n));
    const period = smallestPeriod(row);
    return { kind: 'values', values: [row[p.gap - period] ?? row[p.gap + period] ?? 0] };
  },
  examples: [
    { seed: 's1', input: '1', verdict: 'correct' },
    { seed: 's2', input: '6', verdict: 'wrong', misconceptionId: 'pattern-repeats-last' },
    { seed: 's3', input: '1', verdict: 'wrong', misconceptionId: 'pattern-part-mixed' },
    { seed: 's5', input: '5', verdict: 'wrong', misconceptionId: 'counts-by-ones' },
    { seed: 's5', input: '8+1', verdict: 'wrong-form' },
  ],
});

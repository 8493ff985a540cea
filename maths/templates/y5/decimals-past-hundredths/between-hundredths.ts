import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { step } from '../../primary/step';

interface Params {
  /** The left end in hundredths. */
  start: number;
  marks: number;
  letter: string;
}

const left = (p: Params) => (p.start / 100).toFixed(2);
const right = (p: Params) => ((p.start + 1) / 100).toFixed(2);
const at = (p: Params, marks: number) => ((p.start * 10 + marks) / 1000).toFixed(3);
const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];

export const betweenHundredths = defineTemplate<Params>({
  id: 'y5/decimals-past-hundredths/between-hundredths',
  version: 1,
  topicId: '62-decimals-past-hundredths',
  years: [5, 6],
  difficulty: 'HARD',
  strategy: 'cut-a-hundredth-into-ten',
  calculator: false,
  title: 'Read thousandths on a number line',
  params: (random) => ({
    start: 10 * random.int(1, 75) + random.int(1, 8),
    marks: random.int(2, 9),
    letter: random.pick(['A', 'K', 'P', 'R', 'T']),
  }),
  prompt: (p) =>
    `The number line goes from $${left(p)}$ to $${right(p)}$ in ten equal jumps. What number is at ${p.letter}?`,
  instruction: () => 'Give your answer as a decimal.',
  figure: (p) => ({
    kind: 'number-line',
    alt: `A number line from ${left(p)} to ${right(p)}, cut into ten equal jumps. ${p.letter} is at the ${ordinals[p.marks]} mark after ${left(p)}.`,
    from: p.start / 100,
    to: (p.start + 1) / 100,
    step: 0.001,
    labelEvery: 10,
    points: [{ at: Number(at(p, p.marks)), label: p.letter }],
  }),
  answer: (p) => ({ kind: 'number', model: at(p, p.marks), forms: [{ kind: 'decimal' }] }),
  steps: (p) => [
    step(
      'start',
      `${right(p)}-${left(p)}`,
      'Work out how long the whole line is.',
      'How far is it from one end to the other?',
      'What is the difference between the two ends?',
    ),
    step(
      'equal',
      '0.01',
      'The line is one hundredth long.',
      'Take the left end from the right end.',
      'Is that a tenth or a hundredth?',
    ),
    step(
      'identity',
      '0.01\\div 10=0.001',
      'Ten equal jumps in a hundredth are thousandths.',
      'Share the length between ten equal jumps.',
      'What is a tenth of a hundredth?',
    ),
    step(
      'start',
      `${left(p)}+${p.marks}\\times 0.001`,
      `${p.letter} is ${p.marks} jumps after the left end.`,
      `Count the jumps from the left end to ${p.letter}.`,
      `How many jumps does it take to get to ${p.letter}?`,
    ),
    step(
      'equal',
      at(p, p.marks),
      'Write the jumps in the thousandths place.',
      'The jumps go in the third place after the decimal point.',
      'Is it between the two ends?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'counts-the-start',
      compute: (p) => at(p, p.marks - 1),
      firstWrongStep: 3,
      feedback: () => 'The mark at the left end isn’t a jump. Start counting at the next mark.',
    },
    {
      misconceptionId: 'digit-in-next-place',
      compute: (p) => decimalText((p.start + p.marks) / 100),
      firstWrongStep: 2,
      feedback: (p) => `One jump here is less than a hundredth, so ${p.letter} is less than ${right(p)}.`,
    },
    {
      misconceptionId: 'moves-wrong-way-on-line',
      compute: (p) => (p.marks === 5 ? null : at(p, 10 - p.marks)),
      firstWrongStep: 2,
      feedback: (p) => `You counted back from the right end. Start at $${left(p)}$.`,
    },
  ],
  confirm: (p) => {
    // Walks from the right end to the left.
    let thousandths = (p.start + 1) * 10;
    for (let mark = 10; mark > p.marks; mark -= 1) thousandths -= 1;
    return { kind: 'values', values: [thousandths / 1000] };
  },
  examples: [
    { seed: 's1', input: '2.455', verdict: 'correct' },
    { seed: 's2', input: '4.581', verdict: 'wrong', misconceptionId: 'counts-the-start' },
    { seed: 's3', input: '2.16', verdict: 'wrong', misconceptionId: 'digit-in-next-place' },
    { seed: 's9', input: '6.329', verdict: 'correct' },
  ],
});

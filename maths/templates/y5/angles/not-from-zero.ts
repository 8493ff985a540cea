import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

interface Params {
  person: string;
  from: number;
  to: number;
  story: number;
}

const stories: ((p: string) => string)[] = [
  (p) => `${p} puts a protractor on an angle, but neither arm is on zero.`,
  (p) => `${p} has a broken protractor with no zero line.`,
  (p) => `${p} measures an angle with neither arm on zero.`,
];

const size = ({ from, to }: Params) => to - from;

export const notFromZero = defineTemplate<Params>({
  id: 'y5/angles/not-from-zero',
  version: 1,
  topicId: '75-measure-angles',
  years: [5, 6],
  difficulty: 'HARD',
  strategy: 'difference-on-the-scale',
  calculator: false,
  title: 'Measure an angle that doesn’t start at zero',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        from: random.int(12, 60),
        to: random.int(50, 165),
        story: random.int(0, stories.length - 1),
      }),
      (p) => size(p) >= 25 && size(p) !== p.from && size(p) !== 90 && p.from % 10 !== 0,
    ),
  prompt: (p) =>
    `${stories[p.story]?.(p.person)} On the same scale, one arm is at $${p.from}^\\circ$ and the other is at $${p.to}^\\circ$. What is the size of the angle between the arms?`,
  instruction: () => 'Give your answer in degrees.',
  figure: (p) => ({
    kind: 'angle',
    alt: `Three arms from one point. The angle from the zero line to the first arm is ${p.from} degrees. The angle from the first arm to the second arm is marked with a question mark.`,
    rays: [0, p.from, p.to],
    labels: [`${p.from}°`, '?'],
  }),
  answer: (p) => ({ kind: 'quantity', model: `${size(p)}°`, unit: '°', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    step(
      'start',
      `${p.to}-${p.from}`,
      'The angle is the difference between the two readings.',
      'How far is it from the first arm to the second?',
      'Which part of the reading comes before the first arm?',
    ),
    step(
      'equal',
      String(size(p)),
      'Take the smaller reading from the larger one.',
      'Work out the difference.',
      'Is it less than the larger reading?',
    ),
    step(
      'result',
      `${size(p)}^\\circ`,
      'Angles are measured in degrees.',
      'Add the degree sign.',
      'Does the size match the drawing?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'reads-end-not-from-zero',
      compute: (p) => String(p.to),
      firstWrongStep: 0,
      feedback: (p) => `You measured ${p.to} degrees from the zero line. But the first arm isn’t on zero.`,
    },
    {
      misconceptionId: 'adds-instead-of-subtracting',
      compute: (p) => String(p.to + p.from),
      firstWrongStep: 0,
      feedback: (p) => `You added ${p.to} and ${p.from}. The angle is only the opening between the two arms.`,
    },
    {
      misconceptionId: 'protractor-wrong-scale',
      compute: (p) => (size(p) === 90 ? null : String(180 - size(p))),
      firstWrongStep: 1,
      feedback: (p) => `That’s what’s left up to a straight angle. Count from ${p.from} up to ${p.to}.`,
    },
  ],
  confirm: (p) => {
    let degrees = 0;
    for (let mark = p.from; mark < p.to; mark += 1) degrees += 1;
    return { kind: 'values', values: [degrees] };
  },
  examples: [
    { seed: 's1', input: '69°', verdict: 'correct' },
    { seed: 's2', input: '127', verdict: 'wrong', misconceptionId: 'reads-end-not-from-zero' },
    { seed: 's3', input: '165', verdict: 'wrong', misconceptionId: 'adds-instead-of-subtracting' },
    { seed: 's4', input: '105', verdict: 'wrong', misconceptionId: 'protractor-wrong-scale' },
    { seed: 's9', input: '94°', verdict: 'correct' },
  ],
});

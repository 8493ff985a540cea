import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { bigNumber, spaced } from '../../y1/shared/big-number';
import { otherThan } from '../../y1/shared/other-than';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  n: number;
  unit: 100 | 1000;
  way: 1 | -1;
}

const right = ({ n, unit, way }: Params) => n + way * unit;
const sign = ({ way }: Params) => (way === 1 ? '+' : '-');
const word = ({ way }: Params) => (way === 1 ? 'more' : 'less');
/** The digit at the place that changes: 9 when counting up, 0 when counting down, so the next place changes too. */
const digitAt = (n: number, unit: number) => Math.floor(n / unit) % 10;
const placeName = ({ unit }: Params) => (unit === 100 ? 'hundreds' : 'thousands');
/** The part of the number made of this place and the one above it. */
const changing = ({ n, unit }: Params) => (Math.floor(n / unit) % 100) * unit;

export const moreAndLess = defineTemplate<Params>({
  id: 'y3/numbers-beyond-10-000/more-and-less',
  version: 1,
  topicId: '28-numbers-beyond-10-000',
  years: [3],
  difficulty: 'HARD',
  strategy: 'change-one-place',
  calculator: false,
  title: '100 or 1000 more or less',
  params: (random) =>
    drawUntil(
      () => ({
        n: random.int(20_011, 97_999),
        unit: random.pick([100, 1000] as const),
        way: random.pick([1, -1] as const),
      }),
      ({ n, unit, way }) => {
        const above = digitAt(n, unit * 10);
        return (
          digitAt(n, unit) === (way === 1 ? 9 : 0) && above > 0 && above < 9 && n % 100 !== 0 && String(n)[0] !== '9'
        );
      },
    ),
  prompt: (p) => `What number is ${p.unit} ${word(p)} than ${bigNumber(p.n)}?`,
  answer: (p) => wholeAnswer(right(p)),
  steps: (p) => [
    step(
      'start',
      `${spaced(p.n)}${sign(p)}${p.unit}`,
      `${p.unit} ${word(p)} means ${p.way === 1 ? 'add' : 'take away'} one in the ${placeName(p)} place.`,
      `Find the ${placeName(p)} digit in ${bigNumber(p.n)}.`,
      'Which digit has to change?',
    ),
    step(
      'equal',
      `${spaced(p.n - changing(p))}+${spaced(changing(p))}${sign(p)}${p.unit}`,
      `The ${placeName(p)} digit can’t change on its own. Use the digit to its left too.`,
      'Use this digit and the one to its left together.',
      `Can the ${placeName(p)} digit change on its own?`,
    ),
    step(
      'equal',
      `${spaced(p.n - changing(p))}+${spaced(changing(p) + p.way * p.unit)}`,
      'These two digits change together.',
      `Read these two digits as a number. Count ${p.way === 1 ? 'on' : 'back'} one.`,
      'What number comes next when you count?',
    ),
    step(
      'equal',
      spaced(right(p)),
      'All the other digits stay the same.',
      'Put the number back together.',
      'Are the other digits still the same?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'ten-not-changed',
      compute: (p) => otherThan(right(p), right(p) - p.way * 10 * p.unit),
      firstWrongStep: 2,
      feedback: (p) =>
        `The ${placeName(p)} digit in ${bigNumber(p.n)} can’t change on its own. The digit to its left changes too.`,
    },
    {
      misconceptionId: 'digit-in-next-place',
      compute: (p) => otherThan(right(p), p.n + p.way * (p.unit === 100 ? 10 : 100)),
      firstWrongStep: 0,
      feedback: (p) => `You changed ${bigNumber(p.n)} by too little. Count the zeros in ${p.unit}.`,
    },
    {
      misconceptionId: 'moves-wrong-way-on-line',
      compute: (p) => otherThan(right(p), p.n - p.way * p.unit),
      firstWrongStep: 0,
      feedback: (p) => `Is a number that’s ${p.unit} ${word(p)} bigger or smaller?`,
    },
  ],
  confirm: (p) => {
    let at = p.n;
    for (let i = 0; i < p.unit; i += 1) at += p.way;
    return { kind: 'values', values: [at] };
  },
  examples: [
    { seed: 's1', input: '59858', verdict: 'correct' },
    { seed: 's2', input: '30944', verdict: 'wrong', misconceptionId: 'ten-not-changed' },
    { seed: 's3', input: '30761', verdict: 'wrong', misconceptionId: 'digit-in-next-place' },
    { seed: 's4', input: '39022+1', verdict: 'wrong-form' },
  ],
});

import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { numberTrack } from '../shared/number-track';
import { otherThan } from '../shared/other-than';
import { wholeAnswer } from '../shared/whole-answer';

interface Params {
  /** The number before the missing one. */
  before: number;
  /** 1 counts on, -1 counts back. */
  way: 1 | -1;
  /** Place of the missing number in a row of five. */
  place: number;
}

const missing = ({ before, way }: Params) => before + way;
const row = (p: Params) => [0, 1, 2, 3, 4].map((at) => missing(p) + (at - p.place) * p.way);
/** The ten that the missing number should not have. */
const sameTen = (p: Params) => missing(p) - 10 * p.way;

export const countPastATen = defineTemplate<Params>({
  id: 'y1/numbers-to-120/count-past-a-ten',
  version: 2,
  topicId: '1-numbers-to-120',
  years: [1],
  difficulty: 'NORMAL',
  strategy: 'count-on-and-back',
  calculator: false,
  title: 'Count past a ten',
  params: (random) =>
    drawUntil(
      () => {
        const way = random.pick([1, -1] as const);
        return { before: 10 * random.int(3, 11) + (way === 1 ? -1 : 0), way, place: random.int(2, 4) };
      },
      (p) => row(p).every((n) => n > 10 && n <= 120),
    ),
  prompt: (p) => `Count ${p.way === 1 ? 'on' : 'back'}. Which number goes in the box?`,
  figure: (p) => numberTrack(row(p), p.place),
  answer: (p) => wholeAnswer(missing(p)),
  steps: (p) => [
    step(
      'identity',
      `${p.before}-${p.way}=${p.before - p.way}`.replace('--', '+'),
      `The numbers go ${p.way === 1 ? 'up' : 'down'} by one.`,
      'Look at two numbers side by side.',
      'Do the numbers get bigger or smaller?',
    ),
    step(
      'start',
      `${p.before}${p.way === 1 ? '+' : '-'}1`,
      `Start at ${p.before}. Take one more step.`,
      'Find the number before the box.',
      'Which number is just before the box?',
    ),
    step(
      'equal',
      String(missing(p)),
      p.way === 1
        ? 'There’s no room for more ones, so it’s the next ten.'
        : 'There are no ones left, so go back into the last ten.',
      p.way === 1 ? 'What comes after nine ones?' : 'What comes just before a full ten?',
      'Does the ten change too?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'ten-not-changed',
      compute: (p) => otherThan(missing(p), sameTen(p)),
      firstWrongStep: 2,
      feedback: (p) => `Look at ${p.before} again. One step past it, the tens change too.`,
    },
    {
      misconceptionId: 'skips-a-ten',
      compute: (p) => otherThan(missing(p), missing(p) + 10 * p.way),
      firstWrongStep: 2,
      feedback: (p) => `You went too far. It’s just one step from ${p.before}.`,
    },
    {
      misconceptionId: 'pattern-wrong-way',
      compute: (p) => otherThan(missing(p), p.before - p.way),
      firstWrongStep: 0,
      feedback: (p) => `The numbers go ${p.way === 1 ? 'up' : 'down'}, so keep going that way.`,
    },
  ],
  confirm: (p) => {
    // Fills the gap from the numbers on the page.
    const shown = row(p).map((n, at) => (at === p.place ? null : n));
    const [first = 0, second = 0] = shown.map(Number);
    return { kind: 'values', values: [first + p.place * (second - first)] };
  },
  examples: [
    { seed: 's1', input: '100', verdict: 'correct' },
    { seed: 's2', input: '39', verdict: 'wrong', misconceptionId: 'ten-not-changed' },
    { seed: 's3', input: '120', verdict: 'wrong', misconceptionId: 'skips-a-ten' },
    { seed: 's4', input: '28', verdict: 'wrong', misconceptionId: 'pattern-wrong-way' },
    { seed: 's5', input: '49+1', verdict: 'wrong-form' },
  ],
});

import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';

interface Params {
  start: number;
  /** Positive for a rise, negative for a fall. */
  change: number;
  place: string;
}

const places = ['Thredbo', 'Mount Hotham', 'Cradle Mountain', 'Perisher', 'Falls Creek', 'Mount Wellington'] as const;

const end = ({ start, change }: Params) => start + change;
const unlessRight = (p: Params, wrong: number) => (wrong === end(p) ? null : String(wrong));
const degrees = (n: number) => `$${n}^\\circ$C`;
const size = ({ change }: Params) => Math.abs(change);
const signed = ({ change }: Params) => (change > 0 ? `+${change}` : `${change}`);

export const temperatureChange = defineTemplate<Params>({
  id: 'y6/integers/temperature-change',
  version: 2,
  topicId: '82-integers-on-a-line',
  years: [6, 7],
  difficulty: 'EASY',
  strategy: 'jump-on-the-line',
  calculator: false,
  title: 'Temperatures going up and down',
  params: (random) =>
    drawUntil(
      () => ({ start: random.int(-9, 5), change: random.nonZeroInt(-11, 13), place: random.pick(places) }),
      (p) =>
        p.start !== 0 &&
        size(p) >= 2 &&
        Math.min(p.start, end(p)) < 0 &&
        end(p) !== 0 &&
        Math.abs(end(p)) <= 10 &&
        Math.abs(end(p)) !== size(p) &&
        end(p) !== -p.start,
    ),
  prompt: (p) =>
    `At ${p.place}, it is ${degrees(p.start)}. Then the temperature ${p.change > 0 ? 'rises' : 'falls'} ` +
    `by ${size(p)} degrees. What is the temperature now, in degrees?`,
  figure: (p) => ({
    kind: 'number-line',
    alt: `A number line from -10 to 10 with a mark at ${p.start}.`,
    from: -10,
    to: 10,
    step: 1,
    labelEvery: 1,
    points: [{ at: p.start, label: 'start' }],
  }),
  answer: (p) => ({ kind: 'number', model: String(end(p)), forms: [{ kind: 'whole-number' }] }),
  steps: (p) => {
    const crosses = p.start * end(p) < 0;
    const first = step(
      'start',
      `${p.start}${signed(p)}`,
      p.change > 0 ? 'Rising means going up, so we add.' : 'Falling means going down, so we subtract.',
      'Find the start on the number line. Which way is the jump?',
      'Does it get warmer or colder?',
    );
    const last = step(
      'equal',
      String(end(p)),
      'That’s where the jump ends.',
      'Finish the jump and read the number line.',
      'Which side of zero do you land on?',
    );
    if (!crosses) {
      const way = end(p) < 0 && p.change < 0 ? `-(${-p.start}+${size(p)})` : `-(${-p.start}-${size(p)})`;
      return [
        first,
        step(
          'equal',
          way,
          p.change < 0
            ? 'It goes down from below zero, so it gets further from zero.'
            : 'It gets closer to zero but stays below.',
          'You stay below zero. How far from zero do you end up?',
          'Do you get closer to zero or further away?',
        ),
        last,
      ];
    }
    const rest = size(p) - Math.abs(p.start);
    return [
      first,
      step(
        'equal',
        p.change > 0 ? `${p.start}+${-p.start}+${rest}` : `${p.start}-${p.start}-${rest}`,
        'Jump to zero first, then jump the rest.',
        'Split the jump in two: first to zero, then the rest.',
        'How big is the jump to zero?',
      ),
      last,
    ];
  },
  wrongPaths: [
    {
      misconceptionId: 'ignores-negative-sign',
      compute: (p) => {
        if (p.start < 0) return unlessRight(p, Math.abs(p.start) + p.change);
        return unlessRight(p, Math.abs(end(p)));
      },
      firstWrongStep: 0,
      feedback: (p) =>
        p.start < 0
          ? `The start is below zero, at ${degrees(p.start)}. The minus sign matters.`
          : 'You crossed zero on the way down, so the side of zero matters.',
    },
    {
      misconceptionId: 'moves-wrong-way-on-line',
      compute: (p) => unlessRight(p, p.start - p.change),
      firstWrongStep: 0,
      feedback: (p) =>
        `The temperature ${p.change > 0 ? 'rises' : 'falls'}. Check which way that is on the number line.`,
    },
    {
      misconceptionId: 'counts-the-start',
      compute: (p) => unlessRight(p, end(p) - Math.sign(p.change)),
      firstWrongStep: 1,
      feedback: (p) => `The mark at ${degrees(p.start)} is where you start, so the first jump ends at the next mark.`,
    },
  ],
  confirm: (p) => {
    let [at, left] = [p.start, size(p)];
    while (left > 0) {
      at += p.change > 0 ? 1 : -1;
      left -= 1;
    }
    return { kind: 'values', values: [at] };
  },
  examples: [
    { seed: 's1', input: '-10', verdict: 'correct' },
    { seed: 's2', input: '4', verdict: 'wrong', misconceptionId: 'ignores-negative-sign' },
    { seed: 's3', input: '-9', verdict: 'wrong', misconceptionId: 'moves-wrong-way-on-line' },
    { seed: 's4', input: '-6', verdict: 'wrong', misconceptionId: 'counts-the-start' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});

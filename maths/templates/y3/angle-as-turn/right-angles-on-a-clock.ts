import { defineTemplate } from '../../format';
import { step } from '../../primary/step';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  hour: number;
  /** The number at the long hand before and how many right angles it turns. */
  from: number;
  turns: 1 | 2 | 3;
}

const to = ({ from, turns }: Params) => ((from + 3 * turns - 1) % 12) + 1;
const gap = ({ turns }: Params) => 3 * turns;
const wraps = (p: Params) => to(p) < p.from;
/** The spaces up to 12 and past it, as a child counts them. */
const spaces = (p: Params) => {
  if (p.from === 12) return `${to(p)}`;
  return wraps(p) ? `${12 - p.from}+${to(p)}=${gap(p)}` : `${to(p)}-${p.from}=${gap(p)}`;
};

export const rightAnglesOnAClock = defineTemplate<Params>({
  id: 'y3/angle-as-turn/right-angles-on-a-clock',
  version: 1,
  topicId: '38-angle-as-turn',
  years: [3],
  difficulty: 'NORMAL',
  strategy: 'count-right-angles',
  calculator: false,
  title: 'Right angles on a clock',
  params: (random) => ({
    hour: random.int(1, 11),
    from: random.int(1, 12),
    turns: random.pick([1, 2, 2, 3, 3] as const),
  }),
  prompt: (p) =>
    `The long hand moves from the ${p.from} around to the ${to(p)}. How many right angles does it turn through?`,
  figure: (p) => ({
    kind: 'clock',
    alt: `A clock. The long hand is at ${p.from}. The numbers 1 to 12 go around it.`,
    hour: p.hour,
    minute: (5 * p.from) % 60,
  }),
  answer: (p) => wholeAnswer(p.turns),
  steps: (p) => [
    step(
      p.from === 12 ? 'start' : 'identity',
      spaces(p),
      'Count the spaces the hand moves over.',
      'Go from number to number around the clock.',
      'How many spaces does the hand move over?',
    ),
    step(
      'start',
      `${gap(p)}\\div 3`,
      'From 12 to 3 is one right angle.',
      'Count the spaces from o’clock to quarter past.',
      'How many spaces are in a quarter turn?',
    ),
    step(
      'equal',
      String(p.turns),
      'That’s how many right angles.',
      'How many of those fit in all the spaces?',
      'Is it less than a full turn?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'clock-numbers-as-right-angles',
      compute: (p) => String(gap(p)),
      firstWrongStep: 1,
      feedback: () => 'You counted the spaces. A right angle is more than one space.',
    },
    {
      misconceptionId: 'turn-wrong-way',
      compute: (p) => (p.turns === 3 ? '1' : null),
      firstWrongStep: 0,
      feedback: () => 'Clock hands only go clockwise. Here that’s the long way around.',
    },
    {
      misconceptionId: 'counts-the-start',
      compute: (p) => (p.turns === 2 ? '3' : null),
      firstWrongStep: 1,
      feedback: () => 'Don’t count the number where the hand starts.',
    },
  ],
  confirm: (p) => {
    let [at, degrees] = [p.from, 0];
    while (at !== to(p)) [at, degrees] = [at === 12 ? 1 : at + 1, degrees + 30];
    let corners = 0;
    while (degrees >= 90) [degrees, corners] = [degrees - 90, corners + 1];
    return { kind: 'values', values: [corners] };
  },
  examples: [
    { seed: 's1', input: '2', verdict: 'correct' },
    { seed: 's2', input: '9', verdict: 'wrong', misconceptionId: 'clock-numbers-as-right-angles' },
    { seed: 's3', input: '1', verdict: 'wrong', misconceptionId: 'turn-wrong-way' },
    { seed: 's4', input: '3', verdict: 'wrong', misconceptionId: 'counts-the-start' },
    { seed: 's5', input: '1+1', verdict: 'wrong-form' },
  ],
});

import { defineTemplate } from '../../format';
import { step } from '../../primary/step';
import { unlessRight } from '../../worked-line';
import { counted } from '../../y1/shared/counted';
import { angleKind } from '../shared/angle-kind';

interface Params {
  from: number;
  gaps: number;
  story: number;
}

const stories: ((a: number, b: number) => string)[] = [
  (a, b) => `The long hand of a clock turns from ${a} to ${b}.`,
  (a, b) => `During a quiz, the long hand moves from ${a} to ${b}.`,
  (a, b) => `While a cake bakes, the long hand goes from ${a} to ${b}.`,
];
const to = (p: Params) => ((p.from + p.gaps - 1) % 12) + 1;
const kind = (p: Params) => angleKind(30 * p.gaps);
const compare = (size: number) =>
  size % 90 === 0
    ? `${size}^\\circ=${size / 90}\\times 90^\\circ`
    : size < 90
      ? `${size}^\\circ<90^\\circ`
      : size < 180
        ? `90^\\circ<${size}^\\circ<180^\\circ`
        : `180^\\circ<${size}^\\circ<360^\\circ`;

export const turnOfTheHand = defineTemplate<Params>({
  id: 'y4/angle-names/turn-of-the-hand',
  version: 1,
  topicId: '57-angle-names',
  years: [4],
  difficulty: 'NORMAL',
  strategy: 'count-turns-on-a-clock',
  calculator: false,
  title: 'Name the turn of a clock hand',
  params: (random) => ({
    from: random.int(1, 12),
    gaps: random.pick([1, 2, 2, 3, 3, 4, 5, 5, 6, 7, 8]),
    story: random.int(0, stories.length - 1),
  }),
  prompt: (p) => `${stories[p.story]?.(p.from, to(p))} What kind of angle does it turn through?`,
  figure: (p) => ({
    kind: 'clock',
    alt: `A clock with the numbers 1 to 12. The long hand is at ${p.from}, where the turn starts.`,
    hour: 9,
    minute: (5 * p.from) % 60,
  }),
  answer: (p) => ({ kind: 'choice', model: kind(p) }),
  correctChoice: (p) => kind(p),
  steps: (p) => [
    step(
      'identity',
      '360^\\circ\\div 12=30^\\circ',
      'There are 12 gaps in a full turn, so each gap is a turn of 30 degrees.',
      'In a full turn, the hand goes past all twelve numbers.',
      'How far does the hand turn from one number to the next?',
    ),
    step(
      'identity',
      `${p.gaps}\\times 30^\\circ=${30 * p.gaps}^\\circ`,
      `The hand moves through ${counted(p.gaps, 'gap')}.`,
      'Count the gaps, not the numbers.',
      'How many gaps does the hand move through?',
    ),
    step(
      'start',
      compare(30 * p.gaps),
      'Three gaps make a right angle. Six gaps make a straight line.',
      'Compare the turn with three gaps and with six gaps.',
      'Is it more or less than a quarter turn?',
    ),
    step(
      'result',
      `\\text{${kind(p)}}`,
      'That’s the name for an angle of this size.',
      'Choose the name for an angle of this size.',
      'What do we call an angle of this size?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'counts-the-start',
      compute: (p) => unlessRight(angleKind(30 * (p.gaps + 1)), kind(p)),
      firstWrongStep: 1,
      feedback: (p) => `You counted the number ${p.from} too. Count the gaps the hand moves through.`,
    },
    {
      misconceptionId: 'acute-obtuse-swap',
      compute: (p) => (kind(p) === 'acute' ? 'obtuse' : kind(p) === 'obtuse' ? 'acute' : null),
      firstWrongStep: 3,
      feedback: (p) =>
        p.gaps < 3
          ? 'This turn is less than a quarter turn. Obtuse angles are more.'
          : 'This turn is more than a quarter turn. Acute angles are less.',
    },
    {
      misconceptionId: 'takes-every-angle-as-right',
      compute: (p) => (p.gaps === 3 || p.gaps === 2 ? null : 'right'),
      firstWrongStep: 2,
      feedback: () => 'A right angle is a quarter turn. That’s three gaps.',
    },
  ],
  confirm: (p) => {
    // Counts minutes of the turn: 15 to a quarter.
    let minutes = 0;
    for (let at = p.from * 5; at % 60 !== (to(p) * 5) % 60; at += 1) minutes += 1;
    return {
      kind: 'one-of',
      texts: [
        minutes < 15
          ? 'acute'
          : minutes === 15
            ? 'right'
            : minutes < 30
              ? 'obtuse'
              : minutes === 30
                ? 'straight'
                : 'reflex',
      ],
    };
  },
  examples: [
    { seed: 's1', input: 'straight', verdict: 'correct' },
    { seed: 's2', input: 'reflex', verdict: 'wrong', misconceptionId: 'counts-the-start' },
    { seed: 's3', input: 'acute', verdict: 'wrong', misconceptionId: 'acute-obtuse-swap' },
    { seed: 's4', input: 'right', verdict: 'wrong', misconceptionId: 'takes-every-angle-as-right' },
    { seed: 's9', input: 'straight', verdict: 'correct' },
  ],
});

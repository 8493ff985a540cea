import { defineTemplate } from '../../format';
import { rounded } from '../../number-text';
import { equivalent, positiveRoot, start } from '../../worked-line';

interface Params {
  story: number;
  known: number;
  unknown: number;
  longest: number;
}

const stories = [
  (side: number, longest: number) =>
    `A ladder ${longest} m long leans against a wall. The foot of the ladder is ${side} m from the wall. How high up the wall does it reach?`,
  (side: number, longest: number) =>
    `A kite is on a straight string ${longest} m long. It’s ${side} m above the hand holding the string. How far away is it, measured along the ground?`,
  (side: number, longest: number) =>
    `A rectangular paddock is ${side} m wide, and its diagonal is ${longest} m. How long is the paddock?`,
] as const;

const ladders = [
  [3, 4, 5],
  [5, 12, 13],
] as const;
const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [9, 40, 41],
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const metres = (value: number) => `${Number.isInteger(value) ? value : rounded(value, 1)} m`;

export const shorterSide = defineTemplate<Params>({
  id: 'y8/pythagoras/shorter-side',
  version: 1,
  topicId: '137-pythagoras',
  years: [8],
  difficulty: 'HARD',
  strategy: 'difference-of-squares-of-sides',
  calculator: true,
  title: 'Find a shorter side',
  params(random) {
    const story = random.int(0, stories.length - 1);
    const [a, b, c] = random.pick(story === 0 ? ladders : triples);
    const scale = story === 0 ? random.pick([1, 0.5]) : random.int(1, 4);
    const swap = story === 1 ? random.chance() : false;
    const [known, unknown] = swap ? [b, a] : [a, b];
    return { story, known: known * scale, unknown: unknown * scale, longest: c * scale };
  },
  prompt: (p) => storyOf(p)(p.known, p.longest),
  instruction: () => 'Give your answer in metres.',
  figure: (p) => ({
    kind: 'right-triangle',
    alt: `A right-angled triangle. The longest side is ${p.longest} m, one side at the right angle is ${p.known} m, and the other one is unknown.`,
    base: p.known,
    height: p.unknown,
    labels: { base: `${p.known} m`, height: 'a', hypotenuse: `${p.longest} m` },
  }),
  answer: (p) => ({ kind: 'quantity', model: metres(p.unknown), unit: 'm', variable: 'a' }),
  steps: (p) => [
    start(
      `a^2+${p.known}^2=${p.longest}^2`,
      'The longest side is opposite the right angle. Its square is the sum of the other two squares.',
      'Which side is the hypotenuse? Its square is on its own in the equation.',
      'Is the unknown side the longest one here?',
    ),
    equivalent(
      `a^2=${p.longest}^2-${p.known}^2`,
      `Subtract $${p.known}^2$ from both sides.`,
      'Get $a^2$ on its own.',
      'What do you need to subtract to get $a^2$ on its own?',
    ),
    equivalent(
      `a^2=${p.longest ** 2 - p.known ** 2}`,
      `$${p.longest ** 2}-${p.known ** 2}=${p.longest ** 2 - p.known ** 2}$`,
      'Work out both squares, then subtract.',
      'Which of the two squares is larger?',
    ),
    positiveRoot(
      `a=${p.unknown}`,
      'A length is positive, so take the positive square root.',
      'Undo the squaring.',
      'Which positive number has this square?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'hypotenuse-as-leg',
      compute: (p) => metres(Math.sqrt(p.longest ** 2 + p.known ** 2)),
      firstWrongStep: 0,
      feedback: (p) => `The ${p.longest} m side is opposite the right angle, so no other side can be longer.`,
    },
    {
      misconceptionId: 'pythagoras-adds-sides',
      compute: (p) => metres(p.longest - p.known),
      firstWrongStep: 1,
      feedback: () => 'Subtract the squares of the sides, not the sides themselves.',
    },
    {
      misconceptionId: 'pythagoras-without-root',
      compute: (p) => `${p.longest ** 2 - p.known ** 2} m`,
      firstWrongStep: 3,
      feedback: (p) => `$${p.longest ** 2 - p.known ** 2}$ is the square of the side, not the side itself.`,
    },
    {
      misconceptionId: 'square-as-double',
      compute: (p) => metres(Math.sqrt(2 * p.longest - 2 * p.known)),
      firstWrongStep: 2,
      feedback: (p) => `$${p.longest}^2$ is $${p.longest}\\times ${p.longest}$.`,
    },
  ],
  // The circle around one end of the known side meets the perpendicular through its other end.
  confirm: (p) => ({ kind: 'roots', f: (a) => Math.hypot(p.known, a) - p.longest, from: 0, to: p.longest }),
  examples: [
    { seed: 's1', input: '40 m', verdict: 'correct' },
    { seed: 's1', input: '42.0 m', verdict: 'wrong', misconceptionId: 'hypotenuse-as-leg' },
    { seed: 's1', input: '32 m', verdict: 'wrong', misconceptionId: 'pythagoras-adds-sides' },
    { seed: 's1', input: '1600 m', verdict: 'wrong', misconceptionId: 'pythagoras-without-root' },
    { seed: 's1', input: '8 m', verdict: 'wrong', misconceptionId: 'square-as-double' },
  ],
});

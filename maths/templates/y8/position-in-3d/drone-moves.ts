import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { result } from '../../worked-line';

/** East, north and up are positive. */
interface Params {
  person: string;
  from: [number, number, number];
  by: [number, number, number];
}

const words = [
  ['east', 'west'],
  ['north', 'south'],
  ['up', 'down'],
] as const;
const names = ['first', 'second', 'third'] as const;
const end = (p: Params) => p.from.map((value, i) => value + (p.by[i] ?? 0)) as [number, number, number];
const text = (point: readonly number[]) => `(${point.join(', ')})`;
const move = (p: Params, axis: number) => {
  const by = p.by[axis] ?? 0;
  return `${Math.abs(by)} m ${words[axis]?.[by > 0 ? 0 : 1]}`;
};

export const droneMoves = defineTemplate<Params>({
  id: 'y8/position-in-3d/drone-moves',
  version: 1,
  topicId: '140-position-in-3d',
  years: [8],
  difficulty: 'NORMAL',
  strategy: 'signed-moves-on-three-axes',
  calculator: false,
  title: 'Where is the drone now?',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        from: [random.int(-8, 8), random.int(-8, 8), random.int(3, 12)] as Params['from'],
        by: [random.nonZeroInt(-9, 9), random.nonZeroInt(-9, 9), random.nonZeroInt(-6, 9)] as Params['by'],
      }),
      (p) => {
        const [x, y, z] = end(p);
        return (
          Math.min(...p.by) < 0 &&
          Math.max(...p.by) > 0 &&
          p.by.every((by) => Math.abs(by) > 1) &&
          z > 0 &&
          p.from[2] - p.by[2] > 0 &&
          x !== y
        );
      },
    ),
  prompt: (p) =>
    `${p.person}’s drone is at $${text(p.from)}$. The first number is metres east, the second is metres north and the third is metres up. The drone flies ${move(p, 0)}, ${move(p, 1)} and ${move(p, 2)}. Where is it now?`,
  instruction: () => 'Give your answer as three coordinates.',
  answer: (p) => ({ kind: 'coordinate', model: text(end(p)) }),
  steps: (p) => [
    ...p.from.map((value, axis) =>
      step(
        'identity',
        `${value}${(p.by[axis] ?? 0) < 0 ? '-' : '+'}${Math.abs(p.by[axis] ?? 0)}=${end(p)[axis]}`,
        `It flies ${move(p, axis)}, so the ${names[axis]} number changes.`,
        `Change the ${names[axis]} number. Does it get bigger or smaller?`,
        `Which number is for ${words[axis]?.[0]} and ${words[axis]?.[1]}?`,
      ),
    ),
    result(
      text(end(p)),
      'Put the three numbers together in order.',
      'Write the three numbers in order.',
      'Did each number move in the right direction?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'moves-wrong-way-on-line',
      compute: (p) => text(p.from.map((value, axis) => value - (p.by[axis] ?? 0))),
      firstWrongStep: 0,
      feedback: () => 'East, north and up make the numbers bigger. Check the direction of each move.',
    },
    {
      misconceptionId: 'coordinates-swapped',
      compute: (p) => (p.by[0] === p.by[1] ? null : text([p.from[0] + p.by[1], p.from[1] + p.by[0], end(p)[2]])),
      firstWrongStep: 0,
      feedback: () => 'The first number is metres east. Which move changes it?',
    },
    {
      misconceptionId: 'third-coordinate-left-out',
      compute: (p) => text([end(p)[0], end(p)[1], p.from[2]]),
      firstWrongStep: 2,
      feedback: (p) => `The drone also flies ${move(p, 2)}. Which number shows that?`,
    },
  ],
  // Fly metre by metre.
  confirm(p) {
    const at = [...p.from];
    p.by.forEach((by, axis) => {
      for (let i = 0; i < Math.abs(by); i += 1) at[axis] = (at[axis] ?? 0) + Math.sign(by);
    });
    return { kind: 'values', values: at };
  },
  examples: [
    { seed: 's1', input: '(-4, -9, 13)', verdict: 'correct' },
    { seed: 's2', input: '(10, -2, 14)', verdict: 'correct' },
    { seed: 's1', input: '(12, 1, 3)', verdict: 'wrong', misconceptionId: 'moves-wrong-way-on-line' },
    { seed: 's1', input: '(-1, -12, 13)', verdict: 'wrong', misconceptionId: 'coordinates-swapped' },
    { seed: 's1', input: '(-4, -9, 8)', verdict: 'wrong', misconceptionId: 'third-coordinate-left-out' },
  ],
});

import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { counted } from '../../y1/shared/counted';
import { textLine } from '../../y1/shared/text-line';

interface Params {
  person: string;
  from: [number, number];
  across: number;
  up: number;
}

const reference = (x: number, y: number) => `${'ABCDEF'[x]}${y + 1}`;
const landsOn = ({ from }: Params, across: number, up: number) => {
  const [x, y] = [from[0] + across, from[1] + up];
  return x < 0 || x > 5 || y < 0 || y > 5 ? null : reference(x, y);
};
const right = (p: Params) => landsOn(p, p.across, p.up) ?? '';
const words = ({ across, up }: Params) =>
  `${counted(Math.abs(across), 'square')} ${across > 0 ? 'right' : 'left'} and ${Math.abs(up)} ${up > 0 ? 'up' : 'down'}`;

export const moveOnTheMap = defineTemplate<Params>({
  id: 'y3/objects-and-maps/move-on-the-map',
  version: 1,
  topicId: '40-objects-and-maps',
  years: [3],
  difficulty: 'HARD',
  strategy: 'move-by-squares',
  calculator: false,
  title: 'Move on the map',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        from: [random.int(0, 5), random.int(0, 5)] as [number, number],
        across: random.nonZeroInt(-4, 4),
        up: random.nonZeroInt(-4, 4),
      }),
      (p) =>
        landsOn(p, p.across, p.up) !== null &&
        Math.abs(p.across) !== Math.abs(p.up) &&
        Math.abs(p.across) + Math.abs(p.up) > 3,
    ),
  prompt: (p) => `${p.person} starts in square ${reference(...p.from)} and goes ${words(p)}. Which square is that?`,
  figure: (p) => ({
    kind: 'grid',
    alt: `A map with columns A to F from the left and rows 1 to 6 from the bottom. ${p.person} is in square ${reference(...p.from)}.`,
    columns: 6,
    rows: 6,
    references: true,
    items: [{ cell: p.from, text: p.person }],
  }),
  answer: (p) => ({ kind: 'choice', model: right(p) }),
  correctChoice: right,
  steps: (p) => [
    step(
      'start',
      textLine(`${reference(...p.from)} to ${reference(p.from[0] + p.across, p.from[1])}`),
      'Going left or right changes the letter.',
      'First, go left or right.',
      'Which letter do you get to?',
    ),
    step(
      'start',
      textLine(`${reference(p.from[0] + p.across, p.from[1])} to ${right(p)}`),
      'Going up or down changes the number.',
      'Now go up or down.',
      'Which number do you get to?',
    ),
    step(
      'result',
      textLine(right(p)),
      'That’s where you end up.',
      'Put the letter and the number together.',
      'Can you go back the same way to the start?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'left-right-swap',
      compute: (p) => landsOn(p, -p.across, p.up),
      firstWrongStep: 0,
      feedback: () => 'Hold up your hands. Which way is left? Which way is right?',
    },
    {
      misconceptionId: 'up-down-swap',
      compute: (p) => landsOn(p, p.across, -p.up),
      firstWrongStep: 1,
      feedback: () => 'Check up and down. The numbers get bigger as you go up.',
    },
    {
      misconceptionId: 'step-numbers-swapped',
      compute: (p) => landsOn(p, Math.sign(p.across) * Math.abs(p.up), Math.sign(p.up) * Math.abs(p.across)),
      firstWrongStep: 0,
      feedback: () => 'Check how many squares to go each way.',
    },
    {
      misconceptionId: 'counts-the-start',
      compute: (p) => landsOn(p, p.across - Math.sign(p.across), p.up - Math.sign(p.up)),
      firstWrongStep: 0,
      feedback: (p) => `Don’t count ${reference(...p.from)}. The first step goes to the next square.`,
    },
  ],
  confirm: (p) => {
    // Steps from letter to letter and from number to number.
    let [letter, number] = ['ABCDEF'.charCodeAt(p.from[0]), p.from[1] + 1];
    for (let i = 0; i < Math.abs(p.across); i += 1) letter += p.across > 0 ? 1 : -1;
    for (let i = 0; i < Math.abs(p.up); i += 1) number += p.up > 0 ? 1 : -1;
    return { kind: 'one-of', texts: [`${String.fromCharCode(letter)}${number}`] };
  },
  examples: [
    { seed: 's1', input: 'A6', verdict: 'correct' },
    { seed: 's3', input: 'F5', verdict: 'wrong', misconceptionId: 'left-right-swap' },
    { seed: 's4', input: 'F2', verdict: 'wrong', misconceptionId: 'up-down-swap' },
    { seed: 's4', input: 'D6', verdict: 'wrong', misconceptionId: 'step-numbers-swapped' },
    { seed: 's5', input: 'C3', verdict: 'wrong', misconceptionId: 'counts-the-start' },
  ],
});

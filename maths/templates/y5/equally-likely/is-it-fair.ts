import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

interface Params {
  person: string;
  colours: [string, string, string];
  counts: [number, number, number];
  /** The colour that came last. */
  last: number;
}

const palettes: [string, string, string][] = [
  ['red', 'blue', 'white'],
  ['green', 'yellow', 'purple'],
  ['orange', 'black', 'pink'],
  ['blue', 'green', 'yellow'],
];
const allText = 'All colours are equally likely';
const mostText = (p: Params, i: number) =>
  `${(p.colours[i] ?? '').replace(/^./, (c) => c.toUpperCase())} is the most likely`;
const equal = ({ counts }: Params) => counts[0] === counts[1] && counts[1] === counts[2];
const total = ({ counts }: Params) => counts[0] + counts[1] + counts[2];
const most = ({ counts }: Params) => counts.indexOf(Math.max(...counts));
const right = (p: Params) => (equal(p) ? allText : mostText(p, most(p)));
/** A colour that has not come lately. */
const due = (p: Params) => (p.last + 1) % 3;
const balls = (p: Params, i: number) => `${p.counts[i]} ${p.colours[i]}`;

export const isItFair = defineTemplate<Params>({
  id: 'y5/equally-likely/is-it-fair',
  version: 1,
  topicId: '81-equally-likely-outcomes',
  years: [5],
  difficulty: 'EASY',
  strategy: 'compare-the-outcomes',
  calculator: false,
  title: 'Are the colours equally likely?',
  params: (random) => {
    const same = random.chance(0.45);
    return drawUntil(
      () => {
        const n = random.int(2, 6);
        return {
          person: random.pick(people),
          colours: random.shuffle(random.pick(palettes)) as [string, string, string],
          counts: (same ? [n, n, n] : [random.int(1, 7), random.int(1, 7), random.int(1, 7)]) as [
            number,
            number,
            number,
          ],
          last: random.int(0, 2),
        };
      },
      (p) => (same ? equal(p) : p.counts.filter((n) => n === Math.max(...p.counts)).length === 1 && p.last !== most(p)),
    );
  },
  prompt: (p) =>
    `${p.person} picks a ball from this bag without looking, then puts it back. The last two balls were ${p.colours[p.last]}. Which sentence is true for the next pick?`,
  figure: (p) => ({
    kind: 'bag',
    alt: `A bag with ${balls(p, 0)}, ${balls(p, 1)} and ${balls(p, 2)} balls.`,
    balls: p.colours.map((label, i) => ({
      tone: (['a', 'b', 'c'] as const)[i] ?? 'none',
      count: p.counts[i] ?? 0,
      label,
    })),
  }),
  answer: (p) => ({ kind: 'choice', model: right(p) }),
  correctChoice: right,
  steps: (p) => [
    step(
      'identity',
      `${p.counts.join('+')}=${total(p)}`,
      'Each ball is one outcome, and each ball is just as likely as any other.',
      'Count the balls of each colour.',
      'How many balls are there altogether, and how many of each colour?',
    ),
    step(
      'start',
      [...p.counts].sort((a, b) => a - b).join('\\le '),
      equal(p) ? 'Each colour has the same number of balls.' : 'The colours don’t have the same number of balls.',
      'Compare how many balls there are of each colour.',
      'Do all the colours have the same number of balls?',
    ),
    step(
      'result',
      `\\text{${right(p)}}`,
      'Earlier picks don’t change the bag.',
      'Decide from the bag alone, not from the last picks.',
      'Does the bag remember what came out before?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'luck-goes-on',
      compute: (p) => mostText(p, p.last),
      firstWrongStep: 2,
      feedback: (p) =>
        `The balls went back in, so the bag is the same as before. Getting ${p.colours[p.last]} twice doesn’t make it more likely.`,
    },
    {
      misconceptionId: 'gamblers-fallacy',
      compute: (p) => (equal(p) ? mostText(p, due(p)) : null),
      firstWrongStep: 2,
      feedback: (p) => `The bag doesn’t know that ${p.colours[due(p)]} hasn’t come up. Look at the balls in it.`,
    },
    {
      misconceptionId: 'all-outcomes-equally-likely',
      compute: (p) => (equal(p) ? null : allText),
      firstWrongStep: 1,
      feedback: () => 'Each ball is equally likely, but the colours don’t have the same number of balls.',
    },
  ],
  confirm: (p) => {
    // Picks every ball once and keeps a tally.
    const tally = new Map<string, number>();
    p.colours.forEach((colour, i) => {
      for (let ball = 0; ball < (p.counts[i] ?? 0); ball += 1) tally.set(colour, (tally.get(colour) ?? 0) + 1);
    });
    const ranked = [...tally].sort((a, b) => b[1] - a[1]);
    const [first = ['', 0], second = ['', 0]] = ranked;
    const text =
      first[1] === second[1] ? allText : `${first[0][0]?.toUpperCase()}${first[0].slice(1)} is the most likely`;
    return { kind: 'one-of', texts: [text] };
  },
  examples: [
    { seed: 's1', input: 'All colours are equally likely', verdict: 'correct' },
    { seed: 's2', input: 'Purple is the most likely', verdict: 'wrong', misconceptionId: 'luck-goes-on' },
    { seed: 's7', input: 'Green is the most likely', verdict: 'wrong', misconceptionId: 'gamblers-fallacy' },
    {
      seed: 's8',
      input: 'All colours are equally likely',
      verdict: 'wrong',
      misconceptionId: 'all-outcomes-equally-likely',
    },
    { seed: 's9', input: 'White is the most likely', verdict: 'correct' },
  ],
});

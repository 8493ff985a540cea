import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { otherThan } from '../../y1/shared/other-than';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  person: string;
  first: number;
  by: number;
  day: number;
  story: number;
}

const stories: ((p: Params) => string)[] = [
  (p) =>
    `${p.person} does ${p.first} hops on day 1. Each day, it’s ${p.by} more than the day before. How many hops is that on day ${p.day}?`,
  (p) => `Row 1 has ${p.first} tiles. Each new row has ${p.by} more. How many tiles are in row ${p.day}?`,
  (p) =>
    `${p.person} reads ${p.first} pages on day 1. Each day, it’s ${p.by} more than the day before. How many pages is that on day ${p.day}?`,
  (p) => `Tower 1 has ${p.first} blocks. Each new tower has ${p.by} more. How many blocks are in tower ${p.day}?`,
];

/** What is numbered and what is counted in each story. */
const labels = [
  ['Day', 'hops'],
  ['Row', 'tiles'],
  ['Day', 'pages'],
  ['Tower', 'blocks'],
] as const;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const value = ({ first, by, day }: Params) => first + (day - 1) * by;
const row = (p: Params) => Array.from({ length: p.day }, (_, i) => p.first + i * p.by);

export const growingStory = defineTemplate<Params>({
  id: 'y2/additive-patterns/growing-story',
  version: 2,
  topicId: '19-additive-patterns',
  years: [2, 3],
  difficulty: 'HARD',
  strategy: 'pattern-in-a-story',
  calculator: false,
  title: 'A growing pattern',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        first: random.int(3, 15),
        by: random.int(2, 6),
        day: random.int(4, 5),
        story: random.int(0, stories.length - 1),
      }),
      (p) => p.first !== p.by && p.first + p.by !== value(p),
    ),
  prompt: (p) => stories[p.story]?.(p) ?? '',
  figure: (p) => {
    const [counter, things] = labels[p.story] ?? labels[0];
    const numbers = row(p).map((_, i) => i + 1);
    return {
      kind: 'table',
      alt: `A table. ${counter} 1: ${p.first} ${things}. ${counter} ${numbers.slice(1).join(', ')}: unknown.`,
      rowHeads: true,
      head: [counter, ...numbers.map(String)],
      rows: [[capital(things), String(p.first), ...numbers.slice(1).map(() => null)]],
    };
  },
  answer: (p) => wholeAnswer(value(p)),
  steps: (p) => {
    const numbers = row(p);
    return [
      step(
        'identity',
        `${p.first}+${p.by}=${p.first + p.by}`,
        `Number 1 is ${p.first}. Number 2 is ${p.by} more.`,
        'Find number 2 of the pattern.',
        'How many more is it each time?',
      ),
      ...numbers
        .slice(2, -1)
        .map((n, i) =>
          step(
            'identity',
            `${n - p.by}+${p.by}=${n}`,
            `That’s number ${i + 3}.`,
            `Add ${p.by} again.`,
            'Which number comes next?',
          ),
        ),
      step(
        'start',
        `${numbers.at(-2)}+${p.by}`,
        `One more jump gets you to number ${p.day}.`,
        'Make the last jump.',
        'How many jumps have you made?',
      ),
      step(
        'equal',
        String(value(p)),
        `That’s number ${p.day}.`,
        'Work out the last jump.',
        'Did you stop in the right place?',
      ),
    ];
  },
  wrongPaths: [
    {
      misconceptionId: 'counts-first-term-step',
      compute: (p) => String(p.first + p.day * p.by),
      firstWrongStep: 3,
      feedback: (p) => `You made one jump too many. Number 1 is ${p.first}, before any jumps.`,
    },
    {
      misconceptionId: 'pattern-next-difference-only',
      compute: (p) => otherThan(value(p), p.day * p.by),
      firstWrongStep: 0,
      feedback: (p) => `You counted by ${p.by}s from zero. This pattern starts at ${p.first}.`,
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => otherThan(value(p), p.first + p.by),
      firstWrongStep: 1,
      feedback: (p) => `That’s number 2 in the pattern. Keep going to number ${p.day}.`,
    },
  ],
  confirm: (p) => {
    let [at, n] = [1, p.first];
    while (at < p.day) [at, n] = [at + 1, n + p.by];
    return { kind: 'values', values: [n] };
  },
  examples: [
    { seed: 's1', input: '9', verdict: 'correct' },
    { seed: 's2', input: '33', verdict: 'wrong', misconceptionId: 'counts-first-term-step' },
    { seed: 's3', input: '8', verdict: 'wrong', misconceptionId: 'pattern-next-difference-only' },
    { seed: 's4', input: '19', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's5', input: '19+1', verdict: 'wrong-form' },
  ],
});

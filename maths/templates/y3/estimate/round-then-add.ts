import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { otherThan } from '../../y1/shared/other-than';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  person: string;
  a: number;
  b: number;
  story: number;
}

const stories: ((p: Params) => string)[] = [
  (p) => `${p.person} read ${p.a} pages last week and ${p.b} pages this week.`,
  (p) => `There are ${p.a} kids in one hall and ${p.b} in the other.`,
  (p) => `${p.person} picks ${p.a} lemons and ${p.b} oranges.`,
  (p) => `A farm has ${p.a} sheep and ${p.b} goats.`,
];

const toTen = (n: number) => 10 * Math.round(n / 10);
const cut = (n: number) => n - (n % 10);
const right = ({ a, b }: Params) => toTen(a) + toTen(b);

export const roundThenAdd = defineTemplate<Params>({
  id: 'y3/estimate/round-then-add',
  version: 1,
  topicId: '32-estimate',
  years: [3],
  difficulty: 'EASY',
  strategy: 'round-both-then-add',
  calculator: false,
  title: 'Round, then add',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        a: random.int(12, 58),
        b: random.int(12, 49),
        story: random.int(0, stories.length - 1),
      }),
      (p) =>
        [p.a, p.b].every((n) => n % 10 !== 0 && n % 10 !== 5) &&
        [p.a, p.b].some((n) => n % 10 > 5) &&
        right(p) !== p.a + p.b &&
        cut(p.a) !== cut(p.b),
    ),
  prompt: (p) => `${stories[p.story]?.(p)} Round both numbers to the nearest ten. About how many is that altogether?`,
  figure: ({ a, b }) => ({
    kind: 'number-line',
    alt: `A number line from 0 to 60 with a number at every ten. Marks at ${a} and ${b}.`,
    from: 0,
    to: 60,
    step: 1,
    labelEvery: 10,
    points: [
      { at: a, label: String(a) },
      { at: b, label: String(b) },
    ],
  }),
  answer: (p) => wholeAnswer(right(p)),
  steps: (p) => [
    step(
      'start',
      `${toTen(p.a)}+${toTen(p.b)}`,
      `${p.a} is closest to ${toTen(p.a)}, and ${p.b} is closest to ${toTen(p.b)}.`,
      'Find the nearest ten for each number on the line.',
      'Which ten is each number closest to?',
    ),
    step(
      'equal',
      `${(toTen(p.a) + toTen(p.b)) / 10}\\times 10`,
      'Count the tens.',
      'How many tens are there altogether?',
      'How many tens does each number have?',
    ),
    step(
      'equal',
      String(right(p)),
      'This is close to the real answer.',
      'Write the tens as a number.',
      'Is it close to the exact answer?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'rounds-by-truncation',
      compute: (p) => String(cut(p.a) + cut(p.b)),
      firstWrongStep: 0,
      feedback: () => 'You rounded down each time. Sometimes the ten above is closer.',
    },
    {
      misconceptionId: 'exact-for-estimate',
      compute: (p) => String(p.a + p.b),
      firstWrongStep: 0,
      feedback: () => 'That’s the exact answer. Round first, then add.',
    },
    {
      misconceptionId: 'estimates-one-part-only',
      compute: (p) => otherThan(right(p), toTen(p.a) + p.b),
      firstWrongStep: 1,
      feedback: (p) => `You rounded ${p.a}. Round ${p.b} too.`,
    },
  ],
  confirm: ({ a, b }) => {
    // Steps outwards from each number until a ten is met.
    const nearest = (n: number) => {
      let away = 0;
      while ((n - away) % 10 !== 0 && (n + away) % 10 !== 0) away += 1;
      return (n - away) % 10 === 0 ? n - away : n + away;
    };
    return { kind: 'values', values: [nearest(a) + nearest(b)] };
  },
  examples: [
    { seed: 's1', input: '80', verdict: 'correct' },
    { seed: 's2', input: '50', verdict: 'wrong', misconceptionId: 'rounds-by-truncation' },
    { seed: 's3', input: '67', verdict: 'wrong', misconceptionId: 'exact-for-estimate' },
    { seed: 's5', input: '69+1', verdict: 'wrong-form' },
  ],
});

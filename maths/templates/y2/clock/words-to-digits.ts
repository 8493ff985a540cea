import { defineTemplate } from '../../format';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { clockFace } from '../../y1/shared/clock-face';

interface Params {
  person: string;
  hour: number;
  kind: 'quarter past' | 'half past' | 'quarter to';
  story: number;
}

const stories: ((person: string, time: string) => string)[] = [
  (person, time) => `${person} gets home at ${time}.`,
  (_, time) => `The bell rings at ${time}.`,
  (person, time) => `${person} has a snack at ${time}.`,
  (_, time) => `The bus comes at ${time}.`,
];

const before = ({ hour }: Params) => (hour === 1 ? 12 : hour - 1);
const minutes = { 'quarter past': 15, 'half past': 30, 'quarter to': 45 } as const;
const clockHour = (p: Params) => (p.kind === 'quarter to' ? before(p) : p.hour);
const right = (p: Params) => clockFace(clockHour(p), minutes[p.kind]);
const said = (p: Params) => `${p.kind} ${p.hour}`;

export const wordsToDigits = defineTemplate<Params>({
  id: 'y2/clock/words-to-digits',
  version: 1,
  topicId: '23-clock-to-the-quarter-hour',
  years: [2],
  difficulty: 'EASY',
  strategy: 'past-and-to-in-minutes',
  calculator: false,
  title: 'Write the time',
  params: (random) => ({
    person: random.pick(people),
    hour: random.int(1, 12),
    kind: random.pick(['quarter past', 'half past', 'quarter to', 'quarter to'] as const),
    story: random.int(0, stories.length - 1),
  }),
  prompt: (p) => `${stories[p.story]?.(p.person, said(p))} What does a digital clock show?`,
  answer: (p) => ({ kind: 'choice', model: right(p) }),
  correctChoice: right,
  steps: (p) => [
    step(
      'identity',
      '60=15+15+15+15',
      'An hour has 60 minutes. A quarter of it is 15.',
      'Split an hour into four equal parts.',
      'How many minutes are in a quarter of an hour?',
    ),
    p.kind === 'quarter to'
      ? step(
          'identity',
          '60-15=45',
          `It’s 15 minutes before ${p.hour}. So the hour is still ${before(p)}.`,
          'Is it before or after the hour?',
          'Has that hour started yet?',
        )
      : step(
          'identity',
          p.kind === 'half past' ? '15+15=30' : '0+15=15',
          `The hour is ${p.hour}. Count on from there.`,
          'Is it before or after the hour?',
          'How many quarters of an hour have gone by?',
        ),
    step(
      'result',
      `\\text{${right(p)}}`,
      'The hour goes first, then the minutes.',
      'Write the hour, then the minutes.',
      'Which hour is it now?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'time-as-base-100',
      compute: (p) =>
        p.kind === 'quarter past' ? clockFace(p.hour, 25) : p.kind === 'half past' ? clockFace(p.hour, 50) : null,
      firstWrongStep: 0,
      feedback: () => 'You used 100 minutes in an hour. An hour has 60.',
    },
    {
      misconceptionId: 'quarter-to-keeps-hour',
      compute: (p) => (p.kind === 'quarter to' ? clockFace(p.hour, 45) : null),
      firstWrongStep: 1,
      feedback: (p) => `"To" means before the hour. Has it got to ${p.hour} yet?`,
    },
    {
      misconceptionId: 'past-to-swap',
      compute: (p) => {
        if (p.kind === 'quarter to') return clockFace(p.hour, 15);
        return p.kind === 'quarter past' ? clockFace(before(p), 45) : clockFace(before(p), 30);
      },
      firstWrongStep: 1,
      feedback: (p) => (p.kind === 'quarter to' ? '"To" means before the hour.' : '"Past" means after the hour.'),
    },
  ],
  confirm: (p) => {
    // Lets the clock run from noon and picks the time that is so far from the hour named.
    const target = (p.hour % 12) * 60 + { 'quarter past': 15, 'half past': 30, 'quarter to': -15 }[p.kind] + 720;
    let [hour, minute] = [12, 0];
    for (let tick = 720; tick < target; tick += 1) {
      minute += 1;
      if (minute === 60) [hour, minute] = [(hour % 12) + 1, 0];
    }
    if (target < 720) [hour, minute] = [11, 60 - (720 - target)];
    return { kind: 'one-of', texts: [`${hour}:${minute}`] };
  },
  examples: [
    { seed: 's1', input: '2:30', verdict: 'correct' },
    { seed: 's8', input: '9:50', verdict: 'wrong', misconceptionId: 'time-as-base-100' },
    { seed: 's9', input: '2:45', verdict: 'wrong', misconceptionId: 'quarter-to-keeps-hour' },
    { seed: 's10', input: '12:15', verdict: 'wrong', misconceptionId: 'past-to-swap' },
    { seed: 's11', input: '3:30', verdict: 'correct' },
  ],
});

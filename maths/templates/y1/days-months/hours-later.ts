import { defineTemplate } from '../../format';
import { step } from '../../primary/step';
import { otherThan } from '../shared/other-than';
import { wholeAnswer } from '../shared/whole-answer';

interface Params {
  hour: number;
  hours: number;
  story: number;
}

const stories: ((p: Params) => string)[] = [
  (p) => `The clock shows when a party starts. It goes for ${p.hours} hours.`,
  (p) => `The clock shows when a train leaves. The trip takes ${p.hours} hours.`,
  (p) => `The clock shows when a fair opens. It’s open for ${p.hours} hours.`,
  (p) => `The clock shows when a bushwalk starts. It takes ${p.hours} hours.`,
];

const hourAt = (n: number) => ((n + 11) % 12) + 1;
const sum = ({ hour, hours }: Params) => hour + hours;
const right = (p: Params) => hourAt(sum(p));
const ones = (p: Params) => [p.hour, ...Array.from({ length: p.hours }, () => 1)].join('+');

export const hoursLater = defineTemplate<Params>({
  id: 'y1/days-months/hours-later',
  version: 1,
  topicId: '9-days-months-hours',
  years: [1],
  difficulty: 'NORMAL',
  strategy: 'count-on-hours',
  calculator: false,
  title: 'A few hours later',
  params: (random) => ({ hour: random.int(1, 12), hours: random.int(2, 5), story: random.int(0, stories.length - 1) }),
  prompt: (p) => `${stories[p.story]?.(p)} What time does it finish?`,
  instruction: () => 'Just write the number, without o’clock.',
  figure: (p) => ({
    kind: 'clock',
    alt: `A clock. The long hand is at 12. The short hand is at ${p.hour}.`,
    hour: p.hour,
    minute: 0,
  }),
  answer: (p) => wholeAnswer(right(p)),
  steps: (p) => [
    step(
      'start',
      `${p.hour}+${p.hours}`,
      `It’s ${p.hour} o’clock at the start. Then some hours go by.`,
      'Look at the short hand.',
      'What time does the clock show?',
    ),
    step('equal', ones(p), 'Count on hour by hour.', 'Count on one hour at a time.', 'How many hours go by?'),
    step('equal', String(sum(p)), 'Count every hour.', 'Keep counting to the end.', 'Did you count every hour?'),
    ...(sum(p) > 12
      ? [
          step(
            'start',
            `${sum(p)}-12`,
            'After 12, the clock starts again at 1.',
            'How far past 12 is it?',
            'Does a clock have numbers past 12?',
          ),
          step(
            'equal',
            String(right(p)),
            'This is the hour on the clock.',
            'Take 12 away.',
            'Where is the short hand now?',
          ),
        ]
      : []),
  ],
  wrongPaths: [
    {
      misconceptionId: 'counts-the-start',
      compute: (p) => String(hourAt(sum(p) - 1)),
      firstWrongStep: 1,
      feedback: (p) => `Don’t count ${p.hour} o’clock as the first hour.`,
    },
    {
      misconceptionId: 'time-wrong-way',
      compute: (p) => String(hourAt(p.hour - p.hours + 12)),
      firstWrongStep: 0,
      feedback: () => 'You went back. It finishes later than it starts.',
    },
    {
      misconceptionId: 'clock-hands-swapped',
      compute: (p) => otherThan(right(p), p.hours),
      firstWrongStep: 0,
      feedback: () => 'The short hand shows the hour. Where does it point?',
    },
  ],
  confirm: (p) => {
    let at = p.hour;
    for (let i = 0; i < p.hours; i += 1) at = at === 12 ? 1 : at + 1;
    return { kind: 'values', values: [at] };
  },
  examples: [
    { seed: 's1', input: '2', verdict: 'correct' },
    { seed: 's2', input: '10', verdict: 'wrong', misconceptionId: 'counts-the-start' },
    { seed: 's3', input: '4', verdict: 'wrong', misconceptionId: 'time-wrong-way' },
    { seed: 's5', input: '11+1', verdict: 'wrong-form' },
  ],
});

import { defineTemplate } from '../../format';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { clock12, clock24 } from '../shared/day-clock';

interface Params {
  person: string;
  hour: number;
  minute: number;
  story: number;
}

const stories: ((p: string, t: string) => string)[] = [
  (p, t) => `${p} is meeting a friend at ${t}.`,
  (p, t) => `${p} sets an alarm for ${t}.`,
  (p, t) => `${p} catches the bus at ${t}.`,
  (p, t) => `${p} books a video call for ${t}.`,
];

const minutes = ({ hour, minute }: Params) => 60 * hour + minute;
const withHour = (hour: number, p: Params) => clock24(60 * hour + p.minute);
const right = (p: Params) => clock24(minutes(p));
const twelve = ({ hour }: Params) => hour % 12 === 0;

export const to24Hour = defineTemplate<Params>({
  id: 'y5/time-24/to-24-hour',
  version: 1,
  topicId: '74-12-and-24-hour-time',
  years: [5],
  difficulty: 'EASY',
  strategy: 'add-twelve-after-noon',
  calculator: false,
  title: 'Change to 24-hour time',
  params: (random) => ({
    person: random.pick(people),
    // Mostly after noon; the hours at 12 are the hard ones.
    hour: random.pick([13, 14, 15, 16, 17, 18, 19, 20, 21, 14, 16, 18, 6, 8, 9, 12, 0]),
    minute: random.int(1, 59),
    story: random.int(0, stories.length - 1),
  }),
  prompt: (p) => `${stories[p.story]?.(p.person, clock12(minutes(p)))} What is that in 24-hour time?`,
  answer: (p) => ({ kind: 'choice', model: right(p) }),
  correctChoice: right,
  steps: (p) => {
    const half = p.hour < 12 ? 'am' : 'pm';
    const change = twelve(p)
      ? p.hour === 12
        ? step(
            'identity',
            '0+12=12',
            'The hour after noon starts with 12.',
            'Think about noon in 24-hour time.',
            'How many hours have gone by since midnight?',
          )
        : step(
            'identity',
            '12-12=0',
            'A new day starts at midnight, so the hours start again.',
            'Think about what the clock shows when a new day starts.',
            'How many full hours of the new day have gone by?',
          )
      : p.hour > 12
        ? step(
            'identity',
            `${p.hour - 12}+12=${p.hour}`,
            'After noon, twelve hours have already gone by.',
            'Add the morning hours.',
            'How many hours are there from midnight to noon?',
          )
        : step(
            'identity',
            `0+${p.hour}=${p.hour}`,
            'Before noon, the hours stay as they are.',
            'Think about the hours since midnight.',
            'How many hours have gone by since midnight?',
          );
    return [
      step(
        'start',
        `\\text{${clock12(minutes(p))}}`,
        half === 'am' ? 'The letters am mean before noon.' : 'The letters pm mean after noon.',
        'Look at the letters after the time.',
        'Is this before noon or after noon?',
      ),
      change,
      step(
        'result',
        `\\text{${right(p)}}`,
        'The minutes stay the same, and both parts need two digits.',
        'Write two digits for the hour and two for the minutes.',
        'Do the minutes change?',
      ),
    ];
  },
  wrongPaths: [
    {
      misconceptionId: 'ten-hours-for-twelve',
      compute: (p) => (twelve(p) ? null : withHour(p.hour > 12 ? p.hour - 2 : p.hour + 10, p)),
      firstWrongStep: 1,
      feedback: (p) =>
        p.hour > 12
          ? 'You changed the hour by ten. It’s twelve hours from midnight to noon.'
          : 'You changed the hour by ten. Hours before noon are already counted from midnight.',
    },
    {
      misconceptionId: 'am-pm-swap',
      compute: (p) => withHour((p.hour + 12) % 24, p),
      firstWrongStep: 0,
      feedback: (p) =>
        `The letters ${p.hour < 12 ? 'am' : 'pm'} tell you which half of the day it is. Your time is in the other half.`,
    },
    {
      misconceptionId: 'twelve-oclock-shifted',
      compute: (p) => (twelve(p) ? `24:${String(p.minute).padStart(2, '0')}` : null),
      firstWrongStep: 1,
      feedback: () => 'The 24-hour clock goes up to 23:59, then starts again.',
    },
  ],
  confirm: (p) => {
    // Lets a 24-hour clock and a 12-hour clock run side by side from midnight.
    let [h24, m, h12, half] = [0, 0, 12, 'am'];
    const shown = () => `${h12}:${String(m).padStart(2, '0')} ${half}`;
    while (shown() !== clock12(minutes(p))) {
      m += 1;
      if (m === 60) {
        m = 0;
        h24 += 1;
        h12 = h12 === 12 ? 1 : h12 + 1;
        if (h12 === 12) half = half === 'am' ? 'pm' : 'am';
      }
    }
    return { kind: 'one-of', texts: [`${String(h24).padStart(2, '0')}:${String(m).padStart(2, '0')}`] };
  },
  examples: [
    { seed: 's1', input: '19:29', verdict: 'correct' },
    { seed: 's3', input: '18:41', verdict: 'wrong', misconceptionId: 'ten-hours-for-twelve' },
    { seed: 's4', input: '20:42', verdict: 'wrong', misconceptionId: 'am-pm-swap' },
    { seed: 's25', input: '24:25', verdict: 'wrong', misconceptionId: 'twelve-oclock-shifted' },
    { seed: 's9', input: '18:21', verdict: 'correct' },
  ],
});

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
  (p, t) => `The ferry board shows ${t}. ${p} tells a friend the time using am or pm.`,
  (p, t) => `A movie starts at ${t}. ${p} writes the time using am or pm.`,
  (p, t) => `${p} flies to Hobart at ${t} and writes the time using am or pm.`,
  (p, t) => `${p}’s oven clock shows ${t}. Read the time using am or pm.`,
];

const minutes = ({ hour, minute }: Params) => 60 * hour + minute;
const right = (p: Params) => clock12(minutes(p));
const atHour = (p: Params, hour: number) => clock12(minutes({ ...p, hour }));

export const to12Hour = defineTemplate<Params>({
  id: 'y5/time-24/to-12-hour',
  version: 1,
  topicId: '74-12-and-24-hour-time',
  years: [5],
  difficulty: 'NORMAL',
  strategy: 'take-twelve-after-noon',
  calculator: false,
  title: 'Change to am or pm time',
  params: (random) => ({
    person: random.pick(people),
    hour: random.pick([13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 12, 0]),
    minute: random.int(1, 59),
    story: random.int(0, stories.length - 1),
  }),
  prompt: (p) => `${stories[p.story]?.(p.person, clock24(minutes(p)))} What time is it?`,
  answer: (p) => ({ kind: 'choice', model: right(p) }),
  correctChoice: right,
  steps: (p) => [
    step(
      'start',
      `\\text{${clock24(minutes(p))}}`,
      p.hour < 12
        ? 'Less than 12 hours have gone by, so it’s before noon.'
        : 'At least 12 hours have gone by, so it’s not before noon.',
      'Compare the hour with noon.',
      'Have twelve hours gone by since midnight?',
    ),
    p.hour === 0
      ? step(
          'identity',
          '0+12=12',
          'The 12-hour clock has no hour 0. The hour after midnight starts with 12.',
          'Think about what a clock face shows at midnight.',
          'Which number is at the top of a clock face?',
        )
      : p.hour === 12
        ? step(
            'identity',
            '12-0=12',
            'The hour after noon starts with 12 on both clocks.',
            'Think about what a clock face shows at noon.',
            'Which number is at the top of a clock face?',
          )
        : step(
            'identity',
            `${p.hour}-12=${p.hour - 12}`,
            'The 12-hour clock starts again after noon.',
            'Take away the morning hours.',
            'How many hours have gone by since noon?',
          ),
    step(
      'result',
      `\\text{${right(p)}}`,
      'The minutes stay the same. The letters tell you the half of the day.',
      'Write the hour, the same minutes, and am or pm.',
      'Is it in the first half or the second half of the day?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'ten-hours-for-twelve',
      compute: (p) => (p.hour > 12 && p.hour < 23 ? atHour(p, p.hour < 22 ? p.hour + 2 : 12) : null),
      firstWrongStep: 1,
      feedback: () => 'You changed the hour by ten. It’s twelve hours from midnight to noon.',
    },
    {
      misconceptionId: 'am-pm-swap',
      compute: (p) => atHour(p, (p.hour + 12) % 24),
      firstWrongStep: 2,
      feedback: (p) =>
        `When the clock shows ${clock24(minutes(p))}, noon ${p.hour < 12 ? 'is still to come' : 'is already here'}. Which letters go with that?`,
    },
    {
      misconceptionId: 'twelve-oclock-shifted',
      compute: (p) =>
        p.hour % 12 === 0 ? `0:${String(p.minute).padStart(2, '0')} ${p.hour < 12 ? 'am' : 'pm'}` : null,
      firstWrongStep: 1,
      feedback: () => 'A 12-hour clock has no hour 0. Look at the top of a clock face.',
    },
  ],
  confirm: (p) => {
    // Turns the hour hand of a round clock once for each hour of the day.
    const face = [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
    const turns = Array.from({ length: p.hour }, (_, i) => i + 1);
    const hour = turns.reduce((at) => (at + 1) % face.length, 0);
    const text = `${face[hour]}:${String(p.minute).padStart(2, '0')} ${turns.length >= 12 ? 'pm' : 'am'}`;
    return { kind: 'one-of', texts: [text] };
  },
  examples: [
    { seed: 's1', input: '10:35 pm', verdict: 'correct' },
    { seed: 's2', input: '6:36 pm', verdict: 'wrong', misconceptionId: 'ten-hours-for-twelve' },
    { seed: 's3', input: '8:50 am', verdict: 'wrong', misconceptionId: 'am-pm-swap' },
    { seed: 's4', input: '0:37 pm', verdict: 'wrong', misconceptionId: 'twelve-oclock-shifted' },
    { seed: 's9', input: '11:03 pm', verdict: 'correct' },
  ],
});

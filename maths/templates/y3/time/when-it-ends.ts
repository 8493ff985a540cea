import { defineTemplate } from '../../format';
import { afternoon } from '../../primary/clock';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { clockAt } from '../../y1/shared/clock-hands';

interface Params {
  person: string;
  /** Minutes after midnight. */
  start: number;
  lasts: number;
  story: number;
}

/** The clock shows when it starts. */
const stories: ((person: string, lasts: number) => string)[] = [
  (n, m) => `The clock shows when ${n} starts a walk. The walk takes ${m} minutes. What time does it end?`,
  (_, m) => `The clock shows when a show starts. The show goes for ${m} minutes. What time does it end?`,
  (n, m) => `The clock shows when ${n} puts a cake in the oven. The cake bakes for ${m} minutes. What time is it done?`,
  (_, m) => `The clock shows when a ferry leaves. The trip takes ${m} minutes. What time does it get there?`,
];

const end = ({ start, lasts }: Params) => start + lasts;
const toHour = ({ start }: Params) => 60 - (start % 60);
const rest = (p: Params) => p.lasts - toHour(p);

export const whenItEnds = defineTemplate<Params>({
  id: 'y3/time/when-it-ends',
  version: 2,
  topicId: '37-time-to-the-minute-duration',
  years: [3, 4],
  difficulty: 'HARD',
  strategy: 'count-on-through-the-hour',
  calculator: false,
  title: 'When does it end?',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        start: 60 * random.int(13, 20) + random.int(45, 58),
        lasts: 5 * random.int(10, 14),
        story: random.int(0, stories.length - 1),
      }),
      // The minutes add to 100 or more, so that reading the time as a plain number gives a time as well.
      (p) => (p.start % 60) + p.lasts >= 100 && rest(p) < 60,
    ),
  prompt: (p) => `It’s after midday. ${stories[p.story]?.(p.person, p.lasts)}`,
  instruction: () => 'Write the time with am or pm, like 1:05 pm.',
  figure: (p) => clockAt(p.start),
  answer: (p) => ({ kind: 'time', model: afternoon(end(p)) }),
  steps: (p) => [
    step(
      'identity',
      `60-${p.start % 60}=${toHour(p)}`,
      `It’s ${toHour(p)} minutes to the next hour.`,
      `Start at ${afternoon(p.start)}. Count on to the next hour.`,
      'How many minutes are in an hour?',
    ),
    step(
      'identity',
      `${p.lasts}-${toHour(p)}=${rest(p)}`,
      'That’s how many minutes are left after the hour.',
      'Take those minutes away from the whole time.',
      'How many minutes are left to count?',
    ),
    step(
      'result',
      `\\text{${afternoon(end(p))}}`,
      'Keep going from the hour.',
      'Count on from the hour.',
      'Which hour is it now?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'time-as-base-100',
      compute: (p) => afternoon(p.start - (p.start % 60) + 60 + (p.start % 60) + p.lasts - 100),
      firstWrongStep: 0,
      feedback: () => 'You used 100 minutes in an hour. An hour has 60.',
    },
    {
      misconceptionId: 'forgets-to-change-hour',
      compute: (p) => afternoon(end(p) - 60),
      firstWrongStep: 2,
      feedback: (p) =>
        `The minutes are right, but ${afternoon(p.start)} is near the end of the hour. It’s a new hour now.`,
    },
  ],
  confirm: (p) => {
    let [hour, minute] = [Math.floor(p.start / 60), p.start % 60];
    for (let tick = 0; tick < p.lasts; tick += 1) {
      minute += 1;
      if (minute === 60) [hour, minute] = [hour + 1, 0];
    }
    return { kind: 'values', values: [hour * 60 + minute] };
  },
  examples: [
    { seed: 's1', input: '9:46 pm', verdict: 'correct' },
    { seed: 's2', input: '9:16 pm', verdict: 'wrong', misconceptionId: 'time-as-base-100' },
    { seed: 's3', input: '7:56 pm', verdict: 'wrong', misconceptionId: 'forgets-to-change-hour' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});

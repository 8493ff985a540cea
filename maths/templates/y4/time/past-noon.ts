import { defineTemplate } from '../../format';
import { clockTime } from '../../primary/clock';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { counted } from '../../y1/shared/counted';

interface Params {
  story: number;
  start: number;
  hours: number;
  minutes: number;
}

const stories: ((start: string, long: string) => string)[] = [
  (s, l) => `A cricket match starts at ${s}. It lasts ${l}. When does it end?`,
  (s, l) => `A train leaves at ${s}. The trip takes ${l}. When does it arrive?`,
  (s, l) => `Zara starts a bushwalk at ${s}. It takes ${l}. When does it finish?`,
  (s, l) => `Dad puts a curry on the stove at ${s}. It cooks for ${l}. When is it ready?`,
];
const written = (minutes: number) => `${clockTime(minutes)} ${minutes >= 720 ? 'pm' : 'am'}`;
const end = (p: Params) => p.start + 60 * p.hours + p.minutes;
const afterHours = (p: Params) => p.start + 60 * p.hours;
const base100 = (p: Params) => {
  const sum = (p.start % 60) + p.minutes;
  const hour = ((Math.floor(p.start / 60) + p.hours + Math.floor(sum / 100) - 1) % 12) + 1;
  return sum % 100 < 60 ? `${hour}:${String(sum % 100).padStart(2, '0')} pm` : null;
};

export const pastNoon = defineTemplate<Params>({
  id: 'y4/time/past-noon',
  version: 1,
  topicId: '56-am-pm-and-duration',
  years: [4],
  difficulty: 'NORMAL',
  strategy: 'add-hours-then-minutes',
  calculator: false,
  title: 'When does it end?',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, stories.length - 1),
        start: 60 * random.int(9, 11) + 5 * random.int(4, 11),
        hours: random.int(2, 4),
        minutes: 5 * random.int(3, 11),
      }),
      (p) =>
        (p.start % 60) + p.minutes > 60 &&
        Math.floor(end(p) / 60) >= 13 &&
        afterHours(p) >= 720 &&
        (p.start % 60) + p.minutes !== 100,
    ),
  prompt: (p) => stories[p.story]?.(written(p.start), `${counted(p.hours, 'hour')} and ${p.minutes} minutes`) ?? '',
  instruction: () => 'Write am or pm as well.',
  answer: (p) => ({ kind: 'time', model: written(end(p)) }),
  steps: (p) => [
    step(
      'identity',
      `${p.start % 60}+${p.minutes}=${(p.start % 60) + p.minutes}`,
      'Put the minutes together.',
      'Add the minutes first.',
      'Do the minutes make more than an hour?',
    ),
    step(
      'identity',
      `${(p.start % 60) + p.minutes}-60=${(p.start % 60) + p.minutes - 60}`,
      'An hour has 60 minutes. So that’s one more hour, with these minutes left over.',
      'Take a full hour out of the minutes.',
      'How many minutes are left after taking out an hour?',
    ),
    step(
      'identity',
      `${Math.floor(p.start / 60)}+${p.hours}+1=${Math.floor(end(p) / 60)}`,
      'Add the hours, including the new hour.',
      'Add the hours and the new hour.',
      'Does the time go past noon?',
    ),
    step(
      'result',
      `\\text{${written(end(p))}}`,
      'After 12, the hours start again at 1. It’s after noon, so it’s pm.',
      'After noon, the hours start again.',
      'Is it am or pm now?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'am-pm-swap',
      compute: (p) => `${clockTime(end(p))} am`,
      firstWrongStep: 3,
      feedback: () => 'The time went past noon. So am changes to pm.',
    },
    {
      misconceptionId: 'forgets-to-change-hour',
      compute: (p) => written(end(p) - 60),
      firstWrongStep: 2,
      feedback: () => 'The minutes make more than an hour, so add one more hour.',
    },
    {
      misconceptionId: 'time-as-base-100',
      compute: (p) => base100(p),
      firstWrongStep: 1,
      feedback: () => 'You worked as if an hour had 100 minutes. It has 60.',
    },
  ],
  confirm: (p) => {
    let [hour, minute] = [Math.floor(p.start / 60), p.start % 60];
    for (let tick = 0; tick < p.hours * 60 + p.minutes; tick += 1) {
      minute += 1;
      if (minute === 60) {
        minute = 0;
        hour += 1;
      }
    }
    return { kind: 'values', values: [hour * 60 + minute] };
  },
  examples: [
    { seed: 's1', input: '1:35 pm', verdict: 'correct' },
    { seed: 's2', input: '2:15 am', verdict: 'wrong', misconceptionId: 'am-pm-swap' },
    { seed: 's3', input: '1:15 pm', verdict: 'wrong', misconceptionId: 'forgets-to-change-hour' },
    { seed: 's9', input: '1:10 pm', verdict: 'wrong', misconceptionId: 'time-as-base-100' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});

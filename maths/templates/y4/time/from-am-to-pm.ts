import { defineTemplate } from '../../format';
import { clockTime } from '../../primary/clock';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { otherThan } from '../../y1/shared/other-than';

interface Params {
  story: number;
  start: number;
  end: number;
}

const stories: ((start: string, end: string) => string)[] = [
  (s, e) => `A shop is open from ${s} to ${e}.`,
  (s, e) => `A ferry trip goes from ${s} to ${e}.`,
  (s, e) => `The school fete runs from ${s} to ${e}.`,
  (s, e) => `A pool is open from ${s} to ${e}.`,
];
const long = (p: Params) => p.end - p.start;
/** The times read as plain numbers: 9:50 as 950. */
const asNumber = (minutes: number) => Math.floor(minutes / 60) * 100 + (minutes % 60);

export const fromAmToPm = defineTemplate<Params>({
  id: 'y4/time/from-am-to-pm',
  version: 1,
  topicId: '56-am-pm-and-duration',
  years: [4, 5],
  difficulty: 'HARD',
  strategy: 'stop-at-noon',
  calculator: false,
  title: 'How long from am to pm?',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, stories.length - 1),
        start: 60 * random.int(8, 10) + 5 * random.int(1, 11),
        end: 60 * random.int(13, 15) + 5 * random.int(1, 11),
      }),
      (p) => long(p) <= 420 && p.end % 60 !== p.start % 60,
    ),
  prompt: (p) =>
    `${stories[p.story]?.(`${clockTime(p.start)} am`, `${clockTime(p.end)} pm`)} How many minutes is that?`,
  answer: (p) => ({ kind: 'quantity', model: `${long(p)} min`, unit: 'min', forms: [{ kind: 'simplified' }] }),
  steps: (p) => [
    step(
      'start',
      `${60 - (p.start % 60)}+${660 - Math.floor(p.start / 60) * 60}+${p.end - 720}`,
      'Go to the next full hour, then to noon, then to the end. An hour has 60 minutes.',
      'Stop at the next full hour and at noon.',
      'How many minutes is it to the next full hour?',
    ),
    step(
      'equal',
      `${720 - p.start}+${p.end - 720}`,
      'Put the minutes before noon together.',
      'Add the minutes before noon.',
      'How many minutes are there before noon?',
    ),
    step(
      'result',
      `${long(p)}\\text{ min}`,
      'Put both parts together.',
      'Add the two parts.',
      'Have you counted both parts of the day?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'time-as-base-100',
      compute: (p) => otherThan(long(p), asNumber(p.end) - asNumber(p.start)),
      firstWrongStep: 0,
      feedback: () => 'You worked as if an hour had 100 minutes. It has 60.',
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => otherThan(long(p), 720 - p.start),
      firstWrongStep: 1,
      feedback: (p) => `That’s only the time until noon. Keep going until ${clockTime(p.end)} pm.`,
    },
    {
      misconceptionId: 'am-pm-swap',
      compute: (p) => otherThan(long(p), Math.abs(p.start - (p.end - 720))),
      firstWrongStep: 0,
      feedback: () => 'You worked as if both times were am or both were pm. One is am and one is pm.',
    },
  ],
  confirm: (p) => {
    let ticks = 0;
    for (
      let now = new Date(Date.UTC(2024, 4, 6, 0, p.start)).getTime();
      now < new Date(Date.UTC(2024, 4, 6, 0, p.end)).getTime();
      now += 60_000
    )
      ticks += 1;
    return { kind: 'values', values: [ticks] };
  },
  examples: [
    { seed: 's1', input: '210 min', verdict: 'correct' },
    { seed: 's2', input: '495', verdict: 'wrong', misconceptionId: 'time-as-base-100' },
    { seed: 's3', input: '130', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's4', input: '510', verdict: 'wrong', misconceptionId: 'am-pm-swap' },
    { seed: 's9', input: '260+0', verdict: 'wrong-form' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});

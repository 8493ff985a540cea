import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { clockFace } from '../../y1/shared/clock-face';
import { clockHands } from '../../y1/shared/clock-hands';

interface Params {
  person: string;
  hour: number;
  start: 15 | 30 | 45;
  lasts: 15 | 30 | 45;
  story: number;
}

const spans = { 15: 'a quarter of an hour', 30: 'half an hour', 45: 'three quarters of an hour' } as const;
const stories: ((person: string, span: string) => string)[] = [
  (person, span) => `${person} starts to read at this time. It takes ${span}.`,
  (_, span) => `A game starts at this time. It takes ${span}.`,
  (person, span) => `${person} gets on a bus at this time. The ride takes ${span}.`,
];

const sum = ({ start, lasts }: Params) => start + lasts;
const next = ({ hour }: Params) => (hour % 12) + 1;
const right = (p: Params) => clockFace(next(p), sum(p) - 60);

export const aBitLater = defineTemplate<Params>({
  id: 'y2/clock/a-bit-later',
  version: 2,
  topicId: '23-clock-to-the-quarter-hour',
  years: [2, 3],
  difficulty: 'HARD',
  strategy: 'quarter-hours-past-the-hour',
  calculator: false,
  title: 'What time is it then?',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        hour: random.int(1, 12),
        start: random.pick([15, 30, 45] as const),
        lasts: random.pick([15, 30, 45] as const),
        story: random.int(0, stories.length - 1),
      }),
      (p) => sum(p) > 60,
    ),
  prompt: (p) => `${stories[p.story]?.(p.person, spans[p.lasts])} What time does it end?`,
  figure: (p) => clockHands(p.hour, p.start),
  answer: (p) => ({ kind: 'choice', model: right(p) }),
  correctChoice: right,
  steps: (p) => [
    step(
      'identity',
      `${p.start}+${60 - p.start}=60`,
      `It is ${60 - p.start} minutes to ${next(p)} o'clock.`,
      'Count up to the next hour first.',
      'How far is it to the next hour?',
    ),
    step(
      'identity',
      `${p.lasts}-${60 - p.start}=${sum(p) - 60}`,
      'Some minutes are left after the hour.',
      `Take these minutes from ${p.lasts}.`,
      'How many minutes are left?',
    ),
    step(
      'result',
      `\\text{${right(p)}}`,
      'Count on from the full hour.',
      'Write the new hour and the minutes.',
      'Is it a new hour now?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'forgets-to-change-hour',
      compute: (p) => clockFace(p.hour, sum(p) - 60),
      firstWrongStep: 2,
      feedback: (p) => `The minutes go past the full hour. So it is not hour ${p.hour} any more.`,
    },
    {
      misconceptionId: 'time-as-base-100',
      compute: (p) => clockFace(p.hour, sum(p)),
      firstWrongStep: 0,
      feedback: (p) => `A clock never shows ${sum(p)} minutes. A new hour starts at 60.`,
    },
  ],
  confirm: (p) => {
    let [hour, minute] = [p.hour, p.start as number];
    for (let tick = 0; tick < p.lasts; tick += 1) {
      minute += 1;
      if (minute === 60) [hour, minute] = [hour === 12 ? 1 : hour + 1, 0];
    }
    return { kind: 'one-of', texts: [`${hour}:${minute}`] };
  },
  examples: [
    { seed: 's1', input: '7:15', verdict: 'correct' },
    { seed: 's2', input: '6:15', verdict: 'wrong', misconceptionId: 'forgets-to-change-hour' },
    { seed: 's3', input: '5:90', verdict: 'wrong', misconceptionId: 'time-as-base-100' },
    { seed: 's4', input: '10:30', verdict: 'correct' },
  ],
});

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
  (person, span) => `The clock shows when ${person} starts reading. It goes for ${span}.`,
  (_, span) => `The clock shows when a game starts. It goes for ${span}.`,
  (person, span) => `The clock shows when ${person} gets on a bus. The trip takes ${span}.`,
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
  title: 'A bit later',
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
  prompt: (p) => `${stories[p.story]?.(p.person, spans[p.lasts])} What time does it finish?`,
  figure: (p) => clockHands(p.hour, p.start),
  answer: (p) => ({ kind: 'choice', model: right(p) }),
  correctChoice: right,
  steps: (p) => [
    step(
      'identity',
      `${p.start}+${60 - p.start}=60`,
      `It’s ${60 - p.start} minutes until ${next(p)} o’clock.`,
      'First, count up to the next hour.',
      'How far is it to the next hour?',
    ),
    step(
      'identity',
      `${p.lasts}-${60 - p.start}=${sum(p) - 60}`,
      'The rest of the minutes come after the hour.',
      `Take those minutes from ${p.lasts}.`,
      'How many minutes are left?',
    ),
    step(
      'result',
      `\\text{${right(p)}}`,
      'Count on from the hour.',
      'Write the new hour and the minutes.',
      'Are you in a new hour now?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'forgets-to-change-hour',
      compute: (p) => clockFace(p.hour, sum(p) - 60),
      firstWrongStep: 2,
      feedback: (p) => `You’ve gone past the hour, so it’s no longer ${p.hour} something.`,
    },
    {
      misconceptionId: 'time-as-base-100',
      compute: (p) => clockFace(p.hour, sum(p)),
      firstWrongStep: 0,
      feedback: (p) => `A clock never shows ${sum(p)} minutes. At 60, a new hour starts.`,
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

import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { result, start } from '../../worked-line';
import { offsetText, spanText, timeLatex, timeText } from './zones';

interface Params {
  from: number;
  to: number;
  time: number;
}

const cities = [
  { name: 'Hobart', offset: 600 },
  { name: 'Perth', offset: 480 },
  { name: 'Adelaide', offset: 570 },
  { name: 'Auckland', offset: 720 },
  { name: 'Tokyo', offset: 540 },
  { name: 'Mumbai', offset: 330 },
  { name: 'Dubai', offset: 240 },
  { name: 'Nairobi', offset: 180 },
  { name: 'Athens', offset: 120 },
  { name: 'New York', offset: -300 },
  { name: 'Lima', offset: -300 },
  { name: 'Honolulu', offset: -600 },
] as const;

const city = (place: number) => cities[place] ?? cities[0];
const offset = (place: number): number => city(place).offset;
const gap = (p: Params) => offset(p.to) - offset(p.from);
const signed = (minutes: number) => (minutes < 0 ? `(${minutes / 60})` : `${minutes / 60}`);

export const utcOffsets = defineTemplate<Params>({
  id: 'y8/time-zones/utc-offsets',
  version: 1,
  topicId: '135-time-zones',
  years: [8, 9],
  difficulty: 'NORMAL',
  strategy: 'difference-of-offsets',
  calculator: false,
  title: 'Local time from UTC offsets',
  params: (random) =>
    drawUntil(
      () => ({
        from: random.int(0, cities.length - 1),
        to: random.int(0, cities.length - 1),
        time: random.int(0, 95) * 15,
      }),
      (p) =>
        Math.abs(gap(p)) >= 90 &&
        // The answer stays on the same day.
        p.time + gap(p) >= 30 &&
        p.time + gap(p) < 1440 &&
        p.time >= 30,
    ),
  prompt: (p) =>
    `${city(p.from).name} uses ${offsetText(offset(p.from))} and ${city(p.to).name} uses ${offsetText(offset(p.to))}. It is ${timeText(p.time)} in ${city(p.from).name}. What time is it in ${city(p.to).name}?`,
  answer: (p) => ({ kind: 'time', model: timeText(p.time + gap(p)) }),
  steps: (p) => [
    step(
      'identity',
      `${signed(offset(p.to)).replace(/[()]/g, '')}-${signed(offset(p.from))}=${gap(p) / 60}`,
      `Subtract ${city(p.from).name}’s offset from ${city(p.to).name}’s offset, in hours.`,
      'How many hours are there between the two offsets? Watch the signs.',
      'Which city has the larger offset, so its clock shows a later time?',
    ),
    start(
      timeLatex(p.time),
      `${city(p.to).name} is ${spanText(Math.abs(gap(p)))} ${gap(p) > 0 ? 'ahead of' : 'behind'} ${city(p.from).name}.`,
      `Start with the time in ${city(p.from).name}.`,
      'Do you move the clock forward or back?',
    ),
    result(
      timeLatex(p.time + gap(p)),
      `${gap(p) > 0 ? 'Add' : 'Take away'} ${spanText(Math.abs(gap(p)))}.`,
      'Move the clock by the difference.',
      'Is the city with the larger offset really ahead?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'time-zone-wrong-way',
      compute: (p) => (gap(p) % 720 === 0 ? null : timeText(p.time - gap(p))),
      firstWrongStep: 2,
      feedback: (p) =>
        `${offset(p.to) > offset(p.from) ? city(p.to).name : city(p.from).name} has the larger offset. Is it ahead or behind?`,
    },
    {
      misconceptionId: 'ignores-negative-sign',
      compute(p) {
        if (offset(p.from) >= 0 && offset(p.to) >= 0) return null;
        const shift = Math.abs(offset(p.to)) - Math.abs(offset(p.from));
        return shift === 0 || shift === -gap(p) || shift === gap(p) ? null : timeText(p.time + shift);
      },
      firstWrongStep: 0,
      feedback: () => 'One of the offsets is negative, so it’s on the other side of UTC.',
    },
    {
      misconceptionId: 'half-hour-of-zone-left-out',
      compute: (p) => (gap(p) % 60 === 0 ? null : timeText(p.time + Math.trunc(gap(p) / 60) * 60)),
      firstWrongStep: 2,
      feedback: () => 'You only changed the whole hours. What about the half-hour?',
    },
  ],
  // By way of UTC, half an hour at a time.
  confirm(p) {
    let [utc, left] = [p.time, offset(p.from)];
    for (; left !== 0; left -= Math.sign(left) * 30) utc -= Math.sign(left) * 30;
    let there = utc;
    for (left = offset(p.to); left !== 0; left -= Math.sign(left) * 30) there += Math.sign(left) * 30;
    return { kind: 'one-of', texts: [timeText(there)] };
  },
  examples: [
    { seed: 's1', input: '3:30 am', verdict: 'correct' },
    { seed: 's2', input: '7:45 pm', verdict: 'correct' },
    { seed: 's1', input: '9:30 pm', verdict: 'wrong', misconceptionId: 'time-zone-wrong-way' },
    { seed: 's1', input: '1:30 pm', verdict: 'wrong', misconceptionId: 'ignores-negative-sign' },
    { seed: 's3', input: '7:15 pm', verdict: 'wrong', misconceptionId: 'half-hour-of-zone-left-out' },
  ],
});

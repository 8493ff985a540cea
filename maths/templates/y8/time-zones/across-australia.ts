import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { result, start } from '../../worked-line';
import { spanText, timeLatex, timeText } from './zones';

interface Params {
  person: string;
  friend: string;
  from: number;
  to: number;
  time: number;
}

/** Standard time in minutes ahead of UTC. */
const cities = [
  { name: 'Perth', offset: 480 },
  { name: 'Broome', offset: 480 },
  { name: 'Darwin', offset: 570 },
  { name: 'Alice Springs', offset: 570 },
  { name: 'Brisbane', offset: 600 },
  { name: 'Cairns', offset: 600 },
] as const;

const city = (place: number) => cities[place] ?? cities[0];
const gap = (p: Params) => city(p.to).offset - city(p.from).offset;
const direction = (p: Params) => (gap(p) > 0 ? 'ahead of' : 'behind');

export const acrossAustralia = defineTemplate<Params>({
  id: 'y8/time-zones/across-australia',
  version: 1,
  topicId: '135-time-zones',
  years: [8],
  difficulty: 'EASY',
  strategy: 'ahead-or-behind',
  calculator: false,
  title: 'What time is it across Australia?',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        friend: random.pick(people),
        from: random.int(0, cities.length - 1),
        to: random.int(0, cities.length - 1),
        time: random.int(8 * 12, 21 * 12) * 5,
      }),
      (p) => p.person !== p.friend && gap(p) !== 0,
    ),
  prompt: (p) =>
    `Clocks in ${city(p.to).name} are ${spanText(Math.abs(gap(p)))} ${direction(p)} clocks in ${city(p.from).name}. It is ${timeText(p.time)} in ${city(p.from).name} when ${p.person} rings ${p.friend} in ${city(p.to).name}. What time is it in ${city(p.to).name}?`,
  answer: (p) => ({ kind: 'time', model: timeText(p.time + gap(p)) }),
  steps: (p) => [
    start(
      timeLatex(p.time),
      `This is the time in ${city(p.from).name}.`,
      'Start with the time you know.',
      `Which time are you given, and where is it for?`,
    ),
    step(
      'identity',
      `${Math.abs(gap(p))}=60\\times ${Math.floor(Math.abs(gap(p)) / 60)}+${Math.abs(gap(p)) % 60}`,
      `${city(p.to).name} is ${direction(p)} ${city(p.from).name}, so the clock there shows ${gap(p) > 0 ? 'a later' : 'an earlier'} time, by ${Math.abs(gap(p))} minutes.`,
      '“Ahead” means later on the clock, “behind” means earlier.',
      `Is it later or earlier in ${city(p.to).name}?`,
    ),
    result(
      timeLatex(p.time + gap(p)),
      `${gap(p) > 0 ? 'Add' : 'Take away'} ${spanText(Math.abs(gap(p)))}.`,
      'Change the hours first, then the minutes.',
      'Does your answer match “ahead” or “behind”?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'time-zone-wrong-way',
      compute: (p) => timeText(p.time - gap(p)),
      firstWrongStep: 1,
      feedback: (p) => `${city(p.to).name} is ${direction(p)} ${city(p.from).name}. Is it later or earlier there?`,
    },
    {
      misconceptionId: 'half-hour-of-zone-left-out',
      compute: (p) => (gap(p) % 60 === 0 || Math.abs(gap(p)) < 60 ? null : timeText(p.time + Math.sign(gap(p)) * 60)),
      firstWrongStep: 2,
      feedback: () => 'You only changed the hours. What about the half-hour?',
    },
    {
      misconceptionId: 'time-zone-left-out',
      compute: (p) => timeText(p.time),
      firstWrongStep: 1,
      feedback: (p) => `That’s the time in ${city(p.from).name}. Is it the same time in both cities?`,
    },
  ],
  // Let two clocks run from midnight UTC until the first one shows the time.
  confirm(p) {
    let [here, there] = [city(p.from).offset as number, city(p.to).offset as number];
    while (here % 1440 !== p.time) {
      here += 1;
      there += 1;
    }
    return { kind: 'one-of', texts: [timeText(there)] };
  },
  examples: [
    { seed: 's1', input: '6:35 pm', verdict: 'correct' },
    { seed: 's2', input: '8:05 am', verdict: 'correct' },
    { seed: 's1', input: '5:35 pm', verdict: 'wrong', misconceptionId: 'time-zone-wrong-way' },
    { seed: 's1', input: '6:05 pm', verdict: 'wrong', misconceptionId: 'time-zone-left-out' },
    { seed: 's6', input: '11:10 am', verdict: 'wrong', misconceptionId: 'half-hour-of-zone-left-out' },
  ],
});

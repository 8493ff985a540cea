import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { result, start } from '../../worked-line';
import { spanText, timeLatex, timeText } from './zones';

interface Params {
  route: number;
  leaves: number;
  flight: number;
}

/** Routes with the clock of the end against the clock of the start, and flight times, all in minutes. */
const routes = [
  { from: 'Perth', to: 'Brisbane', gap: 120, flight: [250, 290] },
  { from: 'Brisbane', to: 'Perth', gap: -120, flight: [300, 340] },
  { from: 'Perth', to: 'Darwin', gap: 90, flight: [210, 240] },
  { from: 'Darwin', to: 'Perth', gap: -90, flight: [215, 245] },
  { from: 'Cairns', to: 'Tokyo', gap: -60, flight: [430, 470] },
  { from: 'Perth', to: 'Singapore', gap: 0, flight: [300, 330] },
  { from: 'Brisbane', to: 'Singapore', gap: -120, flight: [460, 500] },
  { from: 'Perth', to: 'Dubai', gap: -240, flight: [640, 690] },
  { from: 'Darwin', to: 'Singapore', gap: -90, flight: [270, 300] },
] as const;

const routeOf = (p: Params) => routes[p.route] ?? routes[0];
const atHome = (p: Params) => p.leaves + p.flight;
const arrives = (p: Params) => atHome(p) + routeOf(p).gap;
const words = (p: Params) => {
  const { from, to, gap } = routeOf(p);
  return `clocks in ${to} are ${spanText(Math.abs(gap))} ${gap > 0 ? 'ahead of' : 'behind'} clocks in ${from}`;
};

export const flightArrival = defineTemplate<Params>({
  id: 'y8/time-zones/flight-arrival',
  version: 1,
  topicId: '135-time-zones',
  years: [8, 9],
  difficulty: 'HARD',
  strategy: 'duration-and-time-zone',
  calculator: false,
  title: 'When does the plane land?',
  params: (random) =>
    drawUntil(
      () => {
        const route = random.int(0, routes.length - 1);
        const [low, high] = (routes[route] ?? routes[0]).flight;
        return { route, leaves: random.int(60, 200) * 5, flight: random.int(low / 5, high / 5) * 5 };
      },
      (p) => routeOf(p).gap !== 0 && p.flight % 60 !== 0 && atHome(p) < 1440 && (p.leaves % 60) + (p.flight % 60) > 60,
    ),
  prompt: (p) =>
    `A plane leaves ${routeOf(p).from} at ${timeText(p.leaves)} and flies for ${spanText(p.flight)} to ${routeOf(p).to}. At that time of year, ${words(p)}. What is the local time when it lands?`,
  answer: (p) => ({ kind: 'time', model: timeText(arrives(p)) }),
  steps: (p) => [
    start(
      timeLatex(p.leaves),
      `The plane leaves at this time in ${routeOf(p).from}.`,
      'Start with the time the plane leaves.',
      'Which city’s clock is this time on?',
    ),
    start(
      timeLatex(atHome(p)),
      `${spanText(p.flight)} later, this is the time in ${routeOf(p).from}.`,
      'Add the flight time: first the hours, then the minutes. An hour has 60 minutes.',
      `What do clocks in ${routeOf(p).from} show when the plane lands?`,
    ),
    step(
      'identity',
      `${Math.abs(routeOf(p).gap)}=60\\times ${Math.floor(Math.abs(routeOf(p).gap) / 60)}+${Math.abs(routeOf(p).gap) % 60}`,
      `Clocks in ${routeOf(p).to} show ${routeOf(p).gap > 0 ? 'a later' : 'an earlier'} time.`,
      '“Ahead” means later, “behind” means earlier.',
      `Is it later or earlier in ${routeOf(p).to}?`,
    ),
    result(
      timeLatex(arrives(p)),
      `${routeOf(p).gap > 0 ? 'Add' : 'Take away'} ${spanText(Math.abs(routeOf(p).gap))}.`,
      'Change to local time where the plane lands.',
      'Did you use the flight time and the time difference?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'time-zone-left-out',
      compute: (p) => timeText(atHome(p)),
      firstWrongStep: 2,
      feedback: (p) => `That’s the time in ${routeOf(p).from}. Passengers want the local time in ${routeOf(p).to}.`,
    },
    {
      misconceptionId: 'time-zone-wrong-way',
      compute: (p) => timeText(atHome(p) - routeOf(p).gap),
      firstWrongStep: 3,
      feedback: (p) => `Read it again: ${words(p)}. Is it later or earlier there?`,
    },
    {
      misconceptionId: 'forgets-to-change-hour',
      compute: (p) => timeText(arrives(p) - 60),
      firstWrongStep: 1,
      feedback: () => 'The minutes add up to more than one hour. Where did that hour go?',
    },
  ],
  // Count the minutes of the flight with both clocks running.
  confirm(p) {
    let [home, there] = [p.leaves, p.leaves + routeOf(p).gap];
    for (let minute = 0; minute < p.flight; minute += 1) {
      home += 1;
      there += 1;
    }
    return { kind: 'one-of', texts: home - there === -routeOf(p).gap ? [timeText(there)] : [] };
  },
  examples: [
    { seed: 's1', input: '1:45 pm', verdict: 'correct' },
    { seed: 's2', input: '8:40 am', verdict: 'correct' },
    { seed: 's1', input: '3:15 pm', verdict: 'wrong', misconceptionId: 'time-zone-left-out' },
    { seed: 's1', input: '4:45 pm', verdict: 'wrong', misconceptionId: 'time-zone-wrong-way' },
    { seed: 's1', input: '12:45 pm', verdict: 'wrong', misconceptionId: 'forgets-to-change-hour' },
  ],
});

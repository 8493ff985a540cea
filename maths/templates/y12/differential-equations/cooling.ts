import { defineTemplate } from '../../format';
import { fractionLatex } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start } from '../../worked-line';

/** Newton's law of cooling: the gap to the room has the factor top/bottom in each `minutes`; asked after `times` of them. */
interface Params {
  room: number;
  gap: number;
  top: number;
  bottom: number;
  times: number;
  minutes: number;
  story: number;
}

const things = [
  'A cup of tea',
  'A bowl of soup',
  'A loaf of bread',
  'A pot of rice',
  'A mug of hot chocolate',
] as const;
const gapAfter = (p: Params, times: number) => (p.gap * p.top ** times) / p.bottom ** times;
const first = (p: Params) => p.room + p.gap;
const second = (p: Params) => p.room + gapAfter(p, 1);
const value = (p: Params) => p.room + gapAfter(p, p.times);
const linear = (p: Params) => first(p) - p.times * (first(p) - second(p));

export const cooling = defineTemplate<Params>({
  id: 'y12/differential-equations/cooling',
  version: 2,
  topicId: '207-differential-equations',
  years: [12],
  difficulty: 'HARD',
  strategy: 'cooling-law',
  calculator: true,
  title: 'Newton’s law of cooling',
  params: (random) =>
    drawUntil(
      () => ({
        room: random.int(15, 28),
        gap: random.int(8, 18) * 4,
        top: random.int(1, 3),
        bottom: random.int(2, 4),
        times: random.int(2, 3),
        minutes: random.int(8, 20),
        story: random.int(0, things.length - 1),
      }),
      (p) =>
        p.top < p.bottom &&
        !(p.top === 2 && p.bottom === 4) &&
        p.gap % p.bottom ** p.times === 0 &&
        // As hot as food and drink are when they come off the stove.
        first(p) >= 60 &&
        first(p) <= 95 &&
        linear(p) > 0,
    ),
  prompt: (p) =>
    `${things[p.story]} is cooling in a room at ${p.room}°C, so that $\\frac{dT}{dt}=-k(T-${p.room})$, where $t$ is in minutes. ` +
    `Its temperature starts at ${first(p)}°C and is ${second(p)}°C after ${p.minutes} minutes. ` +
    `What is its temperature ${p.times * p.minutes} minutes after it started?`,
  instruction: () => 'Give the exact temperature in degrees Celsius.',
  answer: (p) => ({ kind: 'quantity', model: `${value(p)} °C`, unit: '°C', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `${p.gap}e^{-${p.minutes}k}=${gapAfter(p, 1)}`,
      `The solution is $T=${p.room}+Be^{-kt}$. At the start, it is $B=${p.gap}$ degrees above the room, and after ${p.minutes} minutes it is $${gapAfter(p, 1)}$ degrees above.`,
      'The gap between its temperature and the room decreases exponentially. Write it at both times.',
      'How far above room temperature is it at the start, and how far later?',
    ),
    {
      ...equal(
        `e^{-${p.minutes}k}=${fractionLatex(p.top, p.bottom)}`,
        'Divide. This is the factor for the first time interval.',
        'What is the gap multiplied by in the first time interval?',
        'What is the later gap divided by the first gap?',
      ),
      relation: 'equivalent',
    },
    start(
      `${p.room}+${p.gap}\\times\\left(${fractionLatex(p.top, p.bottom)}\\right)^${p.times}`,
      `${p.times * p.minutes} minutes is ${p.times} of these time intervals, so use the factor ${p.times} times.`,
      'How many time intervals of this length are there altogether?',
      'How many times is the gap multiplied by this factor?',
    ),
    equal(
      `${p.room}+${gapAfter(p, p.times)}`,
      'Work out the gap.',
      'Work out the power first.',
      'How far above room temperature is it at the end?',
    ),
    equal(
      `${value(p)}`,
      'Add the room temperature.',
      'The gap isn’t the temperature yet.',
      'What do you add to the gap?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'exponential-as-linear',
      compute: (p) => `${linear(p)}`,
      firstWrongStep: 2,
      feedback: () => 'You had it cool by the same number of degrees each time. It cools more slowly later.',
    },
    {
      misconceptionId: 'surroundings-ignored',
      compute: (p) => {
        const wrong = Math.round((10 * second(p) ** p.times) / first(p) ** (p.times - 1)) / 10;
        return `${wrong}` === `${value(p)}` ? null : `${wrong}`;
      },
      firstWrongStep: 0,
      feedback: (p) => `The temperature itself isn’t multiplied by a factor. The gap above ${p.room}°C is.`,
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => `${gapAfter(p, p.times)}`,
      firstWrongStep: 4,
      feedback: () => 'That’s how far above room temperature it is. The question asks for its temperature.',
    },
  ],
  confirm: (p) => {
    // Finds k by halving, then follows the cooling in small steps of the fourth order.
    const after = (k: number, minutes: number) => {
      const steps = 2000;
      const h = minutes / steps;
      let t = first(p);
      for (let i = 0; i < steps; i += 1) {
        const k1 = -k * (t - p.room);
        const k2 = -k * (t + (h / 2) * k1 - p.room);
        const k3 = -k * (t + (h / 2) * k2 - p.room);
        const k4 = -k * (t + h * k3 - p.room);
        t += (h / 6) * (k1 + 2 * k2 + 2 * k3 + k4);
      }
      return t;
    };
    let [low, high] = [0, 2];
    for (let i = 0; i < 60; i += 1) {
      const k = (low + high) / 2;
      if (after(k, p.minutes) > second(p)) low = k;
      else high = k;
    }
    return { kind: 'values', values: [Math.round(after(low, p.times * p.minutes) * 1e6) / 1e6] };
  },
  examples: [
    { seed: 's1', input: '34', verdict: 'correct' },
    { seed: 's2', input: '41', verdict: 'correct' },
    { seed: 's1', input: '23', verdict: 'wrong', misconceptionId: 'exponential-as-linear' },
    { seed: 's1', input: '30.2', verdict: 'wrong', misconceptionId: 'surroundings-ignored' },
    { seed: 's1', input: '11', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
  ],
});

import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { decimalText, rounded } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, result, start } from '../../worked-line';
import { unlessNear } from '../../y10/shared/near';

interface Params {
  name: string;
  route: number;
  /** Litres per 100 km, in tenths. */
  use: number;
  /** Cents per litre. */
  price: number;
}

const routes = [
  { from: 'Perth', to: 'Kalgoorlie', km: 595 },
  { from: 'Adelaide', to: 'Coober Pedy', km: 845 },
  { from: 'Hobart', to: 'Launceston', km: 200 },
  { from: 'Sydney', to: 'Dubbo', km: 390 },
  { from: 'Brisbane', to: 'Rockhampton', km: 620 },
  { from: 'Darwin', to: 'Katherine', km: 320 },
  { from: 'Melbourne', to: 'Mildura', km: 540 },
  { from: 'Cairns', to: 'Townsville', km: 350 },
] as const;

const routeOf = (p: Params) => routes[p.route] ?? routes[0];
const litres = (p: Params) => (routeOf(p).km * p.use) / 1000;
const cost = (p: Params) => (litres(p) * p.price) / 100;
const use = (p: Params) => decimalText(p.use / 10);

export const fuelCost = defineTemplate<Params>({
  id: 'y12/rates/fuel-cost',
  version: 1,
  topicId: '184-rates-and-ratios',
  years: [12],
  difficulty: 'EASY',
  strategy: 'rate-per-hundred',
  calculator: true,
  title: 'Fuel for a trip',
  params: (random) =>
    drawUntil(
      () => ({
        name: random.pick(firstNames),
        route: random.int(0, routes.length - 1),
        use: random.int(48, 128),
        price: random.int(165, 225),
      }),
      (p) => p.use % 10 !== 0 && p.use !== 100,
    ),
  prompt: (p) =>
    `The drive from ${routeOf(p).from} to ${routeOf(p).to} is about ${routeOf(p).km} km. ${p.name}’s car uses ${use(p)} L of petrol per 100 km, and petrol costs ${p.price} cents per litre. How much does the petrol for the drive cost?`,
  instruction: () => 'Give your answer in dollars, to the nearest cent.',
  answer: (p) => ({ kind: 'money', model: rounded(cost(p), 2), tolerance: 0.005, forms: [{ kind: 'decimal' }] }),
  steps: (p) => [
    start(
      `\\frac{${routeOf(p).km}}{100}\\times ${use(p)}`,
      'Find how many hundreds of kilometres there are, then multiply by the litres for each hundred.',
      'The rate is for one hundred kilometres. How many hundreds are there?',
      'How many hundreds of kilometres is the drive?',
    ),
    equal(
      decimalText(litres(p)),
      'This is how many litres the drive takes.',
      'Work out the litres.',
      'How many litres will the car use?',
    ),
    start(
      `${decimalText(litres(p))}\\times ${decimalText(p.price / 100)}`,
      'Multiply the litres by the price of one litre in dollars.',
      'Write the price of a litre in dollars first.',
      'What is the price of one litre in dollars?',
    ),
    result(
      rounded(cost(p), 2),
      'Work it out and round to the nearest cent.',
      'Work out the product.',
      'Is this a sensible amount for a tank of petrol?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'rate-upside-down',
      compute: (p) => unlessNear((routeOf(p).km / (p.use / 10)) * (p.price / 100), cost(p), 2),
      firstWrongStep: 0,
      feedback: () =>
        'The rate tells you how many litres the car uses per 100 km. You divided the distance by the litres.',
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => unlessNear(litres(p), cost(p), 2),
      firstWrongStep: 2,
      feedback: () => 'That’s the number of litres. How much do they cost?',
    },
    {
      misconceptionId: 'cents-as-dollars',
      compute: (p) => unlessNear(litres(p) * p.price, cost(p), 2),
      firstWrongStep: 2,
      feedback: (p) => `Your answer is in cents. A litre costs ${p.price} cents.`,
    },
  ],
  // Drive kilometre by kilometre, in thousandths of a cent.
  confirm(p) {
    let spent = 0;
    for (let km = 0; km < routeOf(p).km; km += 1) spent += p.use * p.price;
    return { kind: 'values', values: [spent / 100_000] };
  },
  examples: [
    { seed: 's1', input: '72.45', verdict: 'correct' },
    { seed: 's2', input: '60.89', verdict: 'correct' },
    { seed: 's1', input: '54.78', verdict: 'wrong', misconceptionId: 'rate-upside-down' },
    { seed: 's1', input: '40.25', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's1', input: '7245.00', verdict: 'wrong', misconceptionId: 'cents-as-dollars' },
  ],
});

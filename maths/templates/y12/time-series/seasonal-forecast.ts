import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';
import { unlessNear } from '../../y10/shared/near';

/** Seasonal indices of three quarters in hundredths; the trend line intercept + slope × t; year 3 or 4 is forecast in the quarter left. */
interface Params {
  story: number;
  indices: number[];
  missing: number;
  intercept: number;
  slope: number;
  year: number;
}

const stories = [
  'jet ski hire',
  'umbrella sales',
  'campsite bookings',
  'soup sales',
  'whale-watching tickets',
] as const;
const quarters = ['Q1', 'Q2', 'Q3', 'Q4'] as const;

const hundredths = (value: number) => decimalText(value / 100);
const others = (p: Params) => p.indices.filter((_, place) => place !== p.missing);
const index = (p: Params) => 400 - others(p).reduce((sum, value) => sum + value, 0);
const time = (p: Params) => 4 * (p.year - 1) + p.missing + 1;
const trend = (p: Params) => p.intercept + p.slope * time(p);
const forecast = (p: Params) => decimalText((trend(p) * index(p)) / 100);

export const seasonalForecast = defineTemplate<Params>({
  id: 'y12/time-series/seasonal-forecast',
  version: 1,
  topicId: '186-time-series',
  years: [12],
  difficulty: 'HARD',
  strategy: 'trend-then-season',
  calculator: true,
  title: 'Forecast with a trend line and seasonal indices',
  params: (random) =>
    drawUntil(
      () => {
        const three = [random.int(11, 29) * 5, random.int(11, 29) * 5, random.int(11, 29) * 5];
        const missing = random.int(0, 3);
        const last = 400 - three.reduce((sum, value) => sum + value, 0);
        return {
          story: random.int(0, stories.length - 1),
          indices: [...three.slice(0, missing), last, ...three.slice(missing)],
          missing,
          intercept: random.int(6, 30) * 20,
          slope: random.int(2, 12) * 5,
          year: random.int(3, 5),
        };
      },
      (p) =>
        p.indices.every((value) => value >= 50 && value <= 160 && value !== 100) &&
        new Set(p.indices).size === 4 &&
        (trend(p) * index(p)) % 100 === 0,
    ),
  prompt: (p) =>
    `For ${stories[p.story] ?? stories[0]}, the trend line of the deseasonalised data is $D=${p.intercept}+${p.slope}t$, where $t=1$ is the first quarter of Year 1. The table shows three of the four seasonal indices. Forecast the actual number in quarter ${p.missing + 1} of Year ${p.year}.`,
  figure: (p) => ({
    kind: 'table',
    alt: `Seasonal indices: ${quarters.map((name, place) => `${name} ${place === p.missing ? 'not given' : hundredths(p.indices[place] ?? 0)}`).join(', ')}.`,
    title: 'Seasonal index',
    head: [...quarters],
    rows: [p.indices.map((value, place) => (place === p.missing ? null : hundredths(value)))],
  }),
  answer: (p) => ({ kind: 'number', model: forecast(p), forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `4-(${others(p).map(hundredths).join('+')})`,
      'The four seasonal indices for a year add up to four.',
      'What do the seasonal indices for the four quarters add up to?',
      'Which index is missing, and how can you find it?',
    ),
    equal(
      hundredths(index(p)),
      'This is the missing index.',
      'Add the three you know, then subtract.',
      'Is it a busy or a quiet quarter?',
    ),
    start(
      `4\\times ${p.year - 1}+${p.missing + 1}`,
      'Count the quarters from the start.',
      'What is $t$ for this quarter?',
      `How many quarters are there before Year ${p.year}?`,
    ),
    equal(`${time(p)}`, 'This is $t$.', 'Work it out.', 'How many quarters have there been, counting this one?'),
    start(
      `${p.intercept}+${p.slope}\\times ${time(p)}`,
      'The trend line gives the deseasonalised forecast.',
      'Substitute $t$ into the equation of the trend line.',
      'What does the trend line give for this quarter?',
    ),
    equal(
      `${trend(p)}`,
      'This is the deseasonalised value.',
      'Multiply first, then add.',
      'What is the deseasonalised forecast?',
    ),
    start(
      `${trend(p)}\\times ${hundredths(index(p))}`,
      'Multiply by the seasonal index to put the season back in.',
      'The forecast needs to include the season.',
      'Do you multiply or divide to put the season back in?',
    ),
    equal(
      forecast(p),
      'Work out the product.',
      'Use your calculator.',
      'Is it above or below the trend, and does that match the index?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => unlessRight(`${trend(p)}`, forecast(p)),
      firstWrongStep: 6,
      feedback: () => 'That’s the deseasonalised forecast. Put the season back in.',
    },
    {
      misconceptionId: 'seasonal-index-divided',
      compute: (p) => unlessNear((trend(p) * 100) / index(p), Number(forecast(p)), 2),
      firstWrongStep: 6,
      feedback: () => 'Dividing takes the season out, but the trend line is already deseasonalised.',
    },
    {
      misconceptionId: 'one-group-off',
      compute: (p) => unlessRight(decimalText(((trend(p) + 4 * p.slope) * index(p)) / 100), forecast(p)),
      firstWrongStep: 2,
      feedback: (p) => `You counted a whole year too many. Only the years before Year ${p.year} are complete by then.`,
    },
  ],
  // Run through the quarters one by one.
  confirm(p) {
    let t = 0;
    let level = p.intercept;
    for (let year = 1; year <= p.year; year += 1)
      for (let quarter = 0; quarter < 4; quarter += 1) {
        if (year === p.year && quarter > p.missing) break;
        t += 1;
        level += p.slope;
      }
    const season = 400 - others(p).reduce((sum, value) => sum + value, 0);
    return { kind: 'values', values: [t > 0 ? (level * season) / 100 : 0] };
  },
  examples: [
    { seed: 's1', input: '1526', verdict: 'correct' },
    { seed: 's2', input: '948', verdict: 'correct' },
    { seed: 's3', input: '1764/2', verdict: 'wrong-form' },
    { seed: 's1', input: '1090', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's1', input: '778.57', verdict: 'wrong', misconceptionId: 'seasonal-index-divided' },
    { seed: 's1', input: '1806', verdict: 'wrong', misconceptionId: 'one-group-off' },
  ],
});

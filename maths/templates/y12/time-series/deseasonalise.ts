import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';
import { unlessNear } from '../../y10/shared/near';

/** Three seasonal indices in hundredths (the fourth makes 400), a season, and its deseasonalised value. */
interface Params {
  story: number;
  indices: number[];
  season: number;
  value: number;
}

const seasons = ['summer', 'autumn', 'winter', 'spring'] as const;
const stories = [
  { what: 'library loans', of: 'loans' },
  { what: 'parcel deliveries', of: 'deliveries' },
  { what: 'ferry passengers', of: 'passengers' },
  { what: 'gym visits', of: 'visits' },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const hundredths = (value: number) => decimalText(value / 100);
const index = (p: Params) => p.indices[p.season] ?? 100;
const actual = (p: Params) => (p.value * index(p)) / 100;
const season = (p: Params) => seasons[p.season] ?? '';
const percentOff = (p: Params) => index(p) - 100;

export const deseasonalise = defineTemplate<Params>({
  id: 'y12/time-series/deseasonalise',
  version: 1,
  topicId: '186-time-series',
  years: [12],
  difficulty: 'NORMAL',
  strategy: 'divide-by-the-seasonal-index',
  calculator: true,
  title: 'Deseasonalise a value',
  params: (random) =>
    drawUntil(
      () => {
        const three = [random.int(11, 29) * 5, random.int(11, 29) * 5, random.int(11, 29) * 5];
        return {
          story: random.int(0, stories.length - 1),
          indices: [...three, 400 - three.reduce((sum, value) => sum + value, 0)],
          season: random.int(0, 3),
          value: random.int(12, 95) * 20,
        };
      },
      (p) => p.indices.every((value) => value >= 50 && value <= 160 && value !== 100) && new Set(p.indices).size === 4,
    ),
  prompt: (p) =>
    `The table shows the seasonal indices for ${storyOf(p).what}. One ${season(p)}, the actual number of ${storyOf(p).of} was ${actual(p)}. What is the deseasonalised number?`,
  figure: (p) => ({
    kind: 'table',
    alt: `Seasonal indices: ${seasons.map((name, place) => `${name} ${hundredths(p.indices[place] ?? 0)}`).join(', ')}.`,
    title: 'Seasonal index',
    head: [...seasons],
    rows: [p.indices.map(hundredths)],
  }),
  answer: (p) => ({ kind: 'number', model: `${p.value}`, forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `${actual(p)}=${hundredths(index(p))}\\times D`,
      `The actual value is the deseasonalised value $D$ times the seasonal index for ${season(p)}.`,
      'How are the actual value, the seasonal index and the deseasonalised value related?',
      'What does the seasonal index multiply?',
    ),
    start(
      `\\frac{${actual(p)}}{${hundredths(index(p))}}`,
      'Divide the actual value by the seasonal index.',
      'Undo the multiplication by the index.',
      'Which operation undoes a multiplication?',
    ),
    equal(
      `${p.value}`,
      'Do the division.',
      'Use your calculator.',
      'An index above one means a busy season. Does your answer match?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'seasonal-index-multiplied',
      compute: (p) => unlessNear((actual(p) * index(p)) / 100, p.value, 2),
      firstWrongStep: 1,
      feedback: (p) =>
        `You multiplied by ${hundredths(index(p))}. The actual number already includes the season, so take it out.`,
    },
    {
      misconceptionId: 'percent-of-another-whole',
      compute: (p) => unlessNear(actual(p) * (1 - percentOff(p) / 100), p.value, 2),
      firstWrongStep: 1,
      feedback: () => 'You took a percentage of the actual value. The index multiplies the deseasonalised value.',
    },
    {
      misconceptionId: 'seasonal-index-of-next-season',
      compute: (p) =>
        unlessRight(
          decimalText(Math.round((actual(p) / (p.indices[(p.season + 1) % 4] ?? 1)) * 10_000) / 100),
          `${p.value}`,
        ),
      firstWrongStep: 0,
      feedback: (p) => `You used another season’s index. Which one is for ${season(p)}?`,
    },
  ],
  // Search for the whole number that the season turns into the actual value.
  confirm(p) {
    let value = 0;
    while (value * index(p) < actual(p) * 100) value += 1;
    return { kind: 'values', values: [value] };
  },
  examples: [
    { seed: 's1', input: '1020', verdict: 'correct' },
    { seed: 's2', input: '1080', verdict: 'correct' },
    { seed: 's3', input: '3000/2', verdict: 'wrong-form' },
    { seed: 's1', input: '736.95', verdict: 'wrong', misconceptionId: 'seasonal-index-multiplied' },
    { seed: 's1', input: '997.05', verdict: 'wrong', misconceptionId: 'percent-of-another-whole' },
    { seed: 's1', input: '788.18', verdict: 'wrong', misconceptionId: 'seasonal-index-of-next-season' },
  ],
});

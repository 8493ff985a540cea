import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { result, start, unlessRight } from '../../worked-line';

interface Params {
  name: string;
  story: number;
  digits: number;
  places: number;
}
const stories = [
  (n: string, v: string) => `${n} reads ${v} kg on a kitchen scale.`,
  (n: string, v: string) => `${n}’s stopwatch shows ${v} seconds.`,
  (n: string, v: string) => `${n} measures a beam with a laser: it’s ${v} m long.`,
] as const;
const words: Record<number, string> = { 1: 'one decimal place', 2: 'two decimal places' };
const size = 10_000;
const unit = (p: Params) => size / 10 ** p.places;
const given = (p: Params) => (p.digits / size).toFixed(4);
const up = (p: Params) => p.digits % unit(p) >= unit(p) / 2;
const whole = (p: Params) => Math.floor(p.digits / unit(p)) + (up(p) ? 1 : 0);
const show = (n: number, places: number) => (n / 10 ** places).toFixed(places);
const value = (p: Params) => show(whole(p), p.places);
const next = (p: Params) => Math.floor((p.digits % unit(p)) / (unit(p) / 10));

export const toAPlace = defineTemplate<Params>({
  id: 'y7/rounding-decimals/to-a-place',
  version: 1,
  topicId: '104-rounding-decimals',
  years: [7],
  difficulty: 'EASY',
  strategy: 'look-at-the-next-digit',
  calculator: false,
  title: 'Round to a number of decimal places',
  params: (random) =>
    drawUntil(
      () => ({
        name: random.pick(firstNames),
        story: random.int(0, stories.length - 1),
        digits: random.int(10_234, 98_765),
        places: random.int(1, 2),
      }),
      (p) => p.digits % 10 !== 0 && whole(p) % 10 !== 0 && next(p) !== 0 && (up(p) || p.digits % 100 > 0),
    ),
  prompt: (p) => `${(stories[p.story] ?? stories[0])(p.name, given(p))} Round this number to ${words[p.places]}.`,
  answer: (p) => ({ kind: 'number', model: value(p), forms: [{ kind: 'decimal-places', places: p.places }] }),
  steps: (p) => [
    start(
      `${show(Math.floor(p.digits / unit(p)), p.places)}<${given(p)}<${show(Math.floor(p.digits / unit(p)) + 1, p.places)}`,
      'The number is between these two.',
      `Keep ${words[p.places]}, and write the numbers just below and just above.`,
      `Which two numbers with ${words[p.places]} is it between?`,
    ),
    start(
      `${next(p)}`,
      `The next digit is ${next(p)}.`,
      'Look at the first digit you’re dropping.',
      'Which digit decides whether you round up or down?',
    ),
    result(
      value(p),
      up(p) ? 'It is 5 or more, so round up.' : 'It is less than 5, so round down.',
      'Five or more rounds up, less than five rounds down.',
      'Which of the two is closer?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'rounds-by-truncation',
      compute: (p) => unlessRight(show(Math.floor(p.digits / unit(p)), p.places), value(p)),
      firstWrongStep: 2,
      feedback: () => 'You just cut off the extra digits. The first of them tells you whether to round up.',
    },
    {
      misconceptionId: 'rounds-to-wrong-place',
      compute: (p) => {
        const other = p.places === 1 ? 2 : 1;
        const wrong = show(Math.round(p.digits / (size / 10 ** other)), other);
        return Number(wrong) === Number(value(p)) ? null : wrong;
      },
      firstWrongStep: 0,
      feedback: (p) => `You rounded to a different place. Keep ${words[p.places]}.`,
    },
    {
      misconceptionId: 'rounds-in-stages',
      compute: (p) => {
        let n = p.digits;
        for (let u = 10; u <= unit(p); u *= 10) n = Math.round(n / u) * u;
        return unlessRight(show(n / unit(p), p.places), value(p));
      },
      firstWrongStep: 1,
      feedback: () => 'You rounded more than once. Only the first digit you drop decides.',
    },
  ],
  confirm(p) {
    // Walk along the numbers of the wanted length and keep the closest.
    let best = 0;
    for (let n = 0; n <= 10 * 10 ** p.places; n += 1)
      if (Math.abs(n * unit(p) - p.digits) < Math.abs(best * unit(p) - p.digits)) best = n;
    return { kind: 'values', values: [best / 10 ** p.places] };
  },
  examples: [
    { seed: 's1', input: '2.16', verdict: 'correct' },
    { seed: 's2', input: '2.46', verdict: 'correct' },
    { seed: 's1', input: '2.15', verdict: 'wrong', misconceptionId: 'rounds-by-truncation' },
    { seed: 's1', input: '2.2', verdict: 'wrong', misconceptionId: 'rounds-to-wrong-place' },
    { seed: 's10', input: '5.6', verdict: 'wrong', misconceptionId: 'rounds-in-stages' },
  ],
});

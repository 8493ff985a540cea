import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';

interface Params {
  story: number;
  tenths: number;
  two: number;
  tiny: number;
  order: number[];
}

const stories = [
  ['Three snails leave trails on a path.', 'Which trail is the longest?'],
  ['Three ribbons are on a table.', 'Which ribbon is the longest?'],
  ['Three seedlings grow in a pot.', 'Which one is the tallest?'],
  ['Three toy cars leave tracks in the sand.', 'Which track is the longest?'],
] as const;
const metres = (hundredths: number) => `${decimalText(hundredths / 100)} m`;
const option = (hundredths: number) => `$${decimalText(hundredths / 100)}\\text{ m}$`;
const lengths = (p: Params) => [10 * p.tenths, p.two, p.tiny];
const longest = (p: Params) => Math.max(10 * p.tenths, p.two);

export const longestOfThree = defineTemplate<Params>({
  id: 'y4/tenths-and-hundredths/longest-of-three',
  version: 1,
  topicId: '43-tenths-and-hundredths',
  years: [4, 5],
  difficulty: 'HARD',
  strategy: 'compare-place-by-place',
  calculator: false,
  title: 'Which length is the longest?',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, stories.length - 1),
        tenths: random.int(2, 8),
        two: random.int(13, 88),
        tiny: random.int(3, 9),
        order: random.shuffle([0, 1, 2]),
      }),
      (p) =>
        p.two % 10 !== 0 &&
        Math.floor(p.two / 10) !== p.tenths &&
        p.tiny > p.tenths &&
        Math.abs(p.two - 10 * p.tenths) < 40,
    ),
  prompt: (p) => {
    const [a, b, c] = p.order.map((i) => metres(lengths(p)[i] ?? 0));
    return `${stories[p.story]?.[0]} They measure ${a}, ${b} and ${c}. ${stories[p.story]?.[1]}`;
  },
  answer: (p) => ({ kind: 'choice', model: option(longest(p)) }),
  correctChoice: (p) => option(longest(p)),
  steps: (p) => [
    step(
      'identity',
      `${decimalText(p.tenths / 10)}=0.${p.tenths}0`,
      'Write each length with two digits after the decimal point.',
      'Write a zero at the end if a digit is missing.',
      'How many hundredths are in each length?',
    ),
    step(
      'start',
      `0.0${p.tiny}<${[10 * p.tenths, p.two]
        .sort((a, b) => a - b)
        .map((n) => `0.${n}`)
        .join('<')}`,
      'Compare the tenths first. They are worth the most.',
      'Look at the first digit after the decimal point.',
      'Which length has the most tenths?',
    ),
    step(
      'result',
      `${decimalText(longest(p) / 100)}\\text{ m}`,
      'The length with the most tenths is the longest.',
      'Choose the one with the most tenths.',
      'Does the number of digits matter?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'larger-decimal-is-longer',
      compute: (p) => (longest(p) === p.two ? null : option(p.two)),
      firstWrongStep: 1,
      feedback: () => 'More digits don’t make a decimal larger. Compare the tenths.',
    },
    {
      misconceptionId: 'shorter-decimal-is-larger',
      compute: (p) => (longest(p) === p.two ? option(10 * p.tenths) : null),
      firstWrongStep: 1,
      feedback: () => 'Fewer digits don’t make a decimal larger. Compare the tenths.',
    },
    {
      misconceptionId: 'missing-place-left-out',
      compute: (p) => option(p.tiny),
      firstWrongStep: 0,
      feedback: (p) => `There’s a zero in the tenths place, so the ${p.tiny} means hundredths.`,
    },
  ],
  confirm: (p) => {
    // Millimetres along a metre ruler: the last mark that is reached.
    let last = 0;
    for (let mm = 0; mm <= 1000; mm += 1) if (lengths(p).some((n) => n * 10 === mm)) last = mm;
    return { kind: 'one-of', texts: [`$${last / 1000}\\text{ m}$`] };
  },
  examples: [
    { seed: 's1', input: '$0.5\\text{ m}$', verdict: 'correct' },
    { seed: 's2', input: '$0.14\\text{ m}$', verdict: 'wrong', misconceptionId: 'larger-decimal-is-longer' },
    { seed: 's4', input: '$0.3\\text{ m}$', verdict: 'wrong', misconceptionId: 'shorter-decimal-is-larger' },
    { seed: 's5', input: '$0.06\\text{ m}$', verdict: 'wrong', misconceptionId: 'missing-place-left-out' },
    { seed: 's9', input: '$0.7\\text{ m}$', verdict: 'correct' },
  ],
});

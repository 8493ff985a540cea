import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

interface Params {
  people: [string, string];
  whole: number;
  top: number;
  bottom: number;
  /** The improper fraction has this many times as many parts in a whole. */
  times: number;
  improperTop: number;
  mixedFirst: boolean;
  story: number;
}

const stories: ((a: string, x: string, b: string, y: string) => string)[] = [
  (a, x, b, y) => `${a} runs ${x} km and ${b} runs ${y} km.`,
  (a, x, b, y) => `${a} uses ${x} cups of flour and ${b} uses ${y} cups.`,
  (a, x, b, y) => `${a} trains for ${x} hours and ${b} trains for ${y} hours.`,
  (a, x, b, y) => `${a} picks ${x} buckets of cherries and ${b} picks ${y}.`,
];

const equalText = 'They are equal';
const fine = (p: Params) => p.bottom * p.times;
const mixedLatex = (p: Params) => `${p.whole}\\frac{${p.top}}{${p.bottom}}`;
const improperLatex = (p: Params) => `\\frac{${p.improperTop}}{${fine(p)}}`;
const mixedParts = (p: Params) => (p.whole * p.bottom + p.top) * p.times;
const winner = (p: Params) => Math.sign(mixedParts(p) - p.improperTop);
const correct = (p: Params) => [`$${improperLatex(p)}$`, equalText, `$${mixedLatex(p)}$`][winner(p) + 1] ?? equalText;
const unless = (p: Params, text: string) => (text === correct(p) ? null : text);

export const mixedOrImproper = defineTemplate<Params>({
  id: 'y5/compare-fractions/mixed-or-improper',
  version: 1,
  topicId: '64-compare-fractions-mixed',
  years: [5, 6],
  difficulty: 'NORMAL',
  strategy: 'rewrite-with-equal-parts',
  calculator: false,
  title: 'Mixed numeral or improper fraction: which is more?',
  params: (random) =>
    drawUntil(
      () => {
        const [whole, bottom, times] = [random.int(1, 3), random.int(2, 6), random.int(1, 3)];
        const top = random.int(1, bottom - 1);
        const improperTop = (whole * bottom + top) * times + random.pick([-2, -1, 0, 1, 2]);
        const [one, two] = random.shuffle(people) as [string, string];
        return {
          people: [one, two] as [string, string],
          whole,
          top,
          bottom,
          times,
          improperTop,
          mixedFirst: random.chance(),
          story: random.int(0, stories.length - 1),
        };
      },
      // Both lie between the same two whole numbers.
      (p) =>
        fine(p) <= 12 && fine(p) > 2 && p.improperTop > p.whole * fine(p) && p.improperTop < (p.whole + 1) * fine(p),
    ),
  prompt: (p) => {
    const [x, y] = [`$${mixedLatex(p)}$`, `$${improperLatex(p)}$`];
    const [a, b] = p.people;
    return `${stories[p.story]?.(a, p.mixedFirst ? x : y, b, p.mixedFirst ? y : x)} Which is more?`;
  },
  answer: (p) => ({ kind: 'choice', model: correct(p) }),
  correctChoice: correct,
  steps: (p) => [
    step(
      'start',
      mixedLatex(p),
      'Start with the mixed numeral.',
      'Write the mixed numeral as an improper fraction.',
      `How many parts are there in ${p.whole === 1 ? 'one whole' : `${p.whole} wholes`}?`,
    ),
    step(
      'equal',
      `\\frac{${p.whole * p.bottom + p.top}}{${p.bottom}}`,
      `${p.whole === 1 ? 'One whole has' : `${p.whole} wholes have`} ${p.whole * p.bottom} parts, plus ${p.top} more.`,
      'Change the wholes into parts, then add the other parts.',
      'How many parts are there altogether?',
    ),
    ...(p.times === 1
      ? []
      : [
          step(
            'equal',
            `\\frac{${mixedParts(p)}}{${fine(p)}}`,
            `Each part gets cut into ${p.times}.`,
            `Make parts the same size as in $${improperLatex(p)}$.`,
            'What denominator makes the parts the same size?',
          ),
        ]),
    step(
      'start',
      `${mixedParts(p)}${['<', '=', '>'][winner(p) + 1]}${p.improperTop}`,
      'The parts are the same size now, so compare how many there are.',
      'Compare the numerators.',
      'Which number has more parts of the same size?',
    ),
    step(
      'result',
      winner(p) === 0 ? '\\text{They are equal}' : correct(p).replaceAll('$', ''),
      'When the parts are the same size, more parts means a larger number.',
      'Use the number of parts to decide.',
      'What do the two numbers of parts tell you?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'fraction-always-below-one',
      compute: (p) => unless(p, `$${mixedLatex(p)}$`),
      firstWrongStep: 0,
      feedback: (p) =>
        `A fraction can be more than 1 even with no whole number in front. Here ${fine(p)} parts make one whole.`,
    },
    {
      misconceptionId: 'larger-numbers-larger-fraction',
      compute: (p) => unless(p, `$${improperLatex(p)}$`),
      firstWrongStep: 1,
      feedback: (p) => `The ${p.improperTop} only counts parts. Change the wholes into parts before you compare.`,
    },
    {
      misconceptionId: 'mixed-number-whole-parts-only',
      compute: (p) => unless(p, equalText),
      firstWrongStep: 3,
      feedback: () => 'They have the same number of wholes. Compare the parts after the wholes too.',
    },
  ],
  confirm: (p) => {
    const [x, y] = [p.whole + p.top / p.bottom, p.improperTop / fine(p)];
    const text = Math.abs(x - y) < 1e-9 ? equalText : x > y ? `$${mixedLatex(p)}$` : `$${improperLatex(p)}$`;
    return { kind: 'one-of', texts: [text] };
  },
  examples: [
    { seed: 's1', input: '$2\\frac{2}{6}$', verdict: 'correct' },
    { seed: 's2', input: '$1\\frac{2}{3}$', verdict: 'wrong', misconceptionId: 'fraction-always-below-one' },
    { seed: 's3', input: '$\\frac{25}{12}$', verdict: 'wrong', misconceptionId: 'larger-numbers-larger-fraction' },
    { seed: 's4', input: 'They are equal', verdict: 'wrong', misconceptionId: 'mixed-number-whole-parts-only' },
    { seed: 's9', input: 'They are equal', verdict: 'correct' },
  ],
});

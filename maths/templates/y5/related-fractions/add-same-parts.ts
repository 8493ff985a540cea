import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { fractionLatex, fractionText, greatestCommonFactor } from '../../primary/fractions';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

interface Params {
  people: [string, string];
  a: number;
  b: number;
  bottom: number;
  story: number;
}

const stories: ((one: string, x: string, two: string, y: string) => string)[] = [
  (m, x, n, y) => `${m} eats ${x} of a pizza and ${n} eats ${y} of it. What fraction do they eat altogether?`,
  (m, x, n, y) => `${m} paints ${x} of a fence and ${n} paints ${y} of it. What fraction do they paint altogether?`,
  (m, x, n, y) =>
    `${m} plants ${x} of a garden bed and ${n} plants ${y} of it. What fraction do they plant altogether?`,
  (m, x, n, y) => `${m} uses ${x} of a roll of tape and ${n} uses ${y} of it. What fraction do they use altogether?`,
];

const first = (p: Params) => ({ top: p.a, bottom: p.bottom });
const second = (p: Params) => ({ top: p.b, bottom: p.bottom });
const total = (p: Params) => ({ top: p.a + p.b, bottom: p.bottom });

export const addSameParts = defineTemplate<Params>({
  id: 'y5/related-fractions/add-same-parts',
  version: 2,
  topicId: '66-add-and-subtract-fractions-related',
  years: [5],
  difficulty: 'EASY',
  strategy: 'add-parts-of-one-size',
  calculator: false,
  title: 'Add fractions with the same denominator',
  params: (random) =>
    drawUntil(
      () => {
        const [one, two] = random.shuffle(people) as [string, string];
        return {
          people: [one, two] as [string, string],
          a: random.int(1, 7),
          b: random.int(1, 7),
          bottom: random.int(5, 12),
          story: random.int(0, stories.length - 1),
        };
      },
      (p) => p.a + p.b < p.bottom && p.a !== p.b && greatestCommonFactor(p.a + p.b, p.bottom) === 1,
    ),
  prompt: (p) =>
    stories[p.story]?.(p.people[0], `$${fractionLatex(first(p))}$`, p.people[1], `$${fractionLatex(second(p))}$`) ?? '',
  instruction: () => 'Give your answer as a fraction in simplest form.',
  figure: (p) => ({
    kind: 'fraction-bars',
    alt: `Two bars of the same length, each cut into ${p.bottom} equal parts. In the first one, ${p.a} ${p.a === 1 ? 'part is' : 'parts are'} shaded. In the second one, ${p.b} ${p.b === 1 ? 'part is' : 'parts are'} shaded.`,
    bars: [
      { parts: p.bottom, shaded: p.a },
      { parts: p.bottom, shaded: p.b },
    ],
    signs: ['+'],
  }),
  answer: (p) => ({ kind: 'number', model: fractionText(total(p)), forms: [{ kind: 'lowest-terms' }] }),
  steps: (p) => [
    step(
      'start',
      `${fractionLatex(first(p))}+${fractionLatex(second(p))}`,
      'Both amounts are parts of the same whole, so add them.',
      'Which two fractions do you put together?',
      'Are the parts the same size?',
    ),
    step(
      'equal',
      `\\frac{${p.a}+${p.b}}{${p.bottom}}`,
      'The parts are the same size, so you just have more of them.',
      'Keep the denominator and add the numerators.',
      'Which number tells you the size of a part?',
    ),
    step(
      'equal',
      fractionLatex(total(p)),
      'Add the numerators.',
      'Work out the numerator.',
      'Is it still less than one whole?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'adds-numerators-and-denominators',
      compute: (p) => `${p.a + p.b}/${2 * p.bottom}`,
      firstWrongStep: 1,
      feedback: (p) => `The whole is still cut into ${p.bottom} parts, so the denominator doesn’t change.`,
    },
    {
      misconceptionId: 'finds-the-other-part',
      compute: (p) => `${p.bottom - p.a - p.b}/${p.bottom}`,
      firstWrongStep: 2,
      feedback: () => 'That’s the part left over. The question asks for the two parts together.',
    },
    {
      misconceptionId: 'subtracts-instead-of-adding',
      compute: (p) => (p.a === p.b ? null : `${Math.abs(p.a - p.b)}/${p.bottom}`),
      firstWrongStep: 1,
      feedback: () => 'You took one away from the other. The question asks for both together.',
    },
  ],
  confirm: (p) => {
    // Colours the parts of the whole one by one.
    const whole = Array.from({ length: p.bottom }, () => false);
    for (let i = 0; i < p.a; i += 1) whole[i] = true;
    for (let i = 0; i < p.b; i += 1) whole[whole.indexOf(false)] = true;
    return { kind: 'values', values: [whole.filter(Boolean).length / whole.length] };
  },
  examples: [
    { seed: 's1', input: '8/9', verdict: 'correct' },
    { seed: 's2', input: '8/22', verdict: 'wrong', misconceptionId: 'adds-numerators-and-denominators' },
    { seed: 's3', input: '1/12', verdict: 'wrong', misconceptionId: 'finds-the-other-part' },
    { seed: 's9', input: '9/11', verdict: 'correct' },
  ],
});

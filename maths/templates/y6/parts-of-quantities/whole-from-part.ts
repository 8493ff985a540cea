import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { gcd } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

interface Params {
  name: string;
  story: number;
  top: number;
  bottom: number;
  one: number;
}
const stories = [
  (n: string, f: string, v: number) =>
    `${n} has read ${v} pages of a book. That’s ${f} of it. How many pages does the book have?`,
  (n: string, f: string, v: number) =>
    `${n} has saved \\$${v}. That’s ${f} of the price of a skateboard. How many dollars does it cost?`,
  (_n: string, f: string, v: number) =>
    `At a swim club, ${v} members can dive. That’s ${f} of all the members. How many members are there?`,
] as const;
const asksForDollars = (p: Params) => p.story === 1;
const part = (p: Params) => p.top * p.one;
const whole = (p: Params) => p.bottom * p.one;

export const wholeFromPart = defineTemplate<Params>({
  id: 'y6/parts-of-quantities/whole-from-part',
  version: 1,
  topicId: '88-fraction-or-percent-of-a-quantity',
  years: [6, 7],
  difficulty: 'HARD',
  strategy: 'part-to-whole',
  calculator: false,
  title: 'Find the whole from a fraction of it',
  params: (random) =>
    drawUntil(
      () => ({
        name: random.pick(firstNames),
        story: random.int(0, stories.length - 1),
        top: random.int(2, 7),
        bottom: random.pick([3, 4, 5, 6, 8, 10]),
        one: random.int(6, 24),
      }),
      (p) => p.top < p.bottom && gcd(p.top, p.bottom) === 1,
    ),
  prompt: (p) => (stories[p.story] ?? stories[0])(p.name, `$\\frac{${p.top}}{${p.bottom}}$`, part(p)),
  figure: (p) => ({
    kind: 'fraction-bars',
    alt: `A bar cut into ${p.bottom} equal parts. ${p.top} parts are shaded and are worth ${part(p)} together.`,
    bars: [{ parts: p.bottom, shaded: p.top }],
  }),
  answer: (p) =>
    asksForDollars(p)
      ? { kind: 'money', model: `${whole(p)}`, forms: [{ kind: 'decimal' }] }
      : { kind: 'number', model: `${whole(p)}`, forms: [{ kind: 'whole-number' }] },
  steps: (p) => [
    start(
      `${part(p)}\\div ${p.top}`,
      `The ${p.top} shaded parts are worth ${part(p)} together.`,
      'How many equal parts make up the amount you know?',
      'How could you find the size of one part?',
    ),
    equal(`${p.one}`, 'That’s one part.', 'Share the known amount equally.', 'How big is one of the equal parts?'),
    start(
      `${p.bottom}\\times ${p.one}`,
      `The whole has ${p.bottom} of these parts.`,
      'How many of these parts make the whole?',
      'What does the denominator tell you?',
    ),
    equal(
      `${whole(p)}`,
      'Multiply.',
      'Multiply one part by the number of parts.',
      'Is the whole larger than the part you know?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'ratio-part-taken-as-total',
      compute: (p) => ((part(p) * p.top) % p.bottom === 0 ? `${(part(p) * p.top) / p.bottom}` : null),
      firstWrongStep: 0,
      feedback: (p) => `You took a fraction of ${part(p)}, but ${part(p)} is the part, not the whole.`,
    },
    {
      misconceptionId: 'unit-fraction-only',
      compute: (p) => unlessRight(`${p.one}`, `${whole(p)}`),
      firstWrongStep: 2,
      feedback: () => 'That’s one of the equal parts. How many make the whole?',
    },
    {
      misconceptionId: 'finds-the-other-part',
      compute: (p) => (p.bottom - p.top > 1 ? `${(p.bottom - p.top) * p.one}` : null),
      firstWrongStep: 2,
      feedback: () => 'That’s only the missing part. The question asks for all of it.',
    },
  ],
  confirm(p) {
    let n = 1;
    while (Math.abs((n * p.top) / p.bottom - part(p)) > 1e-9) n += 1;
    return { kind: 'values', values: [n] };
  },
  examples: [
    { seed: 's1', input: '30', verdict: 'correct' },
    { seed: 's2', input: '110', verdict: 'correct' },
    { seed: 's3', input: '54', verdict: 'wrong', misconceptionId: 'ratio-part-taken-as-total' },
    { seed: 's1', input: '6', verdict: 'wrong', misconceptionId: 'unit-fraction-only' },
    { seed: 's1', input: '12', verdict: 'wrong', misconceptionId: 'finds-the-other-part' },
    { seed: 's3', input: '192/2', verdict: 'wrong-form' },
  ],
});

import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { equal, start } from '../../worked-line';

interface Params {
  story: number;
  tenths: number;
  each: number;
  count: number;
  name: string;
}
const stories = [
  {
    text: (n: string, t: string, c: number, v: number) =>
      `A bag holds ${t} kg of flour. ${n} bakes ${c} loaves with ${v} g of flour in each. How many grams are left?`,
    unit: ['kilogram', 'grams'],
  },
  {
    text: (n: string, t: string, c: number, v: number) =>
      `A jug holds ${t} L of juice. ${n} pours ${c} glasses of ${v} mL. How many millilitres are left?`,
    unit: ['litre', 'millilitres'],
  },
  {
    text: (n: string, t: string, c: number, v: number) =>
      `A fun run is ${t} km long. ${n} has run ${c} laps of ${v} m each. How many metres are left?`,
    unit: ['kilometre', 'metres'],
  },
] as const;
const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const given = (p: Params) => decimalText(p.tenths / 10);
const used = (p: Params) => p.count * p.each;
const left = (p: Params) => p.tenths * 100 - used(p);

export const whatIsLeft = defineTemplate<Params>({
  id: 'y6/metric-conversion/what-is-left',
  version: 1,
  topicId: '92-metric-conversion',
  years: [6, 7],
  difficulty: 'HARD',
  strategy: 'mixed-units-one-story',
  calculator: false,
  title: 'Two units in one problem',
  params: (random) =>
    drawUntil(
      () => ({
        name: random.pick(firstNames),
        story: random.int(0, stories.length - 1),
        tenths: random.int(12, 48),
        each: 10 * random.int(15, 48),
        count: random.int(3, 8),
      }),
      (p) => p.tenths % 10 !== 0 && left(p) >= 60 && left(p) !== p.each && left(p) !== used(p),
    ),
  prompt: (p) => storyOf(p).text(p.name, given(p), p.count, p.each),
  answer: (p) => ({ kind: 'number', model: `${left(p)}`, unit: storyOf(p).unit[1], forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    step(
      'identity',
      `${given(p)}\\times 1000=${p.tenths * 100}`,
      `A ${storyOf(p).unit[0]} is 1000 ${storyOf(p).unit[1]}.`,
      'Write both amounts in the same unit.',
      'Which unit does the question ask for?',
    ),
    start(
      `${p.tenths * 100}-${p.count}\\times ${p.each}`,
      'Take all the equal parts away from the whole.',
      'How much gets used altogether?',
      'Which operation comes first?',
    ),
    equal(
      `${p.tenths * 100}-${used(p)}`,
      'Multiply first.',
      'Work out how much gets used.',
      'Is it less than the whole?',
    ),
    equal(
      `${left(p)}`,
      'Subtract.',
      'Take the amount used away from the whole.',
      'Do the used part and the rest add up to the whole?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'takes-away-once',
      compute: (p) => `${p.tenths * 100 - p.each}`,
      firstWrongStep: 1,
      feedback: (p) => `You took away just one. There are ${p.count} of them.`,
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => `${used(p)}`,
      firstWrongStep: 3,
      feedback: () => 'That’s how much is used. The question asks for the rest.',
    },
    {
      misconceptionId: 'adds-instead-of-subtracting',
      compute: (p) => `${p.tenths * 100 + used(p)}`,
      firstWrongStep: 3,
      feedback: () => 'You added what was used. Is there more at the end, or less?',
    },
  ],
  confirm(p) {
    let rest = Math.round((p.tenths / 10) * 1000);
    for (let i = 0; i < p.count; i += 1) rest -= p.each;
    return { kind: 'values', values: [rest] };
  },
  examples: [
    { seed: 's1', input: '1160', verdict: 'correct' },
    { seed: 's2', input: '2980', verdict: 'correct' },
    { seed: 's1', input: '3120', verdict: 'wrong', misconceptionId: 'takes-away-once' },
    { seed: 's1', input: '2240', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's3', input: '760/2', verdict: 'wrong-form' },
  ],
});

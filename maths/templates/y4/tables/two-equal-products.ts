import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { otherThan } from '../../y1/shared/other-than';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  person: string;
  a: number;
  b: number;
  c: number;
  d: number;
  thing: string;
}

export const twoEqualProducts = defineTemplate<Params>({
  id: 'y4/tables/two-equal-products',
  version: 1,
  topicId: '53-tables-to-10-x-10',
  years: [4, 5],
  difficulty: 'HARD',
  strategy: 'equal-products',
  calculator: false,
  title: 'Two equal products',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        a: random.int(2, 10),
        b: random.int(2, 10),
        c: random.int(2, 10),
        d: random.int(2, 10),
        thing: random.pick(['cards', 'tiles', 'shells', 'photos', 'coins']),
      }),
      (p) =>
        p.a * p.b === p.c * p.d &&
        p.a !== p.c &&
        p.a !== p.d &&
        new Set([p.a, p.b, p.c, p.d]).size >= 3 &&
        p.d !== p.a &&
        p.d !== p.b &&
        p.d !== p.c &&
        p.a * p.b >= 12,
    ),
  prompt: (p) =>
    `${p.person} lays ${p.thing} in ${p.a} rows of ${p.b}. Then they lay the same ${p.thing} in ${p.c} equal rows. How many go in each new row?`,
  figure: (p) => ({
    kind: 'array',
    alt: `An array with ${p.a} rows and ${p.b} dots in each row.`,
    rows: p.a,
    columns: p.b,
  }),
  answer: (p) => wholeAnswer(p.d),
  steps: (p) => [
    step(
      'start',
      `${p.a}\\times ${p.b}`,
      `First work out how many ${p.thing} there are.`,
      'Use a times table fact for the first rows.',
      'How many are there altogether?',
    ),
    step(
      'equal',
      String(p.a * p.b),
      `The number of ${p.thing} stays the same.`,
      'Which times table fact do you know?',
      'Does the total change when you change the rows?',
    ),
    step(
      'start',
      `${p.a * p.b}\\div ${p.c}`,
      `You share them between ${p.c} rows.`,
      'Share the total between the new rows.',
      `Which fact in the ${p.c} times table has this total?`,
    ),
    step(
      'equal',
      String(p.d),
      'That’s how many are in each new row.',
      `Think of the ${p.c} times table.`,
      'Do the new rows make the same total?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => String(p.a * p.b),
      firstWrongStep: 2,
      feedback: (p) => `That’s the total. It goes into ${p.c} rows.`,
    },
    {
      misconceptionId: 'sum-kept-for-product',
      compute: (p) => otherThan(p.d, p.a + p.b - p.c),
      firstWrongStep: 0,
      feedback: () => 'You multiply rows by how many are in each, so adding doesn’t keep the same total.',
    },
    {
      misconceptionId: 'mixes-groups-and-size',
      compute: (p) => otherThan(p.d, p.c),
      firstWrongStep: 2,
      feedback: (p) => `${p.c} is the number of rows. How many go in each row?`,
    },
  ],
  confirm: (p) => {
    // Deals the things out, one to each row in turn.
    const rows = Array.from({ length: p.c }, () => 0);
    for (let thing = 0; thing < p.a * p.b; thing += 1) rows[thing % p.c] = (rows[thing % p.c] ?? 0) + 1;
    return { kind: 'values', values: [rows[0] ?? 0] };
  },
  examples: [
    { seed: 's1', input: '6', verdict: 'correct' },
    { seed: 's2', input: '18', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's3', input: '5', verdict: 'wrong', misconceptionId: 'sum-kept-for-product' },
    { seed: 's9', input: '10+0', verdict: 'wrong-form' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});

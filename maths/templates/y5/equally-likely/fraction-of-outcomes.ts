import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

interface Params {
  person: string;
  n: number;
  event: number;
  k: number;
}

interface Event {
  text(k: number): string;
  holds(x: number, k: number): boolean;
  /** With the number k itself let in or left out. */
  edge?(x: number, k: number): boolean;
}

const events: Event[] = [
  { text: (k) => `multiples of ${k}`, holds: (x, k) => x % k === 0 },
  { text: (k) => `greater than ${k}`, holds: (x, k) => x > k, edge: (x, k) => x >= k },
  { text: (k) => `less than ${k}`, holds: (x, k) => x < k, edge: (x, k) => x <= k },
  { text: (k) => `at least ${k}`, holds: (x, k) => x >= k, edge: (x, k) => x > k },
];

const eventOf = (p: Params) => events[p.event] as Event;
const outcomes = ({ n }: Params) => Array.from({ length: n }, (_, i) => i + 1);
const wanted = (p: Params) => outcomes(p).filter((x) => eventOf(p).holds(x, p.k));
const count = (p: Params) => wanted(p).length;

export const fractionOfOutcomes = defineTemplate<Params>({
  id: 'y5/equally-likely/fraction-of-outcomes',
  version: 1,
  topicId: '81-equally-likely-outcomes',
  years: [5, 6],
  difficulty: 'NORMAL',
  strategy: 'list-the-outcomes',
  calculator: false,
  title: 'What fraction of the outcomes?',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        n: random.int(6, 12),
        event: random.int(0, events.length - 1),
        k: random.int(2, 9),
      }),
      (p) =>
        count(p) >= 2 && count(p) <= p.n - 2 && count(p) * 2 !== p.n && count(p) <= 7 && (p.event !== 0 || p.k <= 4),
    ),
  prompt: (p) =>
    `A spinner has ${p.n} equal parts numbered 1 to ${p.n}. ${p.person} spins once. What fraction of the outcomes are ${eventOf(p).text(p.k)}?`,
  instruction: () => 'Give your answer as a fraction.',
  figure: (p) => ({
    kind: 'spinner',
    alt: `A spinner with ${p.n} equal parts, numbered from 1 to ${p.n}.`,
    sectors: outcomes(p).map((x) => ({ label: String(x), share: 1 / p.n, tone: 'none' as const })),
  }),
  answer: (p) => ({ kind: 'number', model: `${count(p)}/${p.n}`, forms: [{ kind: 'single-fraction' }] }),
  steps: (p) => [
    step(
      'start',
      wanted(p).join(', '),
      `These outcomes are ${eventOf(p).text(p.k)}.`,
      `List the numbers on the spinner that are ${eventOf(p).text(p.k)}.`,
      p.event === 0 ? `Which numbers can you divide exactly by ${p.k}?` : `Does the number ${p.k} belong in the list?`,
    ),
    step(
      'start',
      `${count(p)}\\div ${p.n}`,
      `There are ${count(p)} of them out of ${p.n} equally likely outcomes.`,
      'Count your list and count all the outcomes.',
      'How many outcomes are there altogether?',
    ),
    step(
      'equal',
      `\\frac{${count(p)}}{${p.n}}`,
      'The numerator counts the outcomes you want. The denominator counts all the outcomes.',
      'Put the number of outcomes you want over the number of all outcomes.',
      'Which number is the denominator?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'boundary-left-out',
      compute: (p) => {
        const { edge } = eventOf(p);
        return edge === undefined ? null : `${outcomes(p).filter((x) => edge(x, p.k)).length}/${p.n}`;
      },
      firstWrongStep: 0,
      feedback: (p) => `Check the number ${p.k} itself. Is it ${eventOf(p).text(p.k)}?`,
    },
    {
      misconceptionId: 'ratio-part-over-part-as-fraction',
      compute: (p) => `${count(p)}/${p.n - count(p)}`,
      firstWrongStep: 2,
      feedback: () => 'You compared with the other outcomes. The denominator counts all the outcomes.',
    },
    {
      misconceptionId: 'complement-not-taken',
      compute: (p) => `${p.n - count(p)}/${p.n}`,
      firstWrongStep: 0,
      feedback: (p) => `Those are the outcomes that are not ${eventOf(p).text(p.k)}.`,
    },
  ],
  confirm: (p) => {
    // Goes once around the spinner and tests each number by counting.
    let hits = 0;
    for (let x = 1; x <= p.n; x += 1) {
      const tests = [Number.isInteger(x / p.k), x - p.k > 0, p.k - x > 0, x - p.k >= 0];
      if (tests[p.event] === true) hits += 1;
    }
    return { kind: 'values', values: [hits / p.n] };
  },
  examples: [
    { seed: 's1', input: '2/6', verdict: 'correct' },
    { seed: 's2', input: '8/12', verdict: 'wrong', misconceptionId: 'boundary-left-out' },
    { seed: 's3', input: '2/9', verdict: 'wrong', misconceptionId: 'ratio-part-over-part-as-fraction' },
    { seed: 's4', input: '8/10', verdict: 'wrong', misconceptionId: 'complement-not-taken' },
    { seed: 's9', input: '2/6', verdict: 'correct' },
  ],
});

import { defineTemplate } from '../../format';
import { inFull } from '../../names-in-full';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { counted } from '../../y1/shared/counted';
import { otherThan } from '../../y1/shared/other-than';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  topic: number;
  step: number;
  halves: number[];
  pair: [number, number];
}

const topics = [
  { title: 'Cans we collected', what: 'cans', labels: ['Year 3', 'Year 4', 'Year 5', 'Year 6'] },
  { title: 'Visitors at the pool', what: 'visitors', labels: ['Mon', 'Tue', 'Wed', 'Thu'] },
  { title: 'Trees we planted', what: 'trees', labels: ['May', 'June', 'July', 'August'] },
  { title: 'Muffins we sold', what: 'muffins', labels: ['Berry', 'Apple', 'Banana', 'Cheese'] },
] as const;
const topicOf = (p: Params) => topics[p.topic] ?? topics[0];
const value = (p: Params, column: number) => ((p.halves[column] ?? 0) * p.step) / 2;
const high = (p: Params) => value(p, p.pair[0]);
const low = (p: Params) => value(p, p.pair[1]);
const labelOf = (p: Params, place: 0 | 1) => inFull(topicOf(p).labels[p.pair[place]] ?? '');
const height = (n: number) =>
  n % 2 === 0 ? `${counted(n / 2, 'mark')} high` : `halfway between mark ${(n - 1) / 2} and mark ${(n + 1) / 2}`;

export const betweenTheMarks = defineTemplate<Params>({
  id: 'y4/graphs/between-the-marks',
  version: 1,
  topicId: '60-pictographs-and-column-graphs',
  years: [4],
  difficulty: 'NORMAL',
  strategy: 'read-and-compare',
  calculator: false,
  title: 'Compare two columns',
  params: (random) =>
    drawUntil(
      () => ({
        topic: random.int(0, topics.length - 1),
        step: random.pick([10, 20, 100]),
        halves: [0, 1, 2, 3].map(() => random.int(3, 14)),
        pair: random.shuffle([0, 1, 2, 3]).slice(0, 2) as [number, number],
      }),
      (p) =>
        high(p) > low(p) &&
        new Set(p.halves).size === 4 &&
        (p.halves[p.pair[0]] ?? 0) % 2 === 1 &&
        high(p) - low(p) !== low(p) &&
        Math.floor(high(p) / p.step) > Math.floor(low(p) / p.step),
    ),
  prompt: (p) =>
    `How many more ${topicOf(p).what} does the ${labelOf(p, 0)} column show than the ${labelOf(p, 1)} column?`,
  figure: (p) => ({
    kind: 'column-chart',
    alt: `A column graph. Title: ${topicOf(p).title}. The marks go up by ${p.step}. ${p.halves.map((n, i) => `${topicOf(p).labels[i]} is ${height(n)}`).join('. ')}.`,
    title: topicOf(p).title,
    columns: p.halves.map((_, i) => ({ label: topicOf(p).labels[i] ?? '', value: value(p, i) })),
    yStep: p.step,
  }),
  answer: (p) => wholeAnswer(high(p) - low(p)),
  steps: (p) => [
    step(
      'identity',
      `${p.step}\\div 2=${p.step / 2}`,
      `The marks go up by ${p.step}. Halfway between two marks is half of that.`,
      'How much do the marks go up by?',
      'What number is halfway between two marks?',
    ),
    step(
      'start',
      `${high(p)}-${low(p)}`,
      'Read the top of both columns.',
      'Go across from the top of each column to the scale.',
      'What do the two columns show?',
    ),
    step(
      'equal',
      String(high(p) - low(p)),
      '“How many more” means find the difference.',
      'Take the smaller number from the larger one.',
      'Add your answer to the smaller column. Do you get the larger one?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'reads-one-column-only',
      compute: (p) => String(high(p)),
      firstWrongStep: 1,
      feedback: (p) => `That’s just the ${labelOf(p, 0)} column. Compare it with ${labelOf(p, 1)}.`,
    },
    {
      misconceptionId: 'adds-instead-of-subtracting',
      compute: (p) => String(high(p) + low(p)),
      firstWrongStep: 2,
      feedback: () => 'You added the two columns. “How many more” means find the difference.',
    },
    {
      misconceptionId: 'reads-nearest-label',
      compute: (p) =>
        otherThan(high(p) - low(p), Math.floor(high(p) / p.step) * p.step - Math.floor(low(p) / p.step) * p.step),
      firstWrongStep: 0,
      feedback: () => 'A column can end halfway between two marks. You read the mark below.',
    },
  ],
  confirm: (p) => {
    let [more, level] = [0, low(p)];
    while (level < high(p)) {
      level += p.step / 2;
      more += p.step / 2;
    }
    return { kind: 'values', values: [more] };
  },
  examples: [
    { seed: 's1', input: '30', verdict: 'correct' },
    { seed: 's2', input: '450', verdict: 'wrong', misconceptionId: 'reads-one-column-only' },
    { seed: 's3', input: '100', verdict: 'wrong', misconceptionId: 'adds-instead-of-subtracting' },
    { seed: 's4', input: '20', verdict: 'wrong', misconceptionId: 'reads-nearest-label' },
    { seed: 's9', input: '400+0', verdict: 'wrong-form' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});

import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { counted } from '../../y1/shared/counted';

interface Params {
  thing: string;
  cm: number;
  mm: number;
}

const long = (p: Params) => 10 * p.cm + p.mm;

export const betweenCentimetres = defineTemplate<Params>({
  id: 'y4/part-units/between-centimetres',
  version: 1,
  topicId: '54-part-units-and-temperature',
  years: [4],
  difficulty: 'NORMAL',
  strategy: 'count-the-millimetres',
  calculator: false,
  title: 'Measure to the millimetre',
  params: (random) =>
    drawUntil(
      () => ({
        thing: random.pick(['a pencil', 'a leaf', 'a shell', 'a key', 'a feather', 'a spoon', 'a beetle']),
        cm: random.int(2, 8),
        mm: random.int(1, 9),
      }),
      (p) => p.cm !== p.mm,
    ),
  prompt: (p) => `How long is ${p.thing.replace(/^a /, 'this ')}?`,
  instruction: () => 'Give your answer in millimetres.',
  figure: (p) => ({
    kind: 'ruler',
    alt: `A ruler in centimetres. Each centimetre has 10 small gaps. ${p.thing.replace(/^a/, 'A')} starts at 0 and ends ${counted(p.mm, 'small gap')} after ${p.cm}.`,
    unit: 'cm',
    length: 10,
    step: 0.1,
    items: [{ from: 0, to: long(p) / 10, label: p.thing.replace(/^a /, '') }],
  }),
  answer: (p) => ({ kind: 'quantity', model: `${long(p)} mm`, unit: 'mm', forms: [{ kind: 'simplified' }] }),
  steps: (p) => [
    step(
      'identity',
      '1\\text{ cm}=10\\text{ mm}',
      'Each centimetre has 10 small gaps. One small gap is a millimetre.',
      'Count the small gaps in one centimetre.',
      'What do we call a small gap?',
    ),
    step(
      'start',
      `${p.cm}\\times 10+${p.mm}`,
      `It ends ${counted(p.mm, 'small gap')} after ${p.cm} cm.`,
      'Find the number just before the end.',
      'How many small gaps come after that number?',
    ),
    step(
      'result',
      `${long(p)}\\text{ mm}`,
      'Change the centimetres to millimetres and add the small gaps.',
      'Put the centimetres and the small gaps together.',
      'Did you count in millimetres?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'reads-nearest-label',
      compute: (p) => String(p.mm < 5 ? 10 * p.cm : 10 * p.cm + 10),
      firstWrongStep: 1,
      feedback: () => 'You gave the nearest centimetre. The end is between two numbers.',
    },
    {
      misconceptionId: 'reads-scale-as-ones',
      compute: (p) => String(p.cm + p.mm),
      firstWrongStep: 0,
      feedback: (p) => `Each of the ${p.cm} centimetres has 10 millimetres.`,
    },
    {
      misconceptionId: 'unit-change-left-out',
      compute: (p) => `${p.cm}.${p.mm}`,
      firstWrongStep: 2,
      feedback: () => 'That’s in centimetres. The question asks for millimetres.',
    },
  ],
  confirm: (p) => {
    let gaps = 0;
    for (let centimetre = 0; centimetre < p.cm; centimetre += 1) for (let gap = 0; gap < 10; gap += 1) gaps += 1;
    for (let gap = 0; gap < p.mm; gap += 1) gaps += 1;
    return { kind: 'values', values: [gaps] };
  },
  examples: [
    { seed: 's1', input: '61 mm', verdict: 'correct' },
    { seed: 's2', input: '50', verdict: 'wrong', misconceptionId: 'reads-nearest-label' },
    { seed: 's3', input: '9', verdict: 'wrong', misconceptionId: 'reads-scale-as-ones' },
    { seed: 's9', input: '54+0', verdict: 'wrong-form' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});

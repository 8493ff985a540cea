import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

interface Params {
  person: string;
  columns: number;
  extra: number;
}

const squares = (p: Params) => 10 * p.columns + p.extra;
const part = (hundredths: number) => decimalText(hundredths / 100);

export const shadedPart = defineTemplate<Params>({
  id: 'y4/tenths-and-hundredths/shaded-part',
  version: 1,
  topicId: '43-tenths-and-hundredths',
  years: [4],
  difficulty: 'EASY',
  strategy: 'count-the-small-squares',
  calculator: false,
  title: 'Name the shaded part as a decimal',
  params: (random) =>
    drawUntil(
      () => ({ person: random.pick(people), columns: random.int(0, 8), extra: random.int(1, 9) }),
      (p) => p.columns !== p.extra,
    ),
  prompt: (p) => `${p.person} shades part of a large square. Which decimal shows how much is shaded?`,
  figure: (p) => ({
    kind: 'grid',
    alt: `A large square cut into 10 columns of 10 small squares. ${p.columns === 0 ? 'No column is fully shaded.' : `${p.columns === 1 ? '1 whole column is' : `${p.columns} whole columns are`} shaded.`} In the next column ${p.extra === 1 ? '1 small square is' : `${p.extra} small squares are`} shaded.`,
    columns: 10,
    rows: 10,
    shaded: Array.from({ length: squares(p) }, (_, i) => ({ cell: [Math.floor(i / 10), i % 10] as [number, number] })),
  }),
  answer: (p) => ({ kind: 'number', model: part(squares(p)), forms: [{ kind: 'decimal' }] }),
  steps: (p) => [
    step(
      'identity',
      '10\\times 10=100',
      'The large square has 100 small squares, so each one is a hundredth.',
      'How many small squares are in the large square?',
      'What part of the whole is one small square?',
    ),
    step(
      'start',
      `\\frac{${squares(p)}}{100}`,
      'Count the shaded squares: whole columns first, then the single squares.',
      'Count the whole columns by tens. Then add the single squares.',
      'How many of the small squares are shaded?',
    ),
    step(
      'equal',
      part(squares(p)),
      'Tenths come straight after the decimal point. Hundredths come next.',
      'A whole column is one tenth. A single square is one hundredth.',
      'Which place shows the whole columns?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'missing-place-left-out',
      compute: (p) => (p.columns === 0 ? part(10 * p.extra) : null),
      firstWrongStep: 2,
      feedback: () => 'No whole column is shaded, so the tenths place needs a zero.',
    },
    {
      misconceptionId: 'digits-swapped',
      compute: (p) => (p.columns === 0 ? null : part(10 * p.extra + p.columns)),
      firstWrongStep: 2,
      feedback: (p) => `A whole column is a tenth. You put ${p.extra} in the tenths place.`,
    },
    {
      misconceptionId: 'parts-as-wholes',
      compute: (p) => String(squares(p)),
      firstWrongStep: 0,
      feedback: () =>
        'You counted the squares correctly. But they’re parts of one whole, so the number is less than 1.',
    },
  ],
  confirm: (p) => {
    // Paints square by square; every square adds a hundredth of a cent of a dollar: 1 cent.
    let cents = 0;
    for (let column = 0; column < 10; column += 1)
      for (let row = 0; row < 10; row += 1)
        if (column < p.columns || (column === p.columns && row < p.extra)) cents += 1;
    return { kind: 'values', values: [Number(`0.${String(cents).padStart(2, '0')}`)] };
  },
  examples: [
    { seed: 's1', input: '0.45', verdict: 'correct' },
    { seed: 's47', input: '0.6', verdict: 'wrong', misconceptionId: 'missing-place-left-out' },
    { seed: 's48', input: '0.35', verdict: 'wrong', misconceptionId: 'digits-swapped' },
    { seed: 's49', input: '6', verdict: 'wrong', misconceptionId: 'parts-as-wholes' },
    { seed: 's9', input: '0.14+0', verdict: 'wrong-form' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});

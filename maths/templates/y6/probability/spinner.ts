import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { type Fraction, fractionLatex, fractionText, lowestTerms, sameValue } from '../../primary/fractions';
import { step } from '../../primary/step';

interface Params {
  /** Equal sectors of each of the three colours; the question asks for the first. */
  counts: [number, number, number];
  colours: [string, string, string];
  /** How far the colours are moved on in the list of the prompt, so that the asked one is not always named first. */
  shift: number;
}

const palettes: [string, string, string][] = [
  ['red', 'blue', 'yellow'],
  ['green', 'white', 'purple'],
  ['orange', 'black', 'pink'],
  ['blue', 'green', 'white'],
  ['yellow', 'purple', 'red'],
];

const total = ({ counts }: Params) => counts[0] + counts[1] + counts[2];
const chance = (p: Params): Fraction => ({ top: p.counts[0], bottom: total(p) });
const unlessRight = (p: Params, wrong: Fraction) => (sameValue(wrong, chance(p)) ? null : fractionText(wrong));

export const spinner = defineTemplate<Params>({
  id: 'y6/probability/spinner',
  version: 1,
  topicId: '100-probability-0-to-1',
  years: [6, 7],
  difficulty: 'EASY',
  strategy: 'favourable-over-all',
  calculator: false,
  title: 'Probability on a spinner',
  params: (random) =>
    drawUntil(
      () => ({
        counts: [random.int(1, 5), random.int(1, 5), random.int(1, 4)] as [number, number, number],
        colours: random.pick(palettes),
        shift: random.int(0, 2),
      }),
      (p) => {
        const [asked, second, third] = p.counts;
        return [5, 6, 8, 10, 12].includes(total(p)) && !(asked === second && second === third);
      },
    ),
  prompt: (p) => {
    const { counts, colours } = p;
    const named = counts.map((count, i) => `${count} ${count === 1 ? 'is' : 'are'} ${colours[i]}`);
    const parts = [...named.slice(p.shift), ...named.slice(0, p.shift)];
    return (
      `A spinner has ${total(p)} equal parts. Of these, ${parts[0]}, ${parts[1]} and ${parts[2]}. ` +
      `What is the probability that it lands on ${colours[0]}?`
    );
  },
  figure: ({ counts, colours }) => ({
    kind: 'spinner',
    alt: `A spinner with equal parts: ${counts.map((count, i) => `${count} ${colours[i]}`).join(', ')}.`,
    sectors: counts.flatMap((count, i) =>
      Array.from({ length: count }, () => ({
        label: colours[i] ?? '',
        share: 1 / (counts[0] + counts[1] + counts[2]),
        tone: (['a', 'b', 'none'] as const)[i] ?? 'none',
      })),
    ),
  }),
  answer: (p) => ({ kind: 'number', model: fractionText(lowestTerms(chance(p))) }),
  steps: (p) => {
    const simple = lowestTerms(chance(p));
    return [
      step(
        'identity',
        `${p.counts.join('+')}=${total(p)}`,
        'Every equal part can come up, so count them all.',
        'Count all the equal parts on the spinner.',
        'Where can the pointer stop?',
      ),
      step(
        'start',
        `${p.counts[0]}\\div ${total(p)}`,
        `Compare the ${p.colours[0]} parts with all the parts.`,
        `How many of all the parts are ${p.colours[0]}?`,
        'What do you compare with the whole?',
      ),
      step(
        'equal',
        fractionLatex(chance(p)),
        'A probability is the part over the whole.',
        'Write the part over the whole as a fraction.',
        'Which number is the denominator?',
      ),
      ...(simple.bottom === total(p)
        ? []
        : [
            step(
              'equal',
              fractionLatex(simple),
              'That’s the same chance in simplest form.',
              'Divide the numerator and the denominator by their common factor.',
              'Can you write it with smaller numbers?',
            ),
          ]),
    ];
  },
  wrongPaths: [
    {
      misconceptionId: 'ratio-part-over-part-as-fraction',
      compute: (p) => unlessRight(p, { top: p.counts[0], bottom: p.counts[1] + p.counts[2] }),
      firstWrongStep: 0,
      feedback: (p) =>
        `You compared ${p.colours[0]} with the other colours. The ${p.colours[0]} parts are part of the whole too.`,
    },
    {
      misconceptionId: 'counts-kinds-not-items',
      compute: (p) => unlessRight(p, { top: 1, bottom: 3 }),
      firstWrongStep: 0,
      feedback: () => 'There are three colours, but they don’t have the same number of parts.',
    },
    {
      misconceptionId: 'complement-not-taken',
      compute: (p) => unlessRight(p, { top: p.counts[1] + p.counts[2], bottom: total(p) }),
      firstWrongStep: 1,
      feedback: (p) => `That’s the chance of any colour except ${p.colours[0]}.`,
    },
  ],
  confirm: (p) => {
    // Spins once onto every part and counts.
    const parts = p.counts.flatMap((count, colour) => Array.from({ length: count }, () => colour));
    const hits = parts.filter((colour) => colour === 0).length;
    return { kind: 'values', values: [hits / parts.length] };
  },
  examples: [
    { seed: 's1', input: '1/8', verdict: 'correct' },
    { seed: 's2', input: '3/5', verdict: 'wrong', misconceptionId: 'ratio-part-over-part-as-fraction' },
    { seed: 's3', input: '1/3', verdict: 'wrong', misconceptionId: 'counts-kinds-not-items' },
    { seed: 's4', input: '7/8', verdict: 'wrong', misconceptionId: 'complement-not-taken' },
    { seed: 's5', input: '3/12', verdict: 'correct' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});

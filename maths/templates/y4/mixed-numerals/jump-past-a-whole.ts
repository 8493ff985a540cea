import { defineTemplate } from '../../format';
import { gcd } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { counted } from '../../y1/shared/counted';
import { mixedLatex, mixedText } from '../shared/mixed';

interface Params {
  person: string;
  whole: number;
  top: number;
  bottom: number;
  jumps: number;
}

const names: Record<number, string> = { 3: 'third', 4: 'quarter', 5: 'fifth', 6: 'sixth', 8: 'eighth' };
const landing = (p: Params) => p.top + p.jumps - p.bottom;

export const jumpPastAWhole = defineTemplate<Params>({
  id: 'y4/mixed-numerals/jump-past-a-whole',
  version: 1,
  topicId: '46-mixed-numerals-on-a-line',
  years: [4],
  difficulty: 'NORMAL',
  strategy: 'count-on-by-parts',
  calculator: false,
  title: 'Count past a whole number',
  params: (random) =>
    drawUntil(
      () => {
        const bottom = random.pick([3, 4, 5, 6, 8]);
        return {
          person: random.pick(people),
          whole: random.int(1, 4),
          top: random.int(1, bottom - 1),
          bottom,
          jumps: random.int(2, 6),
        };
      },
      (p) =>
        landing(p) >= 1 &&
        landing(p) < p.bottom &&
        gcd(landing(p), p.bottom) === 1 &&
        gcd(p.top, p.bottom) === 1 &&
        landing(p) !== p.top,
    ),
  prompt: (p) =>
    `${p.person} starts at $${mixedLatex(p.whole, p.top, p.bottom)}$ on a number line and makes ${p.jumps} jumps. Each jump is one ${names[p.bottom]}. Where do they land?`,
  instruction: () => 'Write a mixed numeral.',
  figure: (p) => ({
    kind: 'number-line',
    alt: `A number line from ${p.whole} to ${p.whole + 2}. Each whole has ${p.bottom} equal gaps. The start is ${counted(p.top, 'gap')} after ${p.whole}.`,
    from: p.whole,
    to: p.whole + 2,
    step: 1 / p.bottom,
    labelEvery: p.bottom,
    points: [{ at: p.whole + p.top / p.bottom, label: 'start' }],
  }),
  answer: (p) => ({
    kind: 'number',
    model: mixedText(p.whole + 1, landing(p), p.bottom),
    forms: [{ kind: 'mixed-numeral' }],
  }),
  steps: (p) => [
    step(
      'start',
      `${mixedLatex(p.whole, p.top, p.bottom)}+\\frac{${p.jumps}}{${p.bottom}}`,
      `The jumps take you ${p.jumps} parts to the right.`,
      'Put your finger on the start and jump to the right.',
      'How big is one jump?',
    ),
    step(
      'equal',
      `${p.whole}+\\frac{${p.top + p.jumps}}{${p.bottom}}`,
      `Count the parts: ${p.top} and ${p.jumps} makes ${p.top + p.jumps}.`,
      `Count all the parts after ${p.whole}.`,
      'Do the parts make more than a whole?',
    ),
    step(
      'equal',
      `${p.whole}+1+\\frac{${landing(p)}}{${p.bottom}}`,
      `A whole has ${p.bottom} parts.`,
      `Swap ${p.bottom} of the parts for a whole.`,
      'How many parts are left after the new whole?',
    ),
    step(
      'equal',
      mixedLatex(p.whole + 1, landing(p), p.bottom),
      'Put the wholes together.',
      'Add the new whole.',
      'Do you land past the next whole number?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'drops-extra-whole',
      compute: (p) => mixedText(p.whole, landing(p), p.bottom),
      firstWrongStep: 2,
      feedback: (p) => `The jumps go past ${p.whole + 1}, so the whole number changes.`,
    },
    {
      misconceptionId: 'counts-by-ones',
      compute: (p) => mixedText(p.whole + p.jumps, p.top, p.bottom),
      firstWrongStep: 0,
      feedback: (p) => `You jumped in whole numbers. Each jump is only one ${names[p.bottom]}.`,
    },
    {
      misconceptionId: 'counts-the-start',
      compute: (p) => (landing(p) === 1 ? null : `${p.whole + 1} ${landing(p) - 1}/${p.bottom}`),
      firstWrongStep: 0,
      feedback: () => 'You counted the starting point as the first jump.',
    },
  ],
  confirm: (p) => {
    let at = p.whole * p.bottom + p.top;
    for (let jump = 0; jump < p.jumps; jump += 1) at += 1;
    return { kind: 'values', values: [at / p.bottom] };
  },
  examples: [
    { seed: 's1', input: '5 3/5', verdict: 'correct' },
    { seed: 's2', input: '3 1/6', verdict: 'wrong', misconceptionId: 'drops-extra-whole' },
    { seed: 's3', input: '4 2/3', verdict: 'wrong', misconceptionId: 'counts-by-ones' },
    { seed: 's4', input: '4 2/5', verdict: 'wrong', misconceptionId: 'counts-the-start' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});

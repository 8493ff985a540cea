import type { Random } from '../../../engine/random';
import type { Figure } from '../../../figures/figure';
import { decimalText } from '../../number-text';

/** A discrete random variable: its values, and their probabilities in twentieths. */
export interface Distribution {
  values: number[];
  twentieths: number[];
}

/** Positive twentieths for so many values, not all equal, together one. */
export function drawTwentieths(random: Random, count: number): number[] {
  for (;;) {
    const parts = Array.from({ length: count }, () => random.int(1, 9));
    const total = parts.reduce((a, b) => a + b, 0);
    if (total === 20 && new Set(parts).size > 1) return parts;
  }
}

/** 7 twentieths as "0.35". */
export const twentiethText = (n: number) => decimalText(n / 20);

/** The table of a distribution; a probability may be shown as a letter. */
export function distributionTable({ values, twentieths }: Distribution, hidden?: number): Figure {
  const shown = twentieths.map((n, i) => (i === hidden ? 'k' : twentiethText(n)));
  return {
    kind: 'table',
    alt: `A probability table. ${values.map((x, i) => `X = ${x} has probability ${shown[i]}`).join('. ')}.`,
    rowHeads: true,
    rows: [
      ['x', ...values.map(String)],
      ['P(X = x)', ...shown],
    ],
  };
}

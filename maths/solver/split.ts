import type { Polynomial } from './polynomial';

/** One way of splitting a polynomial into two factors, with the lines in between. */
export interface Split {
  factors: [Polynomial, Polynomial];
  /** Lines before the product itself, as LaTeX of the polynomial rewritten. */
  lines: { rule: string; latex: string; reason: string }[];
  rule: string;
  reason: string;
}

import type { AnswerSpec } from '../engine/index';
import type { ColumnArithmetic, LongDivision } from '../figures/number-figures';

/** How a line follows from the line before it. */
export type StepRelation =
  /** A chain of working begins here; nothing is claimed about the line before. */
  | 'start'
  /** Same value or same expression as `before`. */
  | 'equal'
  /** Follows from the equation, inequality or system `before`: same solutions, or one line of a system. */
  | 'equivalent'
  /** True by itself, such as `15\%=\frac{15}{100}`. */
  | 'identity'
  /** The answer; where it is rounded, `\approx` stands for the equals sign. */
  | 'result';

/** One line of working. */
export interface SolutionStep {
  /** The idea used, kebab-case: "divide-both-sides". */
  rule: string;
  /** Why, in one plain sentence; rich text with `$…$` around LaTeX. */
  reason: string;
  /** LaTeX of the line this one follows from; empty where a chain starts. */
  before: string;
  /** LaTeX of this line. */
  after: string;
  relation: StepRelation;
  /** The same step as set out by hand. */
  layout?: ColumnArithmetic | LongDivision;
}

export interface Solution {
  kind: 'solution';
  /** The kind of working, kebab-case: "linear-equation". */
  family: string;
  /** How an answer to the problem is checked. */
  answer: AnswerSpec;
  /** The answer as LaTeX to show. */
  answerLatex: string;
  /** The unknown solved for, where there is one. */
  variable?: string;
  /** Only positive values make sense (a length, an amount), so a square root is taken as positive. */
  positive?: true;
  steps: SolutionStep[];
  /** Choices made on the way, in plain sentences: a convention, a second triangle. Rich text. */
  notes: string[];
}

/** What cannot be solved, and why in one plain sentence for the reader. */
export interface Refusal {
  kind: 'refusal';
  why: string;
}

/** Thrown inside the solver where a problem is beyond it; becomes a `Refusal` at the face. */
export class CannotSolve extends Error {}

export function cannot(why: string): never {
  throw new CannotSolve(why);
}

import type { Random } from '../engine/random';
import type { AnswerSpec } from '../engine/types';
import type { Figure } from '../figures/figure';

/**
 * A question template: from a seed it draws numbers, and from the numbers it makes one question with its answer, steps
 * and the wrong answers that known wrong rules give. Everything is computed, so everything can be re-checked.
 *
 * Text fields are "rich text": plain Australian English, `$…$` around LaTeX, `**…**` for bold, a blank line between
 * paragraphs. Nothing else. Money in text is written `\$4.50`.
 */
export interface Template<P = never> {
  /** Folder-like and unique: "y6/unlike-fractions/add-two". Never changes once published. */
  id: string;
  /** Raised whenever the same seed would give another question. */
  version: number;
  /** A topic id of `maths/curriculum`: "86-add-and-subtract-unlike-fractions". */
  topicId: string;
  /** School years it suits, e.g. [6, 7]. */
  years: number[];
  difficulty: 'EASY' | 'NORMAL' | 'HARD';
  /** The method it asks for; neighbours in a practice never share it: "common-denominator". */
  strategy: string;
  calculator: boolean;
  /** Short name for lists: "Add two unlike fractions". */
  title: string;
  /** Draws the numbers, backwards from a good answer, all constraints already met. Plain JSON only. */
  params(random: Random): P;
  /** What the student reads. */
  prompt(p: P): string;
  /** A line under the prompt that says which form is wanted: "Give your answer as a mixed numeral." */
  instruction?(p: P): string;
  figure?(p: P): Figure;
  answer(p: P): AnswerSpec;
  /** For kind `choice`: the right option's text. The other options are the wrong paths' texts. */
  correctChoice?(p: P): string;
  /** The worked solution. The last line's value (or right-hand side) is the answer. */
  steps(p: P): Step[];
  /** Wrong answers by known wrong rules. A path that gives the right answer, or no sensible answer, on these numbers returns null. */
  wrongPaths: WrongPath<P>[];
  /** The key worked out by another method, for the content tests only. It must not reuse the formula of `answer`. */
  confirm(p: P): Confirmation;
  /** Frozen: seed, input, and what must come of it. At least three, one of them a named misconception. */
  examples: Example[];
}

export interface Step {
  /** LaTeX of one line, readable by the engine: `\frac{8}{12}+\frac{3}{12}`, `2x=8`. */
  line: string;
  /**
   * How the line follows from the one before.
   * `start`: a new chain begins here (the first line, or a second sub-calculation).
   * `equal`: same value or same expression as the line before.
   * `equivalent`: an equation (or inequality) with the same solutions as the line before.
   * `positive-root`: the positive solution of the equation before (lengths).
   * `identity`: the line is an equation that is true by itself (`25\% = \frac{1}{4}`); `equal` and
   *   `equivalent` lines after it refer to the last line that was no identity.
   * `result`: the line is the final answer put together from lines before (a list, a pair, a rounded value, with its unit).
   */
  relation: 'start' | 'equal' | 'equivalent' | 'positive-root' | 'identity' | 'result';
  /** Why, in one short sentence (rich text). */
  reason: string;
  /** A hint towards this line that does not give away the answer (rich text). */
  hint: string;
  /** A Socratic question towards this line (rich text). */
  ask: string;
}

export interface WrongPath<P> {
  /** A record of `maths/misconceptions`: "adds-numerators-and-denominators". */
  misconceptionId: string;
  /** The student's answer in plain typing by the wrong rule (for `choice`: the option's text), or null where it does not apply. */
  compute(p: P): string | null;
  /** Index into `steps` of the first step that goes wrong. */
  firstWrongStep: number;
  /** One kind sentence about these very numbers (rich text). It names the idea and does not state the answer. */
  feedback(p: P): string;
}

/** The key worked out a second way. */
export type Confirmation =
  /** Value(s) from another method (counting, simulation of the story, decimal arithmetic). Compared in order, to 1e-9 relative. */
  | { kind: 'values'; values: number[] }
  /** All real roots of f in [from, to] must be the answer's values. Found by scanning and bisection, so simple roots only. */
  | { kind: 'roots'; f: (x: number) => number; from: number; to: number }
  /** The answer as a function of its variables must agree with f at sample points. */
  | { kind: 'function'; variables: string[]; f: (at: Record<string, number>) => number; domain?: [number, number] }
  /** The answer must hold exactly where `holds` does, over a fine grid (inequalities). */
  | { kind: 'region'; variable: string; holds: (x: number) => boolean; from: number; to: number }
  /** The answer text must be among these (choices, times, words). */
  | { kind: 'one-of'; texts: string[] };

export interface Example {
  seed: string;
  input: string;
  verdict: 'correct' | 'wrong-form' | 'wrong' | 'unreadable';
  misconceptionId?: string;
}

/** Keeps the parameter type inside a template while lists hold templates of every type. */
export type AnyTemplate = Template<any>;

/** A template whose answers know their question: the checker accepts its units, and no copy of it. */
export function defineTemplate<P>(template: Template<P>): Template<P> {
  return { ...template, answer: (p) => ({ question: questionText(template, p), ...template.answer(p) }) };
}

/** All that a student reads before answering. */
function questionText<P>(template: Template<P>, p: P): string {
  const { prompt, instruction, figure } = template;
  return [prompt(p), instruction?.(p), figure?.(p).alt].filter((text) => text !== undefined).join('\n');
}

/** `NOTED` claims nothing: there was nothing that the line could be compared with. */
export type LineVerdict = 'CHECKED' | 'SAME_SOLUTIONS' | 'LOOK_AGAIN' | 'NOTED';

/** Why a line needs another look, or why nothing is said about it. */
export type LineReason = 'other-solutions' | 'other-value' | 'unequal-sides' | 'not-the-answer' | 'nothing-to-compare';

export interface CheckedLine {
  verdict: LineVerdict;
  reason: LineReason | null;
  /** It says what the answer is, right or wrong: it is not compared with anything while the question is open. */
  statesAnswer: boolean;
  carries: boolean;
  /** It does not follow from the line before, but is a part of a right way. */
  isPart?: true;
  /** Place (0-based) of the line it was compared with; null for the question itself, or nothing. */
  comparedWith: number | null;
}

/** Nothing is said of the line. */
export const note: CheckedLine = {
  verdict: 'NOTED',
  reason: 'nothing-to-compare',
  statesAnswer: false,
  carries: false,
  comparedWith: null,
};

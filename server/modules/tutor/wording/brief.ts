import type { QuestionContent } from '../../../../maths/templates/index';
import type { MoveKind } from '../../../../maths/tutor/index';

/** All that a reply is worded from. The move and its built-in words are decided; the wording changes only how they sound. */
export interface Brief {
  move: WordedMove;
  /** The student's school year. */
  year: number;
  question: QuestionContent;
  isClosed: boolean;
  /** The built-in words, rich text. */
  builtIn: string;
  /** Texts that stand below the reply or are known to hold, with lines between dollar signs: they may be said again. */
  decided: readonly string[];
  /** What the student typed last; null where they only pressed something. */
  typed: string | null;
}

/**
 * Moves that a model may word. Of the others everything is shown as it stands: one that holds back a verdict has to read the
 * same whether the answer is right or wrong, and the model sees what the student typed.
 */
export type WordedMove = Exclude<
  MoveKind,
  'to-answer-field' | 'worked-steps' | 'example' | 'show-misconception' | 'look-at-answer'
>;

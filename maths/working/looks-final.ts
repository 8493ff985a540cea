import type { QuestionContent } from '../templates/index';
import { isFinalFormula } from './final/final-formula';
import { isFinalPiece } from './final/final-value';
import { closedTree, isIdentity, isName, isPlainClaim, piecesOf, sidesOf } from './final/line-parts';
import { type LineAbove, LinesSoFar } from './final/lines-so-far';
import { namesOptions } from './names-options';
import { hasIntegral, hasLimits } from './read-integrals';
import { hasAnswerShape } from './states-answer';
import { withoutLabel } from './without-label';
import { withoutTalk } from './without-talk';

/**
 * Whether a text says what the answer is, or what it would be with nothing but trivial work left: a value alone, in words,
 * with + 0, as an equation that is as good as solved. Right and wrong texts are taken alike: but for lines made of the
 * question's own numbers, nothing here looks at the key. What is final is neither confirmed nor denied while the question
 * is open.
 */
export function looksFinal(question: QuestionContent, above: readonly LineAbove[], typed: string): boolean {
  if (namesOptions(question, typed)) return true;
  // Of a line with integrals the sides without them may say the answer.
  if (hasIntegral(typed) || hasLimits(typed))
    return (
      isOwnFinal(question, above, typed) ||
      typed.split('=').some((side) => !hasIntegral(side) && !hasLimits(side) && looksFinal(question, above, side))
    );
  return isOwnFinal(question, above, typed);
}

function isOwnFinal(question: QuestionContent, above: readonly LineAbove[], typed: string): boolean {
  const said = withoutTalk(typed.replace(/\\text\s*\{\s*r\s*\}/g, ' r '));
  if (said === null || said.trim() === '') return false;
  const text = withoutLabel(said.replace(/^\s*(?:=|≈|\\approx|\\therefore|∴|⇒|\\Rightarrow)\s*/, '')).trim();
  return text !== '' && isFinal(new LinesSoFar(question, above), text);
}

function isFinal(lines: LinesSoFar, text: string): boolean {
  const { question } = lines;
  const { answer, choices } = question;
  const pieces = piecesOf(text);
  if (choices !== null) {
    const isOfNumbers = choices.some((choice) => closedTree(choice.text.replaceAll('$', '')) !== null);
    return isOfNumbers && pieces.every((piece) => isPlainClaim(piece));
  }
  if (answer.kind === 'expression' || answer.kind === 'equation') return isFinalFormula(lines, text);
  const isSolved = pieces.every((piece) => sidesOf(piece).length === 1 || sidesOf(piece).some(isName));
  if (isSolved && !isIdentity(text) && hasAnswerShape(question, text)) return true;
  if (lines.isWritten(text) && !pieces.every(isPlainClaim)) return false;
  return pieces.length > 0 && pieces.every((piece) => isFinalPiece(lines, piece));
}

import { holdsBack } from '../../../../maths/tutor/index';
import type { Asked } from './asked';
import { reasonPieceText } from './quiz-sentences';

/** Smaller questions and hints towards what is asked, in order; none says the answer. */
export function smallerPieces(asked: Asked): string[] {
  if (asked.kind === 'reason') return [reasonPieceText];
  const { stored } = asked;
  const towards = stored.steps.length > 1 ? stored.steps.slice(0, -1) : stored.steps;
  const texts = towards.flatMap(({ ask, hint }) => [ask, hint]).filter((text) => text !== '');
  return [...new Set(texts)].filter((text) => holdsBack(stored, text, { strict: true }) === null);
}

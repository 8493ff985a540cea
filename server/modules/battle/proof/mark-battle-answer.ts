import type { QuestionContent } from '../../../../maths/templates/index';
import { verdictOnAnswer } from '../../practice/index';

export type MarkedInBattle = { isReadable: true; right: boolean } | { isReadable: false; message: string };

/**
 * Marks an answer of a match, for a choice the option's id. What cannot be read, or has the wrong form, is no answer yet:
 * the player is told and may mend it. The match and its proof both mark by this.
 */
export function markBattleAnswer(question: QuestionContent, answer: string): MarkedInBattle {
  const { verdict, message } = verdictOnAnswer(question, answer);
  if (verdict === 'UNREADABLE' || verdict === 'WRONG_FORM') return { isReadable: false, message };
  return { isReadable: true, right: verdict === 'CORRECT' };
}

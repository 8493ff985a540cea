import { checkAnswer } from '../../../../maths/engine/index';
import { diagnoseStored, type QuestionContent } from '../../../../maths/templates/index';
import { answerText } from '../../catalogue/index';
import { explainMistake } from './explain-mistake';
import { messages } from './messages';

export type VerdictKind = 'CORRECT' | 'WRONG' | 'WRONG_FORM' | 'UNREADABLE';

export interface Marked {
  verdict: VerdictKind;
  /** One sentence for the student (rich text). */
  message: string;
  /** The wrong ideas that give exactly this answer: none, one (named), or several (a splitting question follows). */
  misconceptionIds: string[];
  misconceptionId: string | null;
}

export const longestAnswer = 200;

/**
 * The verdict on one answer, for a choice the option's id, with what to say of one that cannot be taken; nothing is looked
 * up about why a wrong one is wrong. Pure.
 */
export function verdictOnAnswer(instance: QuestionContent, answer: string): { verdict: VerdictKind; message: string } {
  const unread = (message: string) => ({ verdict: 'UNREADABLE' as const, message });
  if (answer.length > longestAnswer) return unread(messages.tooLong);
  if (answer.trim() === '') return unread(instance.choices === null ? messages.empty : messages.notAnOption);
  if (instance.choices !== null && !instance.choices.some((option) => option.id === answer)) {
    return unread(messages.notAnOption);
  }
  const verdict = checkAnswer(instance.answer, answer);
  if (verdict.kind === 'unreadable') return unread(verdict.message);
  if (verdict.kind === 'wrong-form') return { verdict: 'WRONG_FORM', message: verdict.message };
  return { verdict: verdict.kind === 'correct' ? 'CORRECT' : 'WRONG', message: '' };
}

/**
 * Marks one answer, for a choice the option's id. Pure: the same question, answer and help always give the same.
 * Only CORRECT and WRONG count as a try.
 */
export function markAnswer(
  instance: QuestionContent,
  answer: string,
  help: { hints: number; wrongBefore: boolean },
): Marked {
  const { verdict, message } = verdictOnAnswer(instance, answer);
  if (verdict === 'WRONG') return markWrong(instance, answer);
  const said = verdict === 'CORRECT' ? praise(help) : message;
  return { verdict, message: said, misconceptionIds: [], misconceptionId: null };
}

function markWrong(instance: QuestionContent, answer: string): Marked {
  const misconceptionIds = diagnoseStored(instance, answerText(instance, answer));
  const [first, second] = misconceptionIds;
  const misconceptionId = first !== undefined && second === undefined ? first : null;
  const message = second === undefined ? explainMistake(instance, answer, misconceptionId) : messages.splitting;
  return { verdict: 'WRONG', message, misconceptionIds, misconceptionId };
}

function praise(help: { hints: number; wrongBefore: boolean }): string {
  if (help.wrongBefore) return messages.rightAfterRetry;
  return help.hints > 0 ? messages.rightWithHint : messages.rightFirst;
}

import { checkForm, type FormProblem } from '../../../../maths/engine/index';
import type { QuestionContent } from '../../../../maths/templates/index';
import { longestAnswer } from './mark-answer';
import { messages } from './messages';

export type { FormProblem };

/** Why an answer would not be taken as it is written, whether it is right or not; null where there is nothing to say. Pure. */
export function formProblem({ answer, choices }: QuestionContent, text: string): FormProblem | null {
  if (text.length > longestAnswer) return { kind: 'unreadable', message: messages.tooLong };
  return choices === null ? checkForm(answer, text) : null;
}

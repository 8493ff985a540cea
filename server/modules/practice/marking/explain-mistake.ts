import { misconceptionById } from '../../../../maths/misconceptions/index';
import type { QuestionContent } from '../../../../maths/templates/index';
import { messages } from './messages';
import { showsAnswer } from './shows-answer';

/** What to say about a wrong answer: the idea on these very numbers, as long as that gives nothing away. */
export function explainMistake(instance: QuestionContent, misconceptionId: string | null): string {
  if (misconceptionId === null) return messages.unclassified;
  const feedback = instance.wrongPaths.find((path) => path.misconceptionId === misconceptionId)?.feedback;
  if (feedback !== undefined && !showsAnswer(instance, feedback)) return feedback;
  return misconceptionById(misconceptionId)?.explanation ?? messages.unclassified;
}

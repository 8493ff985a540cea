import { misconceptionById } from '../../../../maths/misconceptions/index';
import type { QuestionContent } from '../../../../maths/templates/index';
import { messages } from './messages';
import { nearestTruth } from './nearest-truth';
import { showsAnswer } from './shows-answer';

/** What to say about a wrong answer: the idea on these very numbers, or what holds of it, as long as that gives nothing away. */
export function explainMistake(instance: QuestionContent, typed: string, misconceptionId: string | null): string {
  if (misconceptionId === null) return withoutMisconception(instance, typed);
  const feedback = instance.wrongPaths.find((path) => path.misconceptionId === misconceptionId)?.feedback;
  if (feedback !== undefined && !showsAnswer(instance, feedback)) return feedback;
  return misconceptionById(misconceptionId)?.explanation ?? withoutMisconception(instance, typed);
}

function withoutMisconception(instance: QuestionContent, typed: string): string {
  const truth = nearestTruth(instance, typed);
  if (truth !== null && !showsAnswer(instance, truth)) return `Not yet. ${truth}`;
  return instance.choices === null ? messages.unclassified : messages.otherOption;
}

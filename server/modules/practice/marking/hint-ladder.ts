import type { QuestionContent } from '../../../../maths/templates/index';
import { showsAnswer } from './shows-answer';

const ladders = new WeakMap<QuestionContent, string[]>();

/**
 * The hints of a question in order (rich text): one towards each line but the last, then the first line worked. Nothing
 * that states the answer is ever among them.
 */
export function hintLadder(instance: QuestionContent): string[] {
  const known = ladders.get(instance);
  if (known) return known;
  const { steps } = instance;
  const towards = steps.length > 1 ? steps.slice(0, -1) : steps;
  const firstWorked = steps.slice(1, -1).find((step) => step.relation !== 'start');
  const rungs = [
    ...towards.map((step) => step.hint),
    ...(firstWorked ? [`The first line of working: $${firstWorked.line}$`] : []),
  ];
  const ladder = [...new Set(rungs)].filter((rung) => !showsAnswer(instance, rung));
  ladders.set(instance, ladder);
  return ladder;
}

import { sameAnswer } from '../../../../maths/engine/index';
import type { QuestionContent } from '../../../../maths/templates/index';

/**
 * Whether a text (rich text) states the answer: one of its formulas, or a side of one, means the same as the model.
 * Used as a last guard before anything is said about an open question.
 */
export function showsAnswer(instance: QuestionContent, text: string): boolean {
  if (instance.choices !== null) {
    const right = instance.choices.find((option) => option.id === instance.answer.model);
    return right !== undefined && text.includes(right.text) && right.text.length > 2;
  }
  const asked = new Set(formulasOf(instance.prompt));
  return formulasOf(text).some(
    (formula) => !asked.has(formula) && sameAnswer(instance.answer, formula, instance.answer.model),
  );
}

function formulasOf(text: string): string[] {
  return text
    .split(/(?<!\\)\$/)
    .filter((_, place) => place % 2 === 1)
    .flatMap((formula) => [formula, ...formula.split('=')])
    .map((formula) => formula.trim())
    .filter((formula) => formula !== '');
}

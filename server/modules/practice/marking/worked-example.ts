import { answerText, findTemplate } from '../../catalogue/index';
import { drawQuestion, isPublic, lookOf, type StoredQuestion } from '../../questions/index';

const mostTries = 60;

/**
 * The same kind of question with other numbers and another answer, always the same one for a question. If it can be, it
 * is one of those that practice never asks, and so nobody's open question. Null where there is none.
 */
export function workedExample(questionId: string, own: StoredQuestion): StoredQuestion | null {
  const template = findTemplate(own.templateId);
  if (!template) return null;
  let second: StoredQuestion | null = null;
  for (let place = 0; place < mostTries; place += 1) {
    const other = drawQuestion(template, `example:${questionId}:${place}`);
    if (lookOf(other) === lookOf(own) || key(other) === key(own)) continue;
    if (isPublic(other)) return other;
    second ??= other;
  }
  return second;
}

const key = (question: StoredQuestion): string => answerText(question, question.answer.model);

import { makeInstance, naturalLogIn, type QuestionContent } from '../../../../maths/templates/index';
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
  const ownLook = lookOf(own);
  const ownKey = keyOf(own);
  let second: string | null = null;
  for (let place = 0; place < mostTries; place += 1) {
    const seed = `example:${questionId}:${place}`;
    const other = makeInstance(template, seed);
    const look = lookOf(other);
    if (look === ownLook || keyOf(other) === ownKey) continue;
    if (isPublic(look)) return drawQuestion(template, seed, naturalLogIn(own));
    second ??= seed;
  }
  return second === null ? null : drawQuestion(template, second, naturalLogIn(own));
}

const keyOf = (question: QuestionContent): string => answerText(question, question.answer.model);

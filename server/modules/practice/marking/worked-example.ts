import type { Instance } from '../../../../maths/templates/index';
import { answerText, questionInstance } from '../../catalogue/index';

const mostTries = 12;

/** The same kind of question with other numbers and another answer, always the same one for a question. */
export function workedExample(question: { id: string; templateId: string; seed: string }): Instance | null {
  const own = questionInstance(question.templateId, question.seed);
  if (!own) return null;
  for (let place = 0; place < mostTries; place += 1) {
    const other = questionInstance(question.templateId, `example:${question.id}:${place}`);
    if (other && look(other) !== look(own) && key(other) !== key(own)) return other;
  }
  return null;
}

const look = (instance: Instance): string => JSON.stringify([instance.prompt, instance.figure]);

const key = (instance: Instance): string => answerText(instance, instance.answer.model);

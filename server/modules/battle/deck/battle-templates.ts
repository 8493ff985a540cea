import { distinctQuestions } from '../../../../maths/content/distinct-questions';
import { courseById } from '../../../../maths/curriculum/index';
import type { AnyTemplate } from '../../../../maths/templates/index';
import { templatesOf } from '../../catalogue/index';

/** With fewer different questions, an answer may be remembered instead of found. */
const leastDistinct = 200;

/**
 * Whether a template may be drawn for battles: it makes enough different questions. Every template is answered by typing
 * or by choosing; a test sees that what is to be typed stays short.
 */
export function isFitForBattles(templateId: string): boolean {
  const few = distinctQuestions(templateId);
  return few === null || few >= leastDistinct;
}

/** The templates that battles of a course draw from; none where there is no such course. */
export function battleTemplates(courseId: string): AnyTemplate[] {
  return templatesOf(courseById(courseId)?.topicIds ?? []).filter(({ id }) => isFitForBattles(id));
}

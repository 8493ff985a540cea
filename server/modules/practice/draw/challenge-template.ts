import type { Random } from '../../../../maths/engine/random';
import type { AnyTemplate } from '../../../../maths/templates/index';
import { templatesOf } from '../../catalogue/index';

const levels: Record<AnyTemplate['difficulty'], number> = { EASY: 0, NORMAL: 1, HARD: 2 };

/**
 * What to ask of a skill that is fixed and confirmed: another kind of question of its topic, no easier, where the same
 * idea can show; else a harder one of the topic; else the same kind once more.
 */
export function challengeTemplate(
  error: { topicId: string; misconceptionId: string | null },
  own: AnyTemplate,
  random: Random,
): AnyTemplate {
  const others = templatesOf([error.topicId]).filter(({ id }) => id !== own.id);
  const harderBy = (template: AnyTemplate) => levels[template.difficulty] - levels[own.difficulty];
  const sameIdea = others.filter((template) => harderBy(template) >= 0 && canShow(template, error.misconceptionId));
  const harder = others.filter((template) => harderBy(template) > 0);
  const choice = [sameIdea, harder].find((templates) => templates.length > 0);
  return choice ? random.pick(choice) : own;
}

function canShow({ wrongPaths }: AnyTemplate, misconceptionId: string | null): boolean {
  return misconceptionId !== null && wrongPaths.some((path) => path.misconceptionId === misconceptionId);
}

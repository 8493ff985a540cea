import { earlyTemplates } from './early';
import type { AnyTemplate } from './format';
import { middleTemplates } from './middle';
import { primaryTemplates } from './y1-y6';
import { secondaryTemplates } from './y7-y12';

/** Every question template, Years 1 to 12. */
export const templates: AnyTemplate[] = [
  ...earlyTemplates,
  ...primaryTemplates,
  ...middleTemplates,
  ...secondaryTemplates,
];

const byId = new Map(templates.map((template) => [template.id, template]));

/** The template with this id, or undefined where there is none. */
export function templateById(id: string): AnyTemplate | undefined {
  return byId.get(id);
}

/** The templates of one topic of `maths/curriculum`, easiest first. */
export function templatesOfTopic(topicId: string): AnyTemplate[] {
  const rank = { EASY: 0, NORMAL: 1, HARD: 2 };
  return templates
    .filter((template) => template.topicId === topicId)
    .sort((a, b) => rank[a.difficulty] - rank[b.difficulty]);
}

export { diagnose } from './diagnose';
export type { AnyTemplate, Confirmation, Example, Step, Template, WrongPath } from './format';
export { defineTemplate } from './format';
export type { ChoiceOption, Instance, InstanceWrongPath } from './instance';
export { drawParams, makeInstance } from './instance';

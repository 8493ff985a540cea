import { type AnyTemplate, templateById, templates } from '../../../maths/templates/index';

export type Difficulty = AnyTemplate['difficulty'];

const byTopic = new Map<string, AnyTemplate[]>();
for (const template of templates) {
  byTopic.set(template.topicId, [...(byTopic.get(template.topicId) ?? []), template]);
}

/** Templates of these topics, all difficulties unless one is named. */
export function templatesOf(topicIds: readonly string[], difficulty: Difficulty | null = null): AnyTemplate[] {
  return topicIds
    .flatMap((topicId) => byTopic.get(topicId) ?? [])
    .filter((template) => difficulty === null || template.difficulty === difficulty);
}

/** How many templates a topic has; 0 means that it cannot be practised yet. */
export function templateCount(topicId: string): number {
  return byTopic.get(topicId)?.length ?? 0;
}

export function findTemplate(templateId: string): AnyTemplate | undefined {
  return templateById(templateId);
}

/** The kind of question to ask where one was withdrawn: the first of its neighbours, which practise the same. */
export function neighbourOf(templateId: string): AnyTemplate | undefined {
  const folder = templateId.slice(0, templateId.lastIndexOf('/') + 1);
  return templates.find(({ id }) => folder !== '' && id.startsWith(folder));
}

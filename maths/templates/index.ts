import type { AnyTemplate } from './format';
import { year1Templates } from './y1';
import { year2Templates } from './y2';
import { year3Templates } from './y3';
import { year4Templates } from './y4';
import { year5Templates } from './y5';
import { year6Templates } from './y6';
import { year7Templates } from './y7';
import { year8Templates } from './y8';
import { year9Templates } from './y9';
import { year10Templates } from './y10';
import { year11Templates } from './y11';
import { year12Templates } from './y12';

/** Every question template, Years 1 to 12. */
export const templates: AnyTemplate[] = [
  ...year1Templates,
  ...year2Templates,
  ...year3Templates,
  ...year4Templates,
  ...year5Templates,
  ...year6Templates,
  ...year7Templates,
  ...year8Templates,
  ...year9Templates,
  ...year10Templates,
  ...year11Templates,
  ...year12Templates,
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

export { diagnose, diagnoseStored } from './diagnose';
export type { AnyTemplate, Confirmation, Example, Step, Template, WrongPath } from './format';
export { defineTemplate } from './format';
export type { ChoiceOption, Instance, InstanceWrongPath, QuestionContent } from './instance';
export { drawParams, makeInstance } from './instance';
export { type NaturalLog, naturalLogIn, withNaturalLog } from './natural-log';

import { topics } from '../../curriculum/index';
import { misconceptions } from '../../misconceptions/index';
import type { TemplateCheck } from '../check';

const topicIds = new Set(topics.map((topic) => topic.id));
const misconceptionIds = new Set(misconceptions.map((misconception) => misconception.id));
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The topic and the misconceptions exist, and names are written as names are written here. */
export const knownNames: TemplateCheck = {
  name: 'known names',
  promise: 'Topic, year and every named misconception exist.',
  run(template) {
    const problems: string[] = [];
    if (!topicIds.has(template.topicId)) problems.push(`topic "${template.topicId}" is not in the curriculum`);
    if (!kebab.test(template.strategy)) problems.push(`strategy "${template.strategy}" is not kebab-case`);
    if (!template.id.split('/').every((part) => kebab.test(part))) problems.push('the id is not kebab-case');
    if (!Number.isInteger(template.version) || template.version < 1)
      problems.push('the version is no whole number from 1');
    if (template.years.length === 0 || template.years.some((year) => year < 1 || year > 12)) {
      problems.push('a year is not between 1 and 12');
    }
    for (const { misconceptionId } of template.wrongPaths) {
      if (!misconceptionIds.has(misconceptionId)) problems.push(`misconception "${misconceptionId}" is not registered`);
    }
    return problems;
  },
};

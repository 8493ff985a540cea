import { topics as allTopics } from '../../../maths/curriculum/index';
import type { AnyTemplate } from '../../../maths/templates/index';
import { type Course, practisableTopicsOf, type Topic, templateCount, templatesOf } from '../catalogue/index';

interface PoolTopic {
  topic: Topic;
  templates: AnyTemplate[];
}

/** Years below a school year that its test may ask about. */
const yearsBelow = 2;

const pools = new Map<string, PoolTopic[]>();

/** What the test of a course may ask: of a school year its topics and those of the two years below, of a test or a senior subject its own topics. */
export function poolOf(course: Course): PoolTopic[] {
  const known = pools.get(course.id);
  if (known) return known;
  const isYear = course.id === `year-${course.grade}`;
  const topics = isYear
    ? allTopics.filter(
        ({ id, year }) => year <= course.grade && year >= course.grade - yearsBelow && templateCount(id) > 0,
      )
    : practisableTopicsOf(course);
  const pool = topics.map((topic) => ({ topic, templates: templatesOf([topic.id]) }));
  pools.set(course.id, pool);
  return pool;
}

import lastRun from '../../../maths/content/record/last-run.json';
import { topics } from '../../../maths/curriculum/index';
import { misconceptions } from '../../../maths/misconceptions/index';
import { templates } from '../../../maths/templates/index';

/** What the last run of all content checks over many seeds counted (`npm run content:full`). */
export type FullRun = typeof lastRun;

export interface BankSummary {
  templates: number;
  /** Topics with questions, and all topics of the curriculum. */
  topics: number;
  allTopics: number;
  misconceptions: number;
  years: { year: number; topics: number; templates: number }[];
  lastRun: FullRun;
}

/** What the question bank holds and how it was last checked. */
export function bankSummary(): BankSummary {
  const open = new Set(templates.map((template) => template.topicId));
  const years = [...new Set(topics.map(({ year }) => year))].map((year) => {
    const own = new Set(topics.filter((topic) => topic.year === year).map(({ id }) => id));
    return { year, topics: own.size, templates: templates.filter(({ topicId }) => own.has(topicId)).length };
  });
  return {
    templates: templates.length,
    topics: open.size,
    allTopics: topics.length,
    misconceptions: misconceptions.length,
    years,
    lastRun,
  };
}

import type { ResultOf } from 'gql.tada';
import { attempt } from '../executor.server';
import { CatalogueCounts } from './catalogue-counts';

export interface CatalogueTotals {
  /** Topics with at least one question kind. */
  topics: number;
  questionKinds: number;
}

let kept: CatalogueTotals | null = null;

/** How much there is to practise now; null when the BFF does not answer and never did. */
export async function catalogueTotals(request: Request): Promise<CatalogueTotals | null> {
  const outcome = await attempt(request, CatalogueCounts, {}, { token: null });
  if (outcome.ok) kept = totalsOf(outcome.data.courses);
  return kept;
}

/** Topics are shared between courses: each counts once. */
export function totalsOf(courses: ResultOf<typeof CatalogueCounts>['courses']): CatalogueTotals {
  const kindsByTopic = new Map(courses.flatMap(({ topics }) => topics.map((topic) => [topic.id, topic.templateCount])));
  const counts = [...kindsByTopic.values()].filter((count) => count > 0);
  return { topics: counts.length, questionKinds: counts.reduce((sum, count) => sum + count, 0) };
}

import type { ResultOf } from 'gql.tada';
import { PublicCoursesPage } from '~/graphql/catalogue/courses-page';
import { attempt } from '~/graphql/executor.server';
import { pageFailure } from '~/loaders/page-failure.server';

type Courses = ResultOf<typeof PublicCoursesPage>['courses'];

// The list is the same for every visitor and changes with a release only: kept, so that the page outlives the BFF.
let kept: Courses | null = null;

/** The course list for visitors; from memory when the BFF does not answer. */
export async function publicCourses(request: Request): Promise<Courses> {
  const outcome = await attempt(request, PublicCoursesPage, {}, { token: null });
  if (outcome.ok) {
    kept = outcome.data.courses;
    return kept;
  }
  if (kept !== null) return kept;
  throw pageFailure(request, outcome.failure);
}

import { mostFirstCourses, yearLevels } from '../../rules/forms/limits';
import type { Chosen } from '../lib/paths';

/** The school year that an address names; null for none. */
export const yearLevelIn = (query: URLSearchParams): number | null =>
  yearLevels.find((level) => String(level) === query.get('year')) ?? null;

/** The courses that an address names and that there are, in its order; three at most. */
export function firstCoursesIn<Course extends { id: string }>(
  query: URLSearchParams,
  courses: readonly Course[],
): Course[] {
  const ids = [...new Set(query.getAll('course'))];
  return ids.flatMap((id) => courses.find((course) => course.id === id) ?? []).slice(0, mostFirstCourses);
}

/** What an address says that was chosen. The courses look like some of ours; whether they are, the sign-up finds out. */
export function chosenIn(query: URLSearchParams): Chosen {
  const course = query.getAll('course').filter((id) => /^[a-z0-9-]{1,40}$/.test(id));
  return { year: String(yearLevelIn(query) ?? ''), course: course.slice(0, mostFirstCourses) };
}

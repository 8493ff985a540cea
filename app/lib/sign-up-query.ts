import { mostFirstCourses, yearLevels } from '../../rules/forms/limits';

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

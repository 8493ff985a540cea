import { CourseContents, type CourseContentsData } from '../graphql/catalogue/course-contents';
import { attempt } from '../graphql/executor.server';
import { pageFailure } from './page-failure.server';

// Courses change with a release only: kept by id, so that public pages outlive the BFF. Only known courses are kept.
const kept = new Map<string, CourseContentsData>();

/** A course with its topics, or null for an unknown one; from memory when the BFF does not answer. */
export async function courseContents(request: Request, courseId: string): Promise<CourseContentsData | null> {
  const outcome = await attempt(request, CourseContents, { courseId }, { token: null });
  if (outcome.ok) {
    const { course } = outcome.data;
    if (course !== null) kept.set(course.id, course);
    return course;
  }
  const known = kept.get(courseId);
  if (known !== undefined) return known;
  throw pageFailure(request, outcome.failure);
}

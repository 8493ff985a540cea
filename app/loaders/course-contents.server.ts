import { CourseContents, type CourseContentsData } from '../graphql/catalogue/course-contents';
import { publicFact } from '../graphql/public-facts.server';
import { pageFailure } from './page-failure.server';

/** A course with its topics, or null for an unknown one. */
export async function courseContents(request: Request, courseId: string): Promise<CourseContentsData | null> {
  const outcome = await publicFact(request, CourseContents, { courseId });
  if (!outcome.ok) throw pageFailure(request, outcome.failure);
  return outcome.data.course;
}

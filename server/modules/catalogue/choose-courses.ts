import { AppError } from '../../platform/app-error';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { replaceChosen } from './catalogue.repo';
import { findCourse } from './describe-course';

const mostCourses = 12;

/**
 * Sets the courses a student sees on the home page, in the order given.
 *
 * @throws AppError BAD_INPUT for none, too many, or an unknown course
 */
export async function chooseCourses(services: Services, viewer: Viewer, courseIds: readonly string[]): Promise<void> {
  const ids = [...new Set(courseIds)];
  if (ids.length === 0) throw new AppError('BAD_INPUT', 'Please choose at least one course.');
  if (ids.length > mostCourses) throw new AppError('BAD_INPUT', `Please choose at most ${mostCourses} courses.`);
  if (ids.some((id) => !findCourse(id))) throw new AppError('BAD_INPUT', 'There is no such course.');
  const now = services.clock.now().getTime();
  // One millisecond apart, so that the order given is the order stored.
  const chosen = ids.map((courseId, place) => ({ courseId, at: new Date(now + place) }));
  await replaceChosen(services.db, viewer.id, chosen);
}

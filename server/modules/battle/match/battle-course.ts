import { AppError } from '../../../platform/app-error';
import { type Course, findCourse } from '../../catalogue/index';

/** A course that battles can be played in. NOT_FOUND for every other. */
export function requireBattleCourse(courseId: string): Course {
  const course = findCourse(courseId);
  if (!course) throw new AppError('NOT_FOUND', 'There is no such course.');
  return course;
}

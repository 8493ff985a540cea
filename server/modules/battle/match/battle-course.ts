import { questionsInMatch } from '../../../../rules/battle/match';
import { AppError } from '../../../platform/app-error';
import { type Course, findCourse } from '../../catalogue/index';
import { battleTemplates } from '../deck/battle-templates';

/** A course by its id. NOT_FOUND where there is none. */
export function requireBattleCourse(courseId: string): Course {
  const course = findCourse(courseId);
  if (!course) throw new AppError('NOT_FOUND', 'We couldn’t find that course.');
  return course;
}

/** A course that a battle can begin in: one with kinds of questions enough. Also UNPROCESSABLE. */
export function requirePlayableCourse(courseId: string): Course {
  const course = requireBattleCourse(courseId);
  if (battleTemplates(course.id).length < questionsInMatch) {
    throw new AppError('UNPROCESSABLE', 'This course doesn’t have enough types of questions for battles yet.');
  }
  return course;
}

import { firstCoursesForm } from '../../../rules/forms/first-courses';
import type { Db, Trx } from '../../db/client';
import { AppError } from '../../platform/app-error';
import { badField, parseInput } from '../../platform/parse-input';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { chooseThese, replaceChosen } from './catalogue.repo';
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
  requireCourses(ids);
  await replaceChosen(services.db, viewer.id, inOrder(ids, services.clock.now()));
}

/**
 * Adds one to three courses behind those that a student has chosen, in the order given.
 *
 * @throws AppError BAD_INPUT (with `details.field`) for none, too many, or an unknown course
 */
export async function addCourses({ db, clock }: Services, viewer: Viewer, typed: readonly string[]): Promise<void> {
  const { courseIds } = parseInput(firstCoursesForm, { courseIds: typed });
  requireCourses(courseIds);
  await chooseFirstCourses(db, viewer.id, courseIds, clock.now());
}

/** The courses that somebody begins with, in the order given. They are known. */
export function chooseFirstCourses(
  db: Db | Trx,
  studentId: string,
  courseIds: readonly string[],
  now: Date,
): Promise<void> {
  return chooseThese(db, studentId, inOrder(courseIds, now));
}

/** BAD_INPUT for a course that we never had, or have no more. */
export function requireCourses(courseIds: readonly string[]): void {
  if (courseIds.some((id) => !findCourse(id))) {
    throw badField('courseIds', 'One of these courses is no longer available. Choose again.');
  }
}

/** One millisecond apart, so that the order given is the order stored. */
const inOrder = (courseIds: readonly string[], now: Date) =>
  courseIds.map((courseId, place) => ({ courseId, at: new Date(now.getTime() + place) }));

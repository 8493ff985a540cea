import type { Trx } from '../../db/client';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { chooseThese, studentCourses } from './catalogue.repo';
import { type Course, findCourse } from './describe-course';

export interface StudentCourse {
  course: Course;
  chosen: boolean;
  /** Seconds practised in this course. */
  seconds: number;
}

/** The courses a student has chosen or practised, chosen ones first in the order chosen. */
export async function listStudentCourses(services: Services, viewer: Viewer): Promise<StudentCourse[]> {
  const rows = await studentCourses(services.db, viewer.id);
  return rows.flatMap((row) => {
    const course = findCourse(row.course_id);
    return course ? [{ course, chosen: row.chosen_at !== null, seconds: row.seconds }] : [];
  });
}

/** Whoever practises a course sees it on the home page from then on. */
export function chooseCourse(trx: Trx, studentId: string, courseId: string, at: Date): Promise<void> {
  return chooseThese(trx, studentId, [{ courseId, at }]);
}

import { isUuid } from '../../../rules/path-patterns';
import { AppError } from '../../platform/app-error';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { writeAuditEntry } from '../audit';
import { findCourse, practisableTopicsOf } from '../catalogue/index';
import { notify } from '../notifications';
import { deleteStartRatings, findClassOfStudent, resetPlacementOf } from './reset-placement.repo';

/**
 * Takes the result of a student's placement test in the course of a class back, so that the test can be taken again at
 * once: map and first week forget it, and topics that were never practised begin where everybody begins. What was practised
 * and earned stays. With an audit line, and the student is told. Twice is once.
 *
 * @throws AppError FORBIDDEN for whoever does not teach, NOT_FOUND for a student of no class of theirs
 */
export async function resetPlacement(
  { db, clock, userEventSignal }: Services,
  viewer: Viewer,
  place: { classId: string; studentId: string },
): Promise<void> {
  if (!viewer.roles.includes('TEACHER') && !viewer.roles.includes('TUTOR')) {
    throw new AppError('FORBIDDEN', 'Only teachers and tutors can do this.');
  }
  const { classId, studentId } = place;
  if (!isUuid(classId) || !isUuid(studentId)) throw notFound();
  const at = clock.now();
  const told = await db.transaction().execute(async (trx) => {
    const school = await findClassOfStudent(trx, viewer.id, place);
    const course = school && findCourse(school.course_id);
    if (!school || !course) throw notFound();
    if (!(await resetPlacementOf(trx, viewer.id, { ...place, at }))) return false;
    const topicIds = practisableTopicsOf(course).map(({ id }) => id);
    await deleteStartRatings(trx, studentId, topicIds);
    const detail = { classId, courseId: course.id };
    await writeAuditEntry(trx, { actor: viewer, action: 'PLACEMENT_RESET', subject: studentId, detail, at });
    await notify(trx, 'PLACEMENT_RESET', studentId, { data: { name: school.name, course }, at });
    return true;
  });
  if (told) await userEventSignal.notify(studentId);
}

const notFound = () => new AppError('NOT_FOUND', 'Student not found. They may have left the class.');

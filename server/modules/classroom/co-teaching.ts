import { classLimits } from '../../../rules/classes';
import { AppError } from '../../platform/app-error';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { type ClassFace, classFace } from './class-data';
import {
  deleteCoTeacher,
  deleteInvitationsOfPerson,
  findInvitationsOfPerson,
  insertCoTeacher,
  lockInvitingClass,
} from './invitations.repo';
import { classNotFound, requireTeacher } from './teaching';

export interface TeachingInvitation extends ClassFace {
  invitedBy: string;
}

/** Classes that ask the viewer to teach them as well. */
export async function listTeachingInvitations({ db }: Services, viewer: Viewer): Promise<TeachingInvitation[]> {
  requireTeacher(viewer);
  const rows = await findInvitationsOfPerson(db, viewer.id, 'TEACHER');
  return rows.map((row) => ({ ...classFace({ ...row, id: row.class_id }), invitedBy: row.invited_by }));
}

/** Takes up what another teacher asked, or not. NOT_FOUND where nobody asked. */
export async function answerTeachingInvitation(
  { db, clock }: Services,
  viewer: Viewer,
  { classId, accept }: { classId: string; accept: boolean },
): Promise<void> {
  requireTeacher(viewer, classId);
  await db.transaction().execute(async (trx) => {
    const school = await lockInvitingClass(trx, viewer.id, classId);
    if (!school) throw classNotFound();
    if (accept && school.co_teachers >= classLimits.teachersInClass) {
      throw new AppError('UNPROCESSABLE', 'This class can’t have any more teachers.');
    }
    await deleteInvitationsOfPerson(trx, viewer.id, classId, 'TEACHER');
    if (accept && school.owner_id !== viewer.id) await insertCoTeacher(trx, classId, viewer.id, clock.now());
  });
}

/** A co-teacher leaves, or the owner lets one go. NOT_FOUND for everybody else. */
export async function endCoTeaching(
  { db }: Services,
  viewer: Viewer,
  { classId, teacherId }: { classId: string; teacherId: string },
): Promise<void> {
  requireTeacher(viewer, classId, teacherId);
  if (!(await deleteCoTeacher(db, { viewerId: viewer.id, classId, teacherId }))) throw classNotFound();
}

import { classLimits } from '../../../rules/classes';
import { AppError } from '../../platform/app-error';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { moveCare } from '../identity';
import { notify, wake } from '../notifications';
import { lockTaughtClass } from './classes.repo';
import { countMembers, deleteMembers, findMembersAmong, insertMembers } from './members.repo';
import { classNotFound, requireTeacher } from './teaching';

/** Takes students out of a class that the viewer teaches and tells them; returns how many there were. */
export async function removeStudents(
  services: Services,
  viewer: Viewer,
  { classId, studentIds }: { classId: string; studentIds: string[] },
): Promise<number> {
  requireTeacher(viewer, classId, ...studentIds);
  requireSomebody(studentIds);
  const removed = await services.db.transaction().execute(async (trx) => {
    const school = await lockTaughtClass(trx, viewer.id, classId);
    if (!school) throw classNotFound();
    const now = services.clock.now();
    const gone = await deleteMembers(trx, classId, studentIds, now);
    return { gone, told: await notify(trx, 'CLASS_REMOVED', gone, { data: school, at: now }) };
  });
  await wake(services, removed.told);
  return removed.gone.length;
}

/** Moves students from one class of the viewer's to another and tells them; returns how many were moved. */
export async function moveStudents(
  services: Services,
  viewer: Viewer,
  { classId, toClassId, studentIds }: { classId: string; toClassId: string; studentIds: string[] },
): Promise<number> {
  requireTeacher(viewer, classId, toClassId, ...studentIds);
  requireSomebody(studentIds);
  if (classId === toClassId) throw new AppError('UNPROCESSABLE', 'Choose another class to move them to.');
  const now = services.clock.now();
  const moved = await services.db.transaction().execute(async (trx) => {
    // Always the smaller id first: two moves in opposite directions do not wait for each other.
    const locked = new Map<string, Awaited<ReturnType<typeof lockTaughtClass>>>();
    for (const id of [classId, toClassId].sort()) locked.set(id, await lockTaughtClass(trx, viewer.id, id));
    const from = locked.get(classId);
    const to = locked.get(toClassId);
    if (!from || !to) throw classNotFound();
    if (to.archived_at !== null)
      throw new AppError('UNPROCESSABLE', `${to.name} is archived, so you can’t add anyone to it.`);
    const members = await findMembersAmong(trx, classId, studentIds);
    const added = await insertMembers(trx, toClassId, members, now);
    requireRoom(await countMembers(trx, toClassId));
    await deleteMembers(trx, classId, members, now);
    await moveCare(trx, classId, toClassId, members);
    const data = { from: from.name, id: to.id, name: to.name };
    return { members, told: await notify(trx, 'CLASS_MOVED', added, { data, at: now }) };
  });
  await wake(services, moved.told);
  return moved.members.length;
}

/** Throws once a class holds more students than it may. */
export function requireRoom(students: number): void {
  if (students <= classLimits.studentsInClass) return;
  throw new AppError('UNPROCESSABLE', `A class can have ${classLimits.studentsInClass} students. This one is full.`);
}

function requireSomebody(studentIds: string[]): void {
  if (studentIds.length === 0) throw new AppError('BAD_INPUT', 'Select at least one student.');
  if (studentIds.length > classLimits.studentsInClass) throw new AppError('BAD_INPUT', 'That’s more than one class.');
}

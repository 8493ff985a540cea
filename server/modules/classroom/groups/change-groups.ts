import { classLimits } from '../../../../rules/classes';
import { classGroupForm } from '../../../../rules/forms/class-group';
import type { Trx } from '../../../db/client';
import { AppError } from '../../../platform/app-error';
import { newId } from '../../../platform/ids';
import { badField, parseInput } from '../../../platform/parse-input';
import { requireSeen } from '../../../platform/require-seen';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { lockTaughtClass } from '../classes.repo';
import { classNotFound, requireTeacher } from '../teaching';
import {
  deleteGroupRow,
  findClassOfGroup,
  findGroups,
  groupNames,
  insertGroup,
  renameGroup,
  replaceMembers,
} from './groups.repo';

/** A named set of students of a class, whom a task can be set for together. */
export interface ClassGroup {
  id: string;
  name: string;
  studentIds: string[];
  /** Another one as soon as its name or its students differ. */
  version: string;
}

interface GroupInput {
  name: string;
  studentIds: string[];
}

/** The groups of a class that the viewer teaches, by name. */
export async function listGroups({ db }: Services, viewer: Viewer, classId: string): Promise<ClassGroup[]> {
  requireTeacher(viewer, classId);
  const rows = await findGroups(db, viewer.id, classId);
  return rows.map(({ student_ids: studentIds, ...group }) => ({ ...group, studentIds }));
}

/**
 * Makes a group of students of a class that the viewer teaches; the same form makes one. Whoever is not in the class is
 * left out.
 * Throws NOT_FOUND, BAD_INPUT with the field, UNPROCESSABLE where the class is archived or has too many groups.
 */
export async function createGroup(
  { db, clock }: Services,
  viewer: Viewer,
  { classId, creationKey, ...input }: GroupInput & { classId: string; creationKey: string },
): Promise<string> {
  requireTeacher(viewer, classId);
  if (!/^[\w-]{8,64}$/.test(creationKey)) throw badField('creationKey', 'Reload the page and try again.');
  const { name, studentIds } = parseInput(classGroupForm, input);
  return db.transaction().execute(async (trx) => {
    const school = await lockTaughtClass(trx, viewer.id, classId);
    if (!school) throw classNotFound();
    const groups = await groupNames(trx, classId);
    const twin = groups.find((group) => group.creation_key === creationKey);
    if (twin) return twin.id;
    if (school.archived_at !== null) throw new AppError('UNPROCESSABLE', 'This class is archived. Reopen it first.');
    const most = classLimits.groupsOfClass;
    if (groups.length >= most)
      throw new AppError('UNPROCESSABLE', `A class can have ${most} groups. Delete one first.`);
    requireFreeName(groups, name);
    const id = newId();
    await insertGroup(trx, { id, class_id: classId, name, creation_key: creationKey, created_at: clock.now() });
    await replaceMembers(trx, { classId, groupId: id, studentIds });
    return id;
  });
}

/**
 * Renames a group and says anew who is in it, as long as it is what the teacher saw. Tasks that are out stay with those who
 * have them.
 *
 * @throws AppError NOT_FOUND, BAD_INPUT, CONFLICT (a colleague changed it meanwhile)
 */
export async function changeGroup(
  { db }: Services,
  viewer: Viewer,
  { groupId, version, ...input }: GroupInput & { groupId: string; version: string },
): Promise<void> {
  requireTeacher(viewer, groupId);
  const { name, studentIds } = parseInput(classGroupForm, input);
  await db.transaction().execute(async (trx) => {
    const group = await lockGroup(trx, viewer.id, groupId);
    const classId = group.class_id;
    requireSeen(version, group.version);
    const others = (await groupNames(trx, classId)).filter(({ id }) => id !== groupId);
    requireFreeName(others, name);
    await renameGroup(trx, groupId, name);
    await replaceMembers(trx, { classId, groupId, studentIds });
  });
}

/** Deletes a group; its students stay in the class and keep their tasks. */
export async function deleteGroup({ db }: Services, viewer: Viewer, groupId: string): Promise<void> {
  requireTeacher(viewer, groupId);
  if (!(await deleteGroupRow(db, viewer.id, groupId))) throw groupNotFound();
}

/** Two changes of the groups of a class wait for each other. */
async function lockGroup(trx: Trx, teacherId: string, groupId: string) {
  const found = await findClassOfGroup(trx, teacherId, groupId);
  if (!found || !(await lockTaughtClass(trx, teacherId, found.class_id))) throw groupNotFound();
  // It may have been changed or deleted while this waited.
  const group = await findClassOfGroup(trx, teacherId, groupId);
  if (!group) throw groupNotFound();
  return group;
}

function requireFreeName(groups: readonly { name: string }[], name: string): void {
  if (!groups.some((group) => group.name.toLowerCase() === name.toLowerCase())) return;
  throw badField('name', 'There’s already a group with that name. Choose another one.');
}

function groupNotFound(): AppError {
  return new AppError('NOT_FOUND', 'This group has been deleted, or it belongs to another class.');
}

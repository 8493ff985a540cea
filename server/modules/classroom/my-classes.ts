import { firstNameOf } from '../../../rules/classes';
import { seenByOthers } from '../../../rules/shop/wear';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { type ClassFace, classFace } from './class-data';
import { type ClassPot, potsShownSince, toPot } from './coins/class-coins';
import { noteChange } from './digest/digest.repo';
import { type ClassFile, toClassFile } from './files/class-file';
import { deleteInvitationsOfPerson, findInvitationsOfPerson } from './invitations.repo';
import { deleteMembers } from './members.repo';
import { findStudentClasses, type StudentClassRow } from './student-classes.repo';
import { classNotFound, requireIds } from './teaching';

export interface MyClass extends ClassFace {
  archived: boolean;
  /** The owner first. */
  teachers: string[];
  studentCount: number;
  joinedAt: Date;
  /** The others, of a class that is read alone. */
  classmates: Classmate[];
  /** The newest first, of a class that is read alone. */
  files: ClassFile[];
  /** Names of open tests that were set before the viewer joined, of a class that is read alone. */
  missedTests: string[];
  /** What a class that is read alone saves for. */
  pot: (ClassPot & { coins: number; own: number }) | null;
}

export interface Classmate {
  firstName: string;
  /** What their picture wears; null for people without one. */
  avatar: string | null;
}

export interface ClassInvitation extends ClassFace {
  invitedBy: string;
  joinCode: string;
}

/** The classes that the viewer is in, those still open first. */
export async function listMyClasses({ db }: Services, viewer: Viewer): Promise<MyClass[]> {
  return (await findStudentClasses(db, viewer.id)).map(toMyClass);
}

/** One of them; NOT_FOUND for any other class. */
export async function getMyClass({ db, clock }: Services, viewer: Viewer, classId: string): Promise<MyClass> {
  requireIds(classId);
  const now = clock.now();
  const [row] = await findStudentClasses(db, viewer.id, { classId, potsSince: potsShownSince(now), now });
  if (!row) throw classNotFound();
  return toMyClass(row);
}

/** Classes that ask the viewer in. */
export async function listClassInvitations({ db }: Services, viewer: Viewer): Promise<ClassInvitation[]> {
  const rows = await findInvitationsOfPerson(db, viewer.id, 'STUDENT');
  return rows.map((row) => ({
    ...classFace({ ...row, id: row.class_id }),
    invitedBy: row.invited_by,
    joinCode: row.join_code,
  }));
}

/** Says no to a class; its teacher is not told. NOT_FOUND where nobody asked. */
export async function declineClassInvitation({ db }: Services, viewer: Viewer, classId: string): Promise<void> {
  requireIds(classId);
  if (!(await deleteInvitationsOfPerson(db, viewer.id, classId, 'STUDENT'))) throw classNotFound();
}

/** Takes the viewer out of a class; what was practised stays the student's. NOT_FOUND where the viewer is in none such. */
export async function leaveClass({ db, clock }: Services, viewer: Viewer, classId: string): Promise<void> {
  requireIds(classId);
  await db.transaction().execute(async (trx) => {
    const gone = await deleteMembers(trx, classId, [viewer.id], clock.now());
    if (gone.length === 0) throw classNotFound();
    await noteChange(trx, classId, 'LEFT', clock.now());
  });
}

function toMyClass(row: StudentClassRow): MyClass {
  return {
    ...classFace(row),
    archived: row.archived_at !== null,
    teachers: row.teachers,
    studentCount: row.student_count,
    joinedAt: row.joined_at,
    classmates: row.classmates.map(({ nickname, worn }) => ({
      firstName: firstNameOf(nickname),
      avatar: seenByOthers(worn),
    })),
    files: row.files.map(toClassFile),
    missedTests: row.missed_tests,
    pot: row.coins?.pot ? { ...toPot(row.coins.pot), coins: row.coins.balance, own: row.coins.own } : null,
  };
}

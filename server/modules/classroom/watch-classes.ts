import { AppError } from '../../platform/app-error';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { writeAuditEntry } from '../audit';
import { type ClassFace, classFace } from './class-data';
import { classNotFound, requireIds } from './teaching';
import { findClassesByWords, findWatchedClass, type WatchedClassRow } from './watch-classes.repo';

const mostFound = 50;

export interface WatchedClass extends ClassFace {
  owner: string;
  studentCount: number;
  archived: boolean;
  createdAt: Date;
}

export interface WatchedClassDetails extends WatchedClass {
  coTeachers: string[];
  students: string[];
  files: { name: string; size: number }[];
  announcementCount: number;
}

/** Classes by words of their name or by their code, the newest fifty. Administrators only. */
export async function findClasses({ db }: Services, viewer: Viewer, words: string): Promise<WatchedClass[]> {
  requireAdmin(viewer);
  return (await findClassesByWords(db, words.trim().slice(0, 100), mostFound)).map(toWatched);
}

/** One class, to be looked at and not changed; each look leaves a line in the audit log. Administrators only. */
export async function watchClass(
  { db, clock }: Services,
  viewer: Viewer,
  classId: string,
): Promise<WatchedClassDetails> {
  requireAdmin(viewer);
  requireIds(classId);
  return db.transaction().execute(async (trx) => {
    const row = await findWatchedClass(trx, classId);
    if (!row) throw classNotFound();
    const entry = { action: 'CLASS_VIEWED', subject: classId, detail: {} };
    await writeAuditEntry(trx, { actor: viewer, ...entry, at: clock.now() });
    const { teachers, members, files, announcements } = row;
    return { ...toWatched(row), coTeachers: teachers, students: members, files, announcementCount: announcements };
  });
}

function requireAdmin(viewer: Viewer): void {
  if (!viewer.roles.includes('ADMIN')) throw new AppError('FORBIDDEN', 'You don’t have access to this.');
}

function toWatched(row: WatchedClassRow): WatchedClass {
  return {
    ...classFace(row),
    owner: row.owner,
    studentCount: row.students,
    archived: row.archived_at !== null,
    createdAt: row.created_at,
  };
}

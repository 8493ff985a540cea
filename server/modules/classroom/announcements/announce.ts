import { announcementForm } from '../../../../rules/forms/class-announcement';
import { isUuid } from '../../../../rules/path-patterns';
import { AppError } from '../../../platform/app-error';
import { newId } from '../../../platform/ids';
import { takeOrRefuse } from '../../../platform/limits/take-or-refuse';
import { badField, parseInput } from '../../../platform/parse-input';
import { requireSeen } from '../../../platform/require-seen';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { lockTaughtClass } from '../classes.repo';
import { classNewsJob } from '../news/news-job';
import { classNotFound, requireIds, requireTeacher } from '../teaching';
import {
  type AnnouncementRow,
  countAnnouncements,
  deleteAnnouncementRow,
  findAnnouncements,
  insertAnnouncement,
  lockAnnouncement,
  updateAnnouncement,
} from './announcements.repo';

/** More would be no announcements any more; the oldest can be deleted. */
const mostInClass = 200;
const mostShown = 50;

export interface Announcement {
  id: string;
  /** Rich text as `rules/rich-text` reads it. */
  body: string;
  createdAt: Date;
  editedAt: Date | null;
  /** Null when the account is gone. */
  author: string | null;
}

/** What was written to a class that the viewer teaches or is in, the newest first. Nothing of any other class. */
export async function listAnnouncements({ db }: Services, viewer: Viewer, classId: string): Promise<Announcement[]> {
  requireIds(classId);
  return (await findAnnouncements(db, viewer.id, classId, mostShown)).map(toAnnouncement);
}

/** Writes to a class that the viewer teaches; its students are told. The same form makes one announcement. */
export async function announce(
  { db, clock, limits, jobs }: Services,
  viewer: Viewer,
  { classId, creationKey, ...input }: { classId: string; body: string; creationKey: string },
): Promise<void> {
  requireTeacher(viewer, classId);
  const { body } = parseInput(announcementForm, input);
  if (!/^[\w-]{8,64}$/.test(creationKey)) throw badField('creationKey', 'Reload the page and try again.');
  const tooMany = 'That was a lot of announcements. Please wait a bit.';
  await takeOrRefuse(limits, [['announcementInHour', viewer.id]], tooMany);
  const now = clock.now();
  const made = await db.transaction().execute(async (trx) => {
    const school = await lockTaughtClass(trx, viewer.id, classId);
    if (!school) throw classNotFound();
    if (school.archived_at !== null) throw new AppError('UNPROCESSABLE', 'This class is archived. Reopen it first.');
    if ((await countAnnouncements(trx, classId)) >= mostInClass) {
      throw new AppError('UNPROCESSABLE', `A class can have ${mostInClass} announcements. Delete some old ones first.`);
    }
    const id = await insertAnnouncement(trx, {
      id: newId(),
      class_id: classId,
      author_id: viewer.id,
      body,
      created_at: now,
      creation_key: creationKey,
    });
    if (id !== null) await jobs.schedule(classNewsJob, { classId }, { key: `news ${classId}` }, trx);
    return id !== null;
  });
  if (made) jobs.wake(classNewsJob);
}

/**
 * Changes what was written; nobody is told again, but the page says that it was changed. `seen` is the text that was
 * changed: CONFLICT where it is another one by now.
 */
export async function editAnnouncement(
  { db, clock }: Services,
  viewer: Viewer,
  { id, seen, ...input }: { id: string; body: string; seen?: string | null },
): Promise<void> {
  requireTeacher(viewer);
  const { body } = parseInput(announcementForm, input);
  if (!isUuid(id)) throw announcementNotFound();
  await db.transaction().execute(async (trx) => {
    const saved = await lockAnnouncement(trx, viewer.id, id);
    if (saved === undefined) throw announcementNotFound();
    if (saved === body) return;
    requireSeen(seen ?? undefined, saved);
    await updateAnnouncement(trx, viewer.id, id, { body, edited_at: clock.now() });
  });
}

export async function deleteAnnouncement({ db }: Services, viewer: Viewer, id: string): Promise<void> {
  requireTeacher(viewer);
  if (!isUuid(id) || !(await deleteAnnouncementRow(db, viewer.id, id))) throw announcementNotFound();
}

function announcementNotFound(): AppError {
  return new AppError('NOT_FOUND', 'This announcement has been deleted.');
}

function toAnnouncement(row: AnnouncementRow): Announcement {
  return { id: row.id, body: row.body, createdAt: row.created_at, editedAt: row.edited_at, author: row.author };
}

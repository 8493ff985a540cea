import { newId } from '../../../server/platform/ids';
import type { Services } from '../../../server/platform/services';

/** A file of a class without anything in the store; returns its id. */
export async function addFileRow({ db, clock }: Services, classId: string, { deleted = false } = {}): Promise<string> {
  const id = newId();
  const now = clock.now();
  await db.insertInto('stored_objects').values({ key: id, created_at: now }).execute();
  const about = { name: 'Plan A.pdf', kind: 'PDF', size: 1000, uploaded_by: null, told_at: now };
  await db
    .insertInto('class_files')
    .values({ ...about, id, class_id: classId, object_key: id, created_at: now, deleted_at: deleted ? now : null })
    .execute();
  return id;
}

/** A group without anybody in it; returns its id. */
export async function addGroupRow({ db, clock }: Services, classId: string): Promise<string> {
  const id = newId();
  await db
    .insertInto('class_groups')
    .values({ id, class_id: classId, name: id, creation_key: id, created_at: clock.now() })
    .execute();
  return id;
}

/** An announcement to a class; returns its id. */
export async function addAnnouncementRow({ db, clock }: Services, classId: string): Promise<string> {
  const id = newId();
  const now = clock.now();
  const about = { body: 'Bring a ruler.', author_id: null, edited_at: null, told_at: now };
  await db
    .insertInto('class_announcements')
    .values({ ...about, id, class_id: classId, created_at: now, creation_key: id })
    .execute();
  return id;
}

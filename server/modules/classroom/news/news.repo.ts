import { sql } from 'kysely';
import type { Trx } from '../../../db/client';

export interface ClassNews {
  name: string;
  files: { id: string; name: string }[];
  announcements: number;
  students: string[];
}

/** Takes what the students of an open class were not told of yet, so that it is told once. */
export async function takeNews(trx: Trx, classId: string, at: Date): Promise<ClassNews | null> {
  const { rows: locked } = await sql<{ name: string }>`
    select name from classes where id = ${classId} and archived_at is null for no key update`.execute(trx);
  const [school] = locked;
  if (!school) return null;
  const files = await trx
    .updateTable('class_files')
    .set({ told_at: at })
    .where('class_id', '=', classId)
    .where('told_at', 'is', null)
    .where('deleted_at', 'is', null)
    .returning(['id', 'name'])
    .execute();
  const announcements = await trx
    .updateTable('class_announcements')
    .set({ told_at: at })
    .where('class_id', '=', classId)
    .where('told_at', 'is', null)
    .returning('id')
    .execute();
  const students = await trx.selectFrom('class_members').select('student_id').where('class_id', '=', classId).execute();
  return {
    name: school.name,
    files,
    announcements: announcements.length,
    students: students.map(({ student_id }) => student_id),
  };
}

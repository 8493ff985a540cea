import { sql } from 'kysely';
import type { Db, Trx } from '../../db/client';

export interface WatchedClassRow {
  id: string;
  name: string;
  course_id: string;
  colour: string;
  archived_at: Date | null;
  created_at: Date;
  owner: string;
  students: number;
}

const columns = sql`c.id, c.name, c.course_id, c.colour, c.archived_at, c.created_at, o.nickname as owner,
  (select count(*)::int from class_members m where m.class_id = c.id) as students`;

/** Classes whose name or code holds these words, the newest first. */
export async function findClassesByWords(db: Db, words: string, limit: number): Promise<WatchedClassRow[]> {
  const { rows } = await sql<WatchedClassRow>`
    select ${columns} from classes c join users o on o.id = c.teacher_id
    where position(lower(${words}) in lower(c.name)) > 0 or c.join_code = upper(replace(${words}, '-', ''))
    order by c.created_at desc, c.id limit ${limit}`.execute(db);
  return rows;
}

export interface WatchedClassDetail extends WatchedClassRow {
  teachers: string[];
  members: string[];
  files: { name: string; size: number }[];
  announcements: number;
}

/** Everything that an administrator sees of one class: nothing of anybody's work, no join code and no password. */
export async function findWatchedClass(trx: Trx, classId: string): Promise<WatchedClassDetail | undefined> {
  const { rows } = await sql<WatchedClassDetail>`
    select ${columns},
      array(select u.nickname from class_teachers t join users u on u.id = t.teacher_id
        where t.class_id = c.id order by t.joined_at, u.nickname) as teachers,
      array(select u.nickname from class_members m join users u on u.id = m.student_id
        where m.class_id = c.id order by lower(u.nickname), u.id) as members,
      (select coalesce(json_agg(json_build_object('name', f.name, 'size', f.size) order by f.created_at desc), '[]')
        from class_files f where f.class_id = c.id and f.deleted_at is null) as files,
      (select count(*)::int from class_announcements a where a.class_id = c.id) as announcements
    from classes c join users o on o.id = c.teacher_id where c.id = ${classId}`.execute(trx);
  return rows[0];
}

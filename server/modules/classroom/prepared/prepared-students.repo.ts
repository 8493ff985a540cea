import { sql } from 'kysely';
import type { Db } from '../../../db/client';
import { taughtBy } from '../taught-by';

export interface PreparedStudentRow {
  id: string;
  nickname: string;
  login: string;
  version: number;
  password_chosen_at: Date | null;
}

/** The students of a class that this person teaches whose accounts were prepared for it, by nickname. */
export async function findPreparedStudents(db: Db, teacherId: string, classId: string): Promise<PreparedStudentRow[]> {
  const { rows } = await sql<PreparedStudentRow>`
    select u.id, u.nickname, u.email as login, p.version, p.password_chosen_at
    from prepared_accounts p
    join classes c on c.id = p.class_id
    join class_members m on m.class_id = c.id and m.student_id = p.user_id
    join users u on u.id = p.user_id
    where c.id = ${classId} and ${taughtBy(teacherId)}
    order by lower(u.nickname), u.id`.execute(db);
  return rows;
}

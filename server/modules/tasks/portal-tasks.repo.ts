import { sql } from 'kysely';
import type { Db } from '../../db/client';
import { taughtBy } from '../classroom';
import type { TaskRow } from './task-data';

/** Students of a task who stand at the same point; instants inside JSON are text. */
export interface PortalStudentsJson {
  own_due_at: string | null;
  own_late_until: string | null;
  handed_in: boolean;
  count: number;
}

export type PortalTaskRow = Pick<
  TaskRow,
  'id' | 'class_id' | 'title' | 'type' | 'state' | 'opens_at' | 'due_at' | 'late_until'
> & {
  class_name: string;
  time_zone: string;
  /** Excused students left out, and those who left the class. */
  students: PortalStudentsJson[];
  /** Work that was handed in and whose rubric has no values yet. */
  to_mark: number;
  /** Students who asked for another look at a mark. */
  requests: number;
  /** Of an open test for the whole class: students who joined after it was set, and so have not got it. */
  joined_later: number;
};

/**
 * The tasks of all open classes that this person teaches: drafts, those that were due since the instant asked for or are
 * still to come, and older ones where somebody waits for the teacher. One statement, however many there are.
 */
export async function findPortalTasks(
  db: Db,
  teacherId: string,
  { dueSince, now }: { dueSince: Date; now: Date },
): Promise<PortalTaskRow[]> {
  const { rows } = await sql<PortalTaskRow>`
    select * from (
      select t.id, t.class_id, t.title, t.type, t.state, t.opens_at, t.due_at, t.late_until, t.changed_at,
        c.name as class_name, c.time_zone,
        (select coalesce(json_agg(g), '[]') from (
          select s.own_due_at, s.own_late_until, s.handed_in_at is not null as handed_in, count(*)::int as count
          from student_tasks s where s.task_id = t.id and s.excused_at is null
            and s.left_at is null group by 1, 2, 3) g) as students,
        case when t.scoring_type = 'RUBRIC' then (select count(*)::int from student_tasks s
          where s.task_id = t.id and s.handed_in_at is not null and s.excused_at is null and s.left_at is null
            and s.rubric_values is null)
          else 0 end as to_mark,
        (select count(distinct r.student_task_id)::int from student_tasks s
          join mark_requests r on r.student_task_id = s.id and r.answered_at is null where s.task_id = t.id) as requests,
        case when t.type = 'TEST' and t.whole_class and t.state = 'OPEN' and t.late_until > ${now}
          then (select count(*)::int from class_members m where m.class_id = t.class_id and not exists (
            select 1 from student_tasks s where s.task_id = t.id and s.student_id = m.student_id))
          else 0 end as joined_later
      from tasks t join classes c on c.id = t.class_id
      where c.archived_at is null and ${taughtBy(teacherId)}) p
    where p.state = 'DRAFT' or p.due_at >= ${dueSince} or p.to_mark > 0 or p.requests > 0
    order by p.due_at nulls last, p.changed_at desc, p.id limit 200`.execute(db);
  return rows;
}

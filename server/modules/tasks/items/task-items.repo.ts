import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { TaskItem } from '../../../../rules/class-coins';
import type { Db, Trx } from '../../../db/client';
import type { Database } from '../../../db/schema';
import { coinBalanceJson } from '../../rewards';
import type { Json } from '../student/my-tasks.repo';
import type { StudentTaskRow, TaskRow } from '../task-data';

/** The student of a student task is in its class, whose teachers let coins be used. */
const isAllowed: RawBuilder<boolean> = sql<boolean>`exists (
  select 1 from classes c join class_members m on m.class_id = c.id
  where c.id = t.class_id and c.coins_on_tasks and c.archived_at is null and m.student_id = st.student_id)`;

/** Questions of its practice that can get other numbers: nobody answered or marked them, and not everybody has the same. */
const openIndexes: RawBuilder<number[]> = sql<number[]>`array(
  select q.index from practice_questions q join practices p on p.student_id = q.student_id and p.id = q.practice_id
  where q.student_id = st.student_id and q.practice_id = st.practice_id and p.state = 'IN_PROGRESS'
    and q.answered_at is null and q.closed_at is null and q.outcome is null
    and not exists (select 1 from attempts a where a.student_id = q.student_id and a.question_id = q.id)
    and not exists (select 1 from task_marks m where m.question_id = q.id)
    and not exists (select 1 from task_questions k where k.task_id = t.id and k.seed = q.seed)
  order by q.index)`;

export interface TaskItemsRow {
  own: Json<StudentTaskRow>;
  task: Json<TaskRow>;
  allowed: boolean;
  coins: number;
  bought: TaskItem[];
  open_indexes: number[];
}

/** What a student may buy for a task of the own that is out, by either of its ids. One statement. */
export async function findTaskItems(db: Db, studentId: string, taskId: string): Promise<TaskItemsRow | undefined> {
  const { rows } = await sql<TaskItemsRow>`
    select to_json(st) as own, to_json(t) as task, ${isAllowed} as allowed, ${coinBalanceJson(studentId)} as coins,
      array(select b.item from task_purchases b where b.student_task_id = st.id) as bought, ${openIndexes} as open_indexes
    from student_tasks st join tasks t on t.id = st.task_id and t.state <> 'DRAFT'
    where st.student_id = ${studentId} and (t.id = ${taskId} or st.id = ${taskId})`.execute(db);
  return rows[0];
}

/** The same two facts of a student task that is locked. */
export async function findItemFacts(
  trx: Trx,
  studentTaskId: string,
): Promise<{ allowed: boolean; open_indexes: number[] }> {
  const { rows } = await sql<{ allowed: boolean; open_indexes: number[] }>`
    select ${isAllowed} as allowed, ${openIndexes} as open_indexes
    from student_tasks st join tasks t on t.id = st.task_id where st.id = ${studentTaskId}`.execute(trx);
  return rows[0] ?? { allowed: false, open_indexes: [] };
}

/** False where it was bought before. */
export async function insertPurchase(trx: Trx, row: Insertable<Database['task_purchases']>): Promise<boolean> {
  const inserted = await trx
    .insertInto('task_purchases')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('item')
    .executeTakeFirst();
  return inserted !== undefined;
}

import { sql } from 'kysely';
import type { Db } from '../../../db/client';
import { taughtBy } from '../../classroom';
import { type TaskClassRow, taskClassJson } from '../drafts.repo';

/** A student of a task as the live view reads them. Instants inside JSON are text. */
export interface LiveStudentJson {
  id: string;
  nickname: string;
  excused: boolean;
  handed_in: boolean;
  practice_state: string | null;
  answered: number;
  right_count: number;
  question_count: number | null;
  seconds: number;
  ends_at: string | null;
  /** The question that was touched last. */
  question: {
    index: number;
    opened_at: string;
    answered_at: string | null;
    closed_at: string | null;
    hints: number;
    tries: number;
    tried_at: string | null;
  } | null;
}

export interface LiveTaskRow {
  id: string;
  title: string;
  type: 'HOMEWORK' | 'TEST';
  question_count: number;
  class: TaskClassRow;
  /** Median seconds of the answered questions of this task; null before the first. */
  usual_seconds: number | null;
  students: LiveStudentJson[];
}

/** Where everybody stands in a task that this person teaches; who left the class is watched no longer. One statement, however many students there are. */
export async function findLiveTask(db: Db, teacherId: string, taskId: string): Promise<LiveTaskRow | undefined> {
  const { rows } = await sql<LiveTaskRow>`
    select t.id, t.title, t.type, t.question_count, ${taskClassJson} as class,
      (select percentile_cont(0.5) within group (order by q.seconds)
        from student_tasks s join practice_questions q on q.student_id = s.student_id and q.practice_id = s.practice_id
        where s.task_id = t.id and q.answered_at is not null and q.seconds is not null) as usual_seconds,
      (select coalesce(json_agg(json_build_object('id', s.id, 'nickname', u.nickname,
          'excused', s.excused_at is not null, 'handed_in', s.handed_in_at is not null, 'practice_state', p.state,
          'answered', s.answered, 'right_count', s.right_count, 'question_count', p.question_count,
          'seconds', s.seconds, 'ends_at', p.ends_at, 'question', touched.question)
          order by lower(u.nickname), u.id), '[]')
        from student_tasks s
        join users u on u.id = s.student_id
        left join practices p on p.student_id = s.student_id and p.id = s.practice_id
        left join lateral (
          select json_build_object('index', q.index, 'opened_at', q.opened_at, 'answered_at', q.answered_at,
            'closed_at', q.closed_at, 'hints', q.hints_opened, 'tries', tried.tries, 'tried_at', tried.at) as question
          from practice_questions q
          cross join lateral (
            select count(*) filter (where a.verdict = 'WRONG')::int as tries, max(a.created_at) as at
            from attempts a where a.student_id = q.student_id and a.question_id = q.id) tried
          where q.student_id = p.student_id and q.practice_id = p.id and q.opened_at is not null
          order by greatest(q.opened_at, q.answered_at, q.closed_at, tried.at) desc, q.index desc limit 1) touched on true
        where s.task_id = t.id and s.left_at is null) as students
    from tasks t join classes c on c.id = t.class_id
    where t.id = ${taskId} and t.state <> 'DRAFT' and ${taughtBy(teacherId)}`.execute(db);
  return rows[0];
}

import { sql } from 'kysely';
import type { Db } from '../../../db/client';
import { taughtBy } from '../../classroom';
import type { PlacementRow } from '../../placement/index';
import { type TaskClassRow, taskClassJson } from '../drafts.repo';
import type { TaskRow } from '../task-data';
import { type ClassRubrics, classRubrics } from './report.repo';

type Dates = 'opens_at' | 'due_at' | 'late_until';

/** Instants inside JSON are text. */
export type StudentReportTaskJson = Pick<
  TaskRow,
  | 'id'
  | 'type'
  | 'title'
  | 'question_count'
  | 'points_possible'
  | 'scoring_type'
  | 'rubric'
  | 'grade_type'
  | 'letter_borders'
> &
  Record<Dates, string> & {
    student_task_id: string;
    own_due_at: string | null;
    own_late_until: string | null;
    excused_at: string | null;
    opened_at: string | null;
    handed_in_at: string | null;
    reopened_at: string | null;
    left_at: string | null;
    answered: number;
    points: number;
    seconds: number;
    /** Of the class: those who handed in, and their points. */
    handed_in: number;
    points_handed_in: number;
    class_rubrics: ClassRubrics;
    rubric_values: (number | null)[] | null;
    /** Questions to which there is working or a drawing. */
    with_working: number;
  };

export interface StudentReportRow {
  class: TaskClassRow;
  nickname: string;
  /** The placement test that counts; null without one, and for who left the class. */
  placement: { taken_at: string; findings: PlacementRow['findings'] } | null;
  tasks: StudentReportTaskJson[];
  ideas: { misconception_id: string; tasks: number; questions: number; last_at: string }[];
}

/**
 * A student's tasks in a class that this person teaches, oldest due date first, with the sums of the class, and the ideas
 * behind wrong answers in them. Who left the class is found as long as there are tasks. One statement.
 */
export async function findStudentReport(
  db: Db,
  teacherId: string,
  { classId, studentId }: { classId: string; studentId: string },
): Promise<StudentReportRow | undefined> {
  const { rows } = await sql<StudentReportRow>`
    select ${taskClassJson} as class, u.nickname,
      (select json_build_object('taken_at', p.taken_at, 'findings', p.findings) from placements p join class_members m on m.student_id = p.student_id
        where p.student_id = u.id and p.subject = c.course_id and p.reset_at is null and m.class_id = c.id) as placement,
      (select coalesce(json_agg(json_build_object('id', t.id, 'type', t.type, 'title', t.title,
          'question_count', t.question_count, 'points_possible', t.points_possible, 'opens_at', t.opens_at,
          'due_at', t.due_at, 'late_until', t.late_until, 'student_task_id', s.id, 'own_due_at', s.own_due_at,
          'own_late_until', s.own_late_until, 'excused_at', s.excused_at, 'opened_at', s.opened_at,
          'handed_in_at', s.handed_in_at, 'reopened_at', s.reopened_at, 'left_at', s.left_at, 'answered', s.answered, 'points', s.points,
          'seconds', s.seconds, 'handed_in', coalesce(sums.handed_in, 0),
          'points_handed_in', coalesce(sums.points_handed_in, 0), 'scoring_type', t.scoring_type, 'rubric', t.rubric,
          'grade_type', t.grade_type, 'letter_borders', t.letter_borders, 'rubric_values', s.rubric_values, 'class_rubrics', ${classRubrics},
          'with_working', (select count(*)::int from practice_questions q
            where q.student_id = s.student_id and q.practice_id = s.practice_id
              and (exists (select 1 from working_lines w where w.student_id = q.student_id and w.question_id = q.id)
                or exists (select 1 from working_boards b where b.student_id = q.student_id and b.question_id = q.id)))
        ) order by t.due_at, t.id), '[]')
        from student_tasks s join tasks t on t.id = s.task_id left join task_sums sums on sums.task_id = t.id
        where s.student_id = u.id and t.class_id = c.id and t.state <> 'DRAFT') as tasks,
      (select coalesce(json_agg(json_build_object('misconception_id', i.misconception_id, 'tasks', i.tasks,
          'questions', i.questions, 'last_at', i.last_at) order by i.tasks desc, i.questions desc, i.misconception_id), '[]')
        from (
          select i.misconception_id, count(*)::int as tasks, sum(i.questions)::int as questions, max(i.last_at) as last_at
          from student_tasks s join tasks t on t.id = s.task_id join student_task_ideas i on i.student_task_id = s.id
          where s.student_id = u.id and t.class_id = c.id and t.state <> 'DRAFT' and s.excused_at is null
          group by i.misconception_id) i) as ideas
    from classes c join users u on u.id = ${studentId}
    where c.id = ${classId} and ${taughtBy(teacherId)}
      and (exists (select 1 from class_members m where m.class_id = c.id and m.student_id = u.id)
        or exists (select 1 from student_tasks s join tasks t on t.id = s.task_id
          where s.student_id = u.id and t.class_id = c.id and t.state <> 'DRAFT'))`.execute(db);
  return rows[0];
}

import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/client';
import { type MyTaskJson, type MyTaskRow, myTaskColumns, toMyTaskRow } from './my-tasks.repo';

/** A question of a student's task with all that was answered. */
export interface ReportQuestionRow {
  id: string;
  index: number;
  template_id: string;
  topic_id: string;
  instance_id: string | null;
  outcome: string | null;
  closed: boolean;
  answered: boolean;
  seconds: number | null;
  hints_opened: number;
  /** What it is worth. */
  points: number;
  mark: { points: number; comment: string } | null;
  /** Answers that were marked right or wrong, oldest first. */
  attempts: { answer: string; verdict: 'CORRECT' | 'WRONG'; misconception_id: string | null }[];
  /** The error of the logbook that it is. */
  error: { id: string; course_id: string; state: string } | null;
}

export type ReportRow = MyTaskRow & {
  nickname: string;
  year_level: number | null;
  students_may_share: boolean;
  questions: ReportQuestionRow[];
};

type ReportJson = MyTaskJson & Omit<ReportRow, keyof MyTaskRow>;

/** Whose report: the student's own, or whoever holds a valid key to it. Every id of a path must belong to the others. */
export type ReportPlace = { studentTaskId: string; taskId?: string; studentId?: string };

/** A student's task with its questions and answers. One statement. */
export async function findTaskReport(db: Db, place: ReportPlace): Promise<ReportRow | undefined> {
  const { rows } = await sql<ReportJson>`
    select ${myTaskColumns}, u.nickname, u.year_level, c.students_may_share, ${questionsJson} as questions
    from student_tasks st
    join tasks t on t.id = st.task_id and t.state <> 'DRAFT'
    join classes c on c.id = t.class_id
    join users u on u.id = st.student_id
    left join practices p on p.student_id = st.student_id and p.id = st.practice_id
    where st.id = ${place.studentTaskId} and ${atPlace(place)}`.execute(db);
  return rows[0] && toMyTaskRow(rows[0]);
}

function atPlace({ taskId, studentId }: ReportPlace): RawBuilder<boolean> {
  const task = taskId === undefined ? sql`true` : sql`t.id = ${taskId}`;
  if (studentId === undefined) return sql<boolean>`${task}`;
  return sql<boolean>`${task} and st.student_id = ${studentId} and (st.practice_id is not null
    or exists (select 1 from class_members m where m.class_id = t.class_id and m.student_id = st.student_id))`;
}

const questionsJson = sql<ReportQuestionRow[]>`(
  select coalesce(json_agg(json_build_object('id', q.id, 'index', q.index, 'template_id', q.template_id,
    'topic_id', q.topic_id, 'instance_id', q.instance_id, 'outcome', q.outcome, 'closed', q.closed_at is not null,
    'answered', q.answered_at is not null, 'seconds', q.seconds, 'hints_opened', q.hints_opened,
    'points', coalesce(tq.points, 1),
    'mark', (select json_build_object('points', m.points, 'comment', m.comment) from task_marks m
      where m.student_task_id = st.id and m.question_id = q.id),
    'attempts', (select coalesce(json_agg(json_build_object('answer', a.answer, 'verdict', a.verdict,
        'misconception_id', a.misconception_id) order by a.number), '[]')
      from attempts a where a.student_id = q.student_id and a.question_id = q.id and a.verdict in ('CORRECT', 'WRONG')),
    'error', (select json_build_object('id', e.id, 'course_id', e.course_id, 'state', e.state) from errors e
      where e.student_id = q.student_id and e.question_id = q.id order by e.opened_at desc limit 1)
    ) order by q.index), '[]')
  from practice_questions q left join task_questions tq on tq.task_id = t.id and tq.place = q.index
  where q.student_id = p.student_id and q.practice_id = p.id)`;

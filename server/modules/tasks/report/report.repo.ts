import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/client';
import { taughtBy } from '../../classroom';
import type { WorkingRow } from '../../practice';

/** Who reads a report. A share is checked by its key before anything is read. */
export type ReportReader = { studentId: string } | { teacherId: string } | 'SHARED';

/** A question of a student's task with what reports count of it. */
export interface ReportQuestionJson {
  id: string;
  index: number;
  template_id: string;
  topic_id: string;
  instance_id: string | null;
  outcome: string | null;
  answered: boolean;
  marked: boolean;
  seconds: number | null;
  hints_opened: number;
  possible: number;
  mark: number | null;
  mark_comment: string | null;
  /** In the order of the answers. */
  ideas: string[];
}

/** Questions of the student task `s` of the task `t`, in their order; those alone that are `wanted` (of the row `q`). */
export function reportQuestionsJson(wanted: RawBuilder<boolean> = sql`true`): RawBuilder<ReportQuestionJson[]> {
  return sql`(
    select coalesce(json_agg(json_build_object('id', q.id, 'index', q.index, 'template_id', q.template_id,
      'topic_id', q.topic_id, 'instance_id', q.instance_id, 'outcome', q.outcome, 'answered', q.answered_at is not null,
      'marked', q.answered_at is not null and (t.type <> 'TEST' or q.outcome is not null),
      'seconds', q.seconds, 'hints_opened', q.hints_opened, 'possible', coalesce(tq.points, 1), 'mark', m.points,
      'mark_comment', m.comment,
      'ideas', (select coalesce(json_agg(a.misconception_id order by a.number), '[]') from attempts a
        where a.student_id = q.student_id and a.question_id = q.id and a.misconception_id is not null)) order by q.index), '[]')
    from practice_questions q
    left join task_questions tq on tq.task_id = t.id and tq.place = q.index
    left join task_marks m on m.student_task_id = s.id and m.question_id = q.id
    where q.student_id = s.student_id and q.practice_id = s.practice_id and ${wanted})`;
}

/** Answers of the same student task to the same questions. */
export function attemptsJson(wanted: RawBuilder<boolean> = sql`true`): RawBuilder<AttemptJson[]> {
  return sql`(
    select coalesce(json_agg(json_build_object('question_id', a.question_id, 'answer', a.answer, 'verdict', a.verdict,
      'misconception_id', a.misconception_id) order by a.number), '[]')
    from attempts a join practice_questions q on q.student_id = a.student_id and q.id = a.question_id
    where q.student_id = s.student_id and q.practice_id = s.practice_id and ${wanted})`;
}

/** Working to the question `q`, and how much drawing was left with it: for teachers alone. */
export const workingJson = sql<WorkingJson>`json_build_object('question_id', q.id, 'closed_at', q.closed_at,
  'lines', (select coalesce(json_agg(w order by w.number), '[]') from working_lines w
    where w.student_id = q.student_id and w.question_id = q.id),
  'shape_count', (select b.shape_count from working_boards b
    where b.student_id = q.student_id and b.question_id = q.id))`;

/** The same of all the questions of the student task. */
export function workingsJson(wanted: RawBuilder<boolean>): RawBuilder<WorkingJson[]> {
  return sql`(
    select coalesce(json_agg(${workingJson}), '[]')
    from practice_questions q
    where q.student_id = s.student_id and q.practice_id = s.practice_id and ${wanted})`;
}

function mayRead(reader: ReportReader): RawBuilder<boolean> {
  if (reader === 'SHARED') return sql<boolean>`true`;
  if ('teacherId' in reader) return taughtBy(reader.teacherId);
  // As for the task itself: what was not begun is gone with the class.
  return sql<boolean>`(s.student_id = ${reader.studentId} and (s.left_at is null or s.practice_id is not null))`;
}

/** The rubrics of those who handed in, are in the class and not excused; null of a task that is scored by points. */
export type ClassRubrics = ((number | null)[] | null)[] | null;

/** The same for the task `t`. A class has its students, however much they answer. */
export const classRubrics = sql<ClassRubrics>`case when t.scoring_type = 'RUBRIC' then (
  select coalesce(json_agg(x.rubric_values), '[]') from student_tasks x
  where x.task_id = t.id and x.handed_in_at is not null and x.excused_at is null and x.left_at is null) end`;

export interface StudentTaskReportRow {
  task_id: string;
  class_id: string;
  class_name: string;
  time_zone: string;
  teacher: string;
  title: string;
  type: 'HOMEWORK' | 'TEST';
  source: 'TOPICS' | 'PICKED' | 'PICKED_OWN';
  grade_type: 'POINT' | 'PERCENTAGE' | 'LETTER' | 'NOT_GRADE';
  letter_borders: { A: number; B: number; C: number; D: number };
  scoring_type: 'POINTS' | 'RUBRIC';
  rubric: { name: string; levels: string[] }[];
  question_count: number;
  points_possible: number;
  opens_at: Date;
  due_at: Date;
  late_until: Date;
  answers_when: 'NEVER' | 'HAND_IN' | 'DUE' | 'DATE';
  answers_at: Date | null;
  closed_at: Date | null;
  id: string;
  student_id: string;
  practice_id: string | null;
  nickname: string;
  own_due_at: Date | null;
  own_late_until: Date | null;
  excused_at: Date | null;
  opened_at: Date | null;
  handed_in_at: Date | null;
  reopened_at: Date | null;
  points: number;
  seconds: number;
  comment: string;
  rubric_values: (number | null)[] | null;
  /** Of those who handed in and are not excused. */
  handed_in: number;
  points_handed_in: number;
  class_rubrics: ClassRubrics;
  questions: (ReportQuestionJson & { attempts: AttemptJson[] })[];
}

export interface WorkingJson {
  question_id: string;
  closed_at: string | null;
  lines: WorkingRow[];
  /** Null without a drawing. */
  shape_count: number | null;
}

export interface AttemptJson {
  question_id: string;
  answer: string;
  verdict: string;
  misconception_id: string | null;
}

/** One student's task with all that its report is made of. One statement. */
export async function findStudentTaskReport(
  db: Db,
  reader: ReportReader,
  studentTaskId: string,
): Promise<StudentTaskReportRow | undefined> {
  const { rows } = await sql<
    Omit<StudentTaskReportRow, 'questions'> & {
      questions: ReportQuestionJson[];
      attempts: AttemptJson[];
    }
  >`
    select t.id as task_id, c.id as class_id, c.name as class_name, c.time_zone,
      coalesce((select nickname from users where id = t.created_by), '') as teacher, t.title, t.type, t.source, t.grade_type,
      t.letter_borders, t.scoring_type, t.rubric, t.question_count, t.points_possible, t.opens_at, t.due_at, t.late_until,
      t.answers_when, t.answers_at, t.closed_at, s.id, s.student_id, s.practice_id, u.nickname, s.own_due_at,
      s.own_late_until, s.excused_at, s.opened_at, s.handed_in_at, s.reopened_at, s.points, s.seconds, s.comment,
      s.rubric_values, coalesce(sums.handed_in, 0) as handed_in,
      coalesce(sums.points_handed_in, 0) as points_handed_in, ${classRubrics} as class_rubrics, ${reportQuestionsJson()} as questions,
      ${attemptsJson()} as attempts
    from student_tasks s
    join tasks t on t.id = s.task_id and t.state <> 'DRAFT'
    join classes c on c.id = t.class_id
    join users u on u.id = s.student_id
    left join task_sums sums on sums.task_id = t.id
    where s.id = ${studentTaskId} and ${mayRead(reader)}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { attempts, questions, ...rest } = row;
  return {
    ...rest,
    questions: questions.map((question) => ({
      ...question,
      attempts: attempts.filter(({ question_id }) => question_id === question.id),
    })),
  };
}

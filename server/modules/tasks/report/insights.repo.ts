import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/client';
import { taughtBy } from '../../classroom';
import { type TaskClassRow, taskClassJson } from '../drafts.repo';

/** An idea that a student held, with the latest answer that followed it. */
export interface IdeaJson {
  misconception_id: string;
  student_id: string;
  nickname: string;
  student_task_id: string;
  task_id: string;
  question_id: string;
  instance_id: string | null;
  topic_id: string;
  answer: string;
  /** Tasks and questions in which it was seen with this student. */
  tasks: number;
  questions: number;
}

export type InsightsPlace = { taskId: string } | { classId: string; since: Date; before: Date };

export interface InsightsRow {
  class: TaskClassRow;
  /** Null for a whole class. */
  title: string | null;
  task_count: number;
  /** One for each idea and student. */
  ideas: IdeaJson[];
  /** Students that held each idea in the time before. */
  earlier: { misconception_id: string; students: number }[];
}

/** Whether a student task `s` counts: of whoever is in the class and not excused. */
const isCounted = sql<boolean>`s.excused_at is null and s.left_at is null`;

/** Tasks (row `t`) that count: those due in a span of time, whatever was handed in. */
const within = (since: Date, until: RawBuilder<unknown>) => sql<boolean>`t.due_at >= ${since} and t.due_at < ${until}`;

/**
 * Ideas behind wrong answers in one task, or in the tasks of a class due since a day, by the sums of its student tasks.
 * Whoever is excused or left the class counts nowhere. One statement, whose cost does not grow with attempts.
 */
export async function findInsights(db: Db, teacherId: string, place: InsightsPlace): Promise<InsightsRow | undefined> {
  const isTask = 'taskId' in place;
  const tasks = isTask
    ? sql<boolean>`t.id = ${place.taskId}`
    : sql<boolean>`t.class_id = c.id and t.due_at >= ${place.since}`;
  const from = isTask ? sql`tasks o join classes c on c.id = o.class_id` : sql`classes c`;
  const where = isTask ? sql`o.id = ${place.taskId} and o.state <> 'DRAFT'` : sql`c.id = ${place.classId}`;
  const earlier = isTask
    ? sql`'[]'::json`
    : sql`(select coalesce(json_agg(json_build_object('misconception_id', e.misconception_id, 'students', e.students)), '[]')
        from (select i.misconception_id, count(distinct s.student_id)::int as students
          from tasks t join student_tasks s on s.task_id = t.id join student_task_ideas i on i.student_task_id = s.id
          where t.class_id = c.id and t.state <> 'DRAFT' and ${isCounted}
            and ${within(place.before, sql`${place.since}`)}
          group by i.misconception_id) e)`;
  const { rows } = await sql<InsightsRow>`
    select ${taskClassJson} as class, ${isTask ? sql`o.title` : sql`null::text`} as title,
      (select count(*)::int from tasks t where ${tasks} and t.state <> 'DRAFT') as task_count,
      (select coalesce(json_agg(json_build_object('misconception_id', i.misconception_id, 'student_id', i.student_id,
          'nickname', u.nickname, 'student_task_id', i.student_task_id, 'task_id', i.task_id, 'question_id', q.id,
          'instance_id', q.instance_id, 'topic_id', q.topic_id, 'answer', a.answer, 'tasks', i.tasks,
          'questions', i.questions) order by lower(u.nickname), u.id), '[]')
        from (
          select distinct on (i.misconception_id, s.student_id) i.misconception_id, s.student_id, i.student_task_id,
            t.id as task_id, i.attempt_id, count(*) over same as tasks, sum(i.questions) over same as questions
          from tasks t join student_tasks s on s.task_id = t.id join student_task_ideas i on i.student_task_id = s.id
          where ${tasks} and t.state <> 'DRAFT' and ${isCounted}
          window same as (partition by i.misconception_id, s.student_id)
          order by i.misconception_id, s.student_id, i.last_at desc
        ) i
        join users u on u.id = i.student_id
        join attempts a on a.student_id = i.student_id and a.id = i.attempt_id
        join practice_questions q on q.student_id = a.student_id and q.id = a.question_id) as ideas,
      ${earlier} as earlier
    from ${from} where ${where} and ${taughtBy(teacherId)}`.execute(db);
  return rows[0];
}

export type IdeaAnswerRow = Omit<IdeaJson, 'tasks' | 'questions'> & { title: string };

/** With more answers than this nobody reads on. */
const mostAnswers = 200;

/** The answers that followed one idea, the latest in front. */
export async function findIdeaAnswers(
  db: Db,
  teacherId: string,
  place: InsightsPlace,
  misconceptionId: string,
): Promise<IdeaAnswerRow[]> {
  const tasks =
    'taskId' in place
      ? sql<boolean>`t.id = ${place.taskId}`
      : sql<boolean>`t.class_id = ${place.classId} and t.due_at >= ${place.since}`;
  // From the students to their answers by this idea, which the index has by itself, each with its one question, and only
  // then to the tasks. `offset 0` and `materialized` keep this order: the planner would go through every question of the
  // tasks where there are few, through everybody's answers by this idea where there are many, and, without the values,
  // through each answer once for every task of its student.
  const { rows } = await sql<IdeaAnswerRow>`
    with held as materialized (
      select s.id, s.student_id, s.practice_id, u.nickname, t.id as task_id, t.title, i.last_at
      from tasks t
      join classes c on c.id = t.class_id
      join student_tasks s on s.task_id = t.id
      join student_task_ideas i on i.student_task_id = s.id and i.misconception_id = ${misconceptionId}
      join users u on u.id = s.student_id
      where ${tasks} and t.state <> 'DRAFT' and ${isCounted} and ${taughtBy(teacherId)}
    ), given as materialized (
      select a.*, q.practice_id, q.instance_id, q.topic_id from (select distinct student_id from held) s
      cross join lateral (
        select id, student_id, question_id, misconception_id, answer, created_at from attempts
        where student_id = s.student_id and misconception_id = ${misconceptionId} offset 0
      ) a
      join practice_questions q on q.student_id = a.student_id and q.id = a.question_id
    )
    select a.misconception_id, h.student_id, h.nickname, h.id as student_task_id, h.task_id, h.title,
      a.question_id, a.instance_id, a.topic_id, a.answer
    from given a
    join held h on h.student_id = a.student_id and h.practice_id = a.practice_id
    order by h.last_at desc, a.created_at desc, a.id limit ${mostAnswers}`.execute(db);
  return rows;
}

/** Templates whose questions these students of the class answered by an idea, the most frequent first. */
export async function findIdeaTemplates(
  db: Db,
  { classId, misconceptionId, studentIds }: { classId: string; misconceptionId: string; studentIds: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ template_id: string }>`
    select q.template_id, count(*) from tasks t
    join student_tasks s on s.task_id = t.id and s.student_id = any(${[...studentIds]}::uuid[])
    join student_task_ideas i on i.student_task_id = s.id and i.misconception_id = ${misconceptionId}
    join attempts a on a.student_id = s.student_id and a.id = i.attempt_id
    join practice_questions q on q.student_id = a.student_id and q.id = a.question_id
    where t.class_id = ${classId} and ${isCounted}
    group by q.template_id order by 2 desc, 1`.execute(db);
  return rows.map(({ template_id }) => template_id);
}

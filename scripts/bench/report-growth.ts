/**
 * What a teacher's reports cost while a school grows: one class of 30 students and 20 tasks, first alone with 10⁴
 * attempts, then among a hundred such classes with 10⁶. The reports of the one class are asked for by the functions that
 * answer their pages.
 */
import { sql } from 'kysely';
import type { Db } from '../../server/db/client';
import {
  checkTaskSums,
  getInsights,
  getStudentReport,
  getTaskReport,
  listTaughtTasks,
} from '../../server/modules/tasks';
import type { Services } from '../../server/platform/services';
import { makePerson } from '../../tests/integration/backend/people';
import { attemptsIn, madeId as id, printRatios, withGrowthDatabase } from './growth';

const students = 30;
const tasks = 20;

export async function printReportGrowth(classes = 100): Promise<void> {
  await withGrowthDatabase(async ({ db, services, measure }) => {
    const { viewer } = await makePerson(services, { role: 'TEACHER' });
    const ids = await idsOf(db);
    const { classId, taskId } = ids;
    const reports: Record<string, (on: Services) => Promise<unknown>> = {
      'report of a class (mark book)': (on) => listTaughtTasks(on, viewer, classId),
      'insights of a class': (on) => getInsights(on, viewer, { classId, span: 'ALL', ideaId: null }),
      'report of a student': (on) => getStudentReport(on, viewer, ids),
      'report of a task': (on) => getTaskReport(on, viewer, { taskId, filter: null }),
    };
    await addClasses(db, viewer.id, 1, 1);
    const before = await attemptsIn(db);
    const few = await measure(reports);
    await addClasses(db, viewer.id, 2, classes);
    const after = await attemptsIn(db);
    const many = await measure(reports);
    await checkTaskSums(services);
    printRatios(`Reports of one class, ${before} attempts and then ${after}`, few, many);
  });
}

async function idsOf(db: Db) {
  const { rows } = await sql<{ classId: string; taskId: string; studentId: string }>`
    select ${id("'class'", '1')} as "classId", ${id("'task'", '1', '7')} as "taskId",
      ${id("'student'", '1', '5')} as "studentId"`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('No ids.');
  return found;
}

async function addClasses(db: Db, teacherId: string, from: number, to: number): Promise<void> {
  const counts = sql.raw(
    `generate_series(${from}, ${to}) c, generate_series(1, ${tasks}) t, generate_series(1, ${students}) s`,
  );
  const statements = [
    sql`insert into classes (id, teacher_id, name, course_id, join_code)
      select ${id("'class'", 'c')}, ${teacherId}::uuid, 'Class ' || c, 'year-6', 'code-' || c
      from generate_series(${sql.raw(`${from}, ${to}`)}) c`,
    sql`insert into users (id, email, username, password_hash, nickname, cognito_uid, roles, inviting_code)
      select ${id("'student'", 'c', 's')}, c || '-' || s || '@growth.test', 'g-' || c || '-' || s, '-', 'Sam ' || s,
        'g-' || c || '-' || s, '{STUDENT}', 'g-' || c || '-' || s
      from generate_series(${sql.raw(`${from}, ${to}`)}) c, generate_series(1, ${sql.raw(String(students))}) s`,
    sql`insert into class_members (class_id, student_id)
      select ${id("'class'", 'c')}, ${id("'student'", 'c', 's')}
      from generate_series(${sql.raw(`${from}, ${to}`)}) c, generate_series(1, ${sql.raw(String(students))}) s`,
    sql`insert into tasks (id, class_id, created_by, state, type, practice_type, title, course_ids, source, answers_when,
        grade_type, letter_borders, scoring_type, question_count, points_possible, creation_key, opens_at, due_at,
        late_until, created_at, changed_at)
      select ${id("'task'", 'c', 't')}, ${id("'class'", 'c')}, ${teacherId}::uuid, 'OPEN', 'HOMEWORK', 'CASUAL_TASK',
        'Task ' || t, '{year-6}', 'TOPICS', 'HAND_IN', 'POINT', '{"A":85,"B":70,"C":50,"D":25}', 'POINTS', 10, 10,
        'key-' || t, now() - interval '9 days' * t, now() - interval '7 days' * t, now() - interval '6 days' * t, now(), now()
      from generate_series(${sql.raw(`${from}, ${to}`)}) c, generate_series(1, ${sql.raw(String(tasks))}) t`,
    sql`insert into student_tasks (id, task_id, student_id, assigned_at, opened_at, practice_id, handed_in_at)
      select ${id("'own'", 'c', 't', 's')}, ${id("'task'", 'c', 't')}, ${id("'student'", 'c', 's')}, now(), now(),
        ${id("'practice'", 'c', 't', 's')}, now() - interval '8 days' * t from ${counts}`,
    sql`insert into practices (student_id, id, course_id, mode, type, state, topic_ids, question_count, idempotency_key,
        student_task_id)
      select ${id("'student'", 'c', 's')}, ${id("'practice'", 'c', 't', 's')}, 'year-6', 'CASUAL', 'CASUAL_TASK',
        'FINISHED', '{}', 10, 'task-' || t, ${id("'own'", 'c', 't', 's')} from ${counts}`,
    sql`insert into practice_questions (student_id, id, practice_id, index, template_id, template_version, seed, topic_id,
        outcome, seconds, answered_at, closed_at)
      select ${id("'student'", 'c', 's')}, ${id("'question'", 'c', 't', 's', 'q')}, ${id("'practice'", 'c', 't', 's')}, q,
        'kind/' || q % 6, 1, t || '-' || q, 'topic-' || q % 3,
        case q % 3 when 0 then 'RIGHT' when 1 then 'RIGHT_AFTER_RETRY' else 'NOT_YET' end, 20 + q, now(), now()
      from ${counts}, generate_series(1, 10) q`,
    sql`insert into attempts (student_id, id, question_id, number, answer, verdict, message, misconception_ids,
        misconception_id, with_help, idempotency_key)
      select ${id("'student'", 'c', 's')}, ${id("'attempt'", 'c', 't', 's', 'q', 'n')},
        ${id("'question'", 'c', 't', 's', 'q')}, n, 'answer ' || n, case when q % 3 = 0 then 'CORRECT' else 'WRONG' end, '',
        '{}', case when q % 3 = 0 or (s + t + q) % 4 = 0 then null else 'idea-' || (s + q) % 8 end, false,
        concat_ws(':', t, q, n)
      from ${counts}, generate_series(1, 10) q, generate_series(1, case when q % 3 = 0 then 1 else 2 end) n`,
    sql`update student_tasks st set answered = 10, right_count = 7, first_right_count = 3, points = 7,
        seconds = (select sum(seconds) from practice_questions q where q.student_id = st.student_id and q.practice_id = st.practice_id)
      where answered = 0`,
    sql`insert into student_task_ideas (student_task_id, misconception_id, questions, student_id, attempt_id, last_at)
      select s.id, a.misconception_id, count(distinct a.question_id), s.student_id, (array_agg(a.id))[1], now()
      from student_tasks s join practice_questions q on q.student_id = s.student_id and q.practice_id = s.practice_id
      join attempts a on a.student_id = q.student_id and a.question_id = q.id
      where a.misconception_id is not null group by s.id, a.misconception_id on conflict do nothing`,
  ];
  for (const statement of statements) await statement.execute(db);
}

import { sql } from 'kysely';
import type { Db } from '../../../db/client';
import { addQuestions, type StoredQuestion, type StoredQuestionJson } from '../../questions/index';

/** A question that a student has not closed yet. */
export interface OpenQuestion {
  content: StoredQuestion;
  /** Where it is asked; null: in a quiz. The index is 1-based. */
  practice: { id: string; index: number } | null;
}

/** Nobody works on more at once; the latest are looked at. */
const most = 200;

/** The open questions of a student's practices and quizzes that go on, the latest practice first. One statement. */
export async function openQuestions(db: Db, studentId: string): Promise<OpenQuestion[]> {
  const { rows } = await sql<StoredQuestionJson & { practice_id: string | null; index: number | null }>`
    with asked as (
      (select q.instance_id as id, q.practice_id, q.index, p.created_at as at
        from practices p
        join practice_questions q on q.student_id = p.student_id and q.practice_id = p.id and q.closed_at is null
        where p.student_id = ${studentId} and p.state = 'IN_PROGRESS'
        order by p.created_at desc, q.index
        limit ${most})
      union all
      select (goal -> 'ask' ->> 'questionId')::uuid, null, null, t.created_at
        from tutor_talks t, jsonb_array_elements(t.state -> 'quiz' -> 'goals') with ordinality as goals (goal, place)
        where t.student_id = ${studentId} and t.bot = 'QUIZ_ME' and t.ended_at is null
          and place > (t.state -> 'quiz' ->> 'at')::int
    )
    select i.id, encode(i.content, 'base64') as content, asked.practice_id, asked.index
    from asked join question_instances i on i.id = asked.id
    order by asked.at desc, asked.index`.execute(db);
  const contents = addQuestions(new Map(), rows);
  return rows.flatMap(({ id, practice_id: practiceId, index }) => {
    const content = contents.get(id);
    if (content === undefined) return [];
    return [{ content, practice: practiceId === null || index === null ? null : { id: practiceId, index } }];
  });
}

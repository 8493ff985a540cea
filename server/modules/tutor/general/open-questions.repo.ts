import { sql } from 'kysely';
import type { Db } from '../../../db/client';
import { addQuestions, type StoredQuestion, type StoredQuestionJson } from '../../questions/index';

/** A question that a student has not closed yet, and where it is asked. */
export interface OpenQuestion {
  content: StoredQuestion;
  practiceId: string;
  /** 1-based, in its practice. */
  index: number;
}

/** Nobody works on more at once; the latest are looked at. */
const most = 200;

/** The open questions of a student's practices that go on, the latest first. One statement. */
export async function openQuestions(db: Db, studentId: string): Promise<OpenQuestion[]> {
  const { rows } = await sql<StoredQuestionJson & { practice_id: string; index: number }>`
    select i.id, encode(i.content, 'base64') as content, q.practice_id, q.index
    from practices p
    join practice_questions q on q.student_id = p.student_id and q.practice_id = p.id and q.closed_at is null
    join question_instances i on i.id = q.instance_id
    where p.student_id = ${studentId} and p.state = 'IN_PROGRESS'
    order by p.created_at desc, q.index
    limit ${most}`.execute(db);
  const contents = addQuestions(new Map(), rows);
  return rows.flatMap(({ id, practice_id: practiceId, index }) => {
    const content = contents.get(id);
    return content === undefined ? [] : [{ content, practiceId, index }];
  });
}

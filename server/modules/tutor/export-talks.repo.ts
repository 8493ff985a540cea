import { sql } from 'kysely';
import type { Db } from '../../db/client';
import type { BotKind } from './talk';

interface ExportedTalk {
  bot: BotKind;
  /** Of Tutor Me: the question of a practice. */
  questionId: string | null;
  topicId: string | null;
  courseId: string | null;
  begunAt: string;
  endedAt: string | null;
  messages: {
    number: number;
    author: 'STUDENT' | 'TUTOR';
    text: string;
    /** Set out below the words. */
    steps: unknown[];
    example: unknown;
    at: string;
    /** What the student reported it for. */
    report: string | null;
  }[];
}

/**
 * All talks of a student in one statement. Moves, verdicts that wait for the closing and the state of a talk stay out: they
 * would tell of open questions what the student is not told.
 */
export async function readAllTalks(db: Db, studentId: string): Promise<ExportedTalk[]> {
  const { rows } = await sql<ExportedTalk>`
    select t.bot, t.question_id as "questionId", t.topic_id as "topicId", t.course_id as "courseId",
      t.created_at as "begunAt", t.ended_at as "endedAt",
      (select coalesce(json_agg(json_build_object(
        'number', m.number, 'author', m.author, 'text', m.text,
        'steps', coalesce(m.blocks -> 'steps', '[]'), 'example', m.blocks -> 'example',
        'at', m.created_at, 'report', m.report_reason
      ) order by m.number), '[]')
        from tutor_messages m where m.student_id = t.student_id and m.talk_id = t.id) as messages
    from tutor_talks t where t.student_id = ${studentId}
    order by t.created_at, t.id`.execute(db);
  return rows.filter(({ messages }) => messages.length > 0);
}

import { sql } from 'kysely';
import type { Db } from '../../../db/client';
import { taughtBy } from '../../classroom/index';
import type { BotKind } from '../talk';
import type { MessageRow } from '../talks.repo';

export interface TalkForTeacherRow {
  id: string;
  bot: BotKind;
  /** Of the question or the quiz; null for a quiz about several topics. */
  topic_id: string | null;
  updated_at: string;
  /** In order. Without those in which a child asked for help of another kind. */
  messages: (Omit<MessageRow, 'created_at' | 'reported_at'> & { created_at: string; reported_at: string | null })[];
}

export interface StudentTalksRow {
  nickname: string;
  talks: TalkForTeacherRow[];
}

/**
 * The latest talks of a student who is in a class of this teacher now, as far as teachers may read them; undefined where
 * the class, the student or their place in it is not found. Words of distress, and what was said to them, stay private.
 * One statement.
 */
export async function findStudentTalks(
  db: Db,
  teacherId: string,
  place: { classId: string; studentId: string },
  { talks, messages }: { talks: number; messages: number },
): Promise<StudentTalksRow | undefined> {
  const { rows } = await sql<StudentTalksRow>`
    select u.nickname, (
      select coalesce(json_agg(json_build_object('id', t.id, 'bot', t.bot, 'updated_at', t.updated_at,
        'topic_id', coalesce(t.topic_id, q.topic_id), 'messages', said.messages) order by t.updated_at desc, t.id), '[]')
      from (
        select * from tutor_talks
        where student_id = u.id and teachers_may_read and bot <> 'GENERAL'
        order by updated_at desc limit ${talks}
      ) t
      left join practice_questions q on q.student_id = t.student_id and q.id = t.question_id
      cross join lateral (
        select json_agg(m order by m.number) as messages from (
          select m.*, lead(m.move) over (order by m.number) as next_move from tutor_messages m
          where m.student_id = t.student_id and m.talk_id = t.id order by m.number desc limit ${messages}
        ) m
        where coalesce(m.move ->> 'kind', '') <> 'safety'
          and not (m.author = 'STUDENT' and coalesce(m.next_move ->> 'kind', '') = 'safety')
      ) said
      where said.messages is not null
    ) as talks
    from classes c
    join class_members m on m.class_id = c.id and m.student_id = ${place.studentId}
    join users u on u.id = m.student_id
    where c.id = ${place.classId} and ${taughtBy(teacherId)}`.execute(db);
  return rows[0];
}

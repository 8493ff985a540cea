import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../../db/client';
import type { Database } from '../../db/schema';
import { awaitsStartSql, type WorkingRow } from '../practice/index';
import type { TutorPlace } from './talk';
import type { MessageBlocks, TalkState } from './talk-state';
import { comingMs } from './wording/coming';

export type TalkRow = Omit<Selectable<Database['tutor_talks']>, 'state'> & { state: TalkState };
export type MessageRow = Omit<Selectable<Database['tutor_messages']>, 'move' | 'blocks' | 'report_seen_at'> & {
  move: object | null;
  blocks: MessageBlocks;
};

/** The question of a practice, as far as the tutor knows it. */
export interface QuestionOfTalk {
  student_id: string;
  id: string;
  practice_id: string;
  index: number;
  topic_id: string;
  instance_id: string | null;
  hints_opened: number;
  closed_at: Date | null;
  practice_state: string;
  practice_type: string;
  /** Whether it is an entry of the error logbook. */
  had_error: boolean;
  /** The latest wrong answer, with the ideas behind it: the one the student chose between them, else all. */
  wrong_answer: { misconception_ids: string[]; misconception_id: string | null } | null;
}

/** Everything that a talk is shown and gone on with. */
export interface TalkReads {
  talk: TalkRow | null;
  /** In order, the latest 200. */
  messages: MessageRow[];
  question: QuestionOfTalk | null;
  lines: WorkingRow[];
  /** Stored questions of the same kind that the student has open in practices. */
  open_elsewhere: string[];
  /** Types of the practices that run now; TEST for every test. */
  running: string[];
}

/** Nobody has more of one kind open; the rest are not looked at. */
const mostElsewhere = 20;

/** Messages of one talk that are shown. */
const mostShown = 200;

/** All of it in one statement. `place` is a talk's id or where it belongs. */
export async function readTalk(
  db: Db,
  studentId: string,
  place: TutorPlace | { talkId: string },
  now: Date,
  besideId: string | null = null,
): Promise<TalkReads> {
  const questionId = 'bot' in place && place.bot === 'PROBLEM_SOLVER' ? (place.questionId ?? null) : besideId;
  const { rows } = await sql<TalkJson>`
    with talk as (
      select * from tutor_talks where student_id = ${studentId} and ${atPlace(studentId, place)}
    ), question as (
      select q.student_id, q.id, q.practice_id, q.index, q.topic_id, q.template_id, q.instance_id, q.hints_opened,
        q.closed_at, p.state as practice_state, case when p.is_test then 'TEST' else p.type end as practice_type,
        exists (select 1 from errors e where e.student_id = q.student_id and e.question_id = q.id) as had_error,
        (select json_build_object('misconception_ids', a.misconception_ids, 'misconception_id', a.misconception_id)
          from attempts a where a.student_id = q.student_id and a.question_id = q.id and a.verdict = 'WRONG'
          order by a.number desc limit 1) as wrong_answer
      from practice_questions q join practices p on p.student_id = q.student_id and p.id = q.practice_id
      where q.student_id = ${studentId}
        and q.id = coalesce(${questionId}::uuid, (select question_id from talk)) and not ${awaitsStartSql}
    )
    select
      (select to_json(t) from talk t) as talk,
      (select coalesce(json_agg(m order by m.number), '[]') from (
        select * from tutor_messages
        where student_id = ${studentId} and talk_id = (select id from talk) order by number desc limit ${mostShown}
      ) m) as messages,
      (select to_json(q) from question q) as question,
      (select coalesce(json_agg(w order by w.number), '[]') from working_lines w
        where w.student_id = ${studentId} and w.question_id = (select id from question)) as lines,
      (select coalesce(json_agg(o.instance_id), '[]') from (
        select q.instance_id from practices p
        join practice_questions q on q.student_id = p.student_id and q.practice_id = p.id
        where p.student_id = ${studentId} and p.state = 'IN_PROGRESS' and q.closed_at is null
          and q.instance_id is not null and q.template_id = (select template_id from question)
          and q.id <> (select id from question)
        limit ${mostElsewhere}
      ) o) as open_elsewhere,
      (select coalesce(json_agg(r.type), '[]') from (
        select case when is_test then 'TEST' else type end as type from practices
        where student_id = ${studentId} and state = 'IN_PROGRESS' and (ends_at is null or ends_at > ${now})
        union select 'BATTLE' from battle_seats s join battles b on b.id = s.battle_id
        where s.user_id = ${studentId} and s.is_open and b.status = 'RUNNING'
      ) r) as running`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A select of values gave no row.');
  const { talk, messages, question, ...rest } = row;
  return {
    ...rest,
    talk: talk && {
      ...talk,
      ended_at: instant(talk.ended_at),
      created_at: new Date(talk.created_at),
      updated_at: new Date(talk.updated_at),
    },
    messages: messages.map((message) => ({
      ...message,
      // What did not come in time comes no more: its built-in words stand.
      is_coming: message.is_coming && now.getTime() - new Date(message.created_at).getTime() < comingMs,
      created_at: new Date(message.created_at),
      reported_at: instant(message.reported_at),
    })),
    question: question && { ...question, closed_at: instant(question.closed_at) },
  };
}

type Json<Row, Instants extends keyof Row> = Omit<Row, Instants> & { [Name in Instants]: string };
type TalkJson = Omit<TalkReads, 'talk' | 'messages' | 'question'> & {
  talk: (Json<TalkRow, 'created_at' | 'updated_at'> & { ended_at: string | null }) | null;
  messages: (Omit<Json<MessageRow, 'created_at'>, 'reported_at'> & { reported_at: string | null })[];
  question: (Omit<QuestionOfTalk, 'closed_at'> & { closed_at: string | null }) | null;
};

const instant = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** Of quizzes the latest one; without a topic and a course one that is not over comes first, wherever it was begun. */
function atPlace(studentId: string, place: TutorPlace | { talkId: string }): RawBuilder<boolean> {
  if ('talkId' in place) return sql`id = ${place.talkId}`;
  const { bot, questionId, topicId, courseId } = place;
  if (bot === 'PROBLEM_SOLVER') return sql`question_id = ${questionId ?? null}`;
  if (bot === 'GENERAL') return sql`bot = 'GENERAL'`;
  const own = topicId
    ? sql`and topic_id = ${topicId}`
    : courseId
      ? sql`and course_id = ${courseId} and topic_id is null`
      : sql``;
  return sql`id = (
    select id from tutor_talks where student_id = ${studentId} and bot = 'QUIZ_ME' ${own}
    order by (ended_at is null) desc, created_at desc limit 1
  )`;
}

/** By what it is seen that a talk went on, or its question, since it was read. */
export interface TalkStanding {
  talk_id: string | null;
  last_number: number;
  is_closed: boolean;
  line_count: number;
}

export async function readStanding(
  db: Db,
  studentId: string,
  place: TutorPlace | { talkId: string },
  questionId: string | null,
): Promise<TalkStanding | undefined> {
  const { rows } = await sql<TalkStanding>`
    with talk as (select id from tutor_talks where student_id = ${studentId} and ${atPlace(studentId, place)})
    select
      (select id from talk) as talk_id,
      (select coalesce(max(number), 0) from tutor_messages
        where student_id = ${studentId} and talk_id = (select id from talk)) as last_number,
      exists (select 1 from practice_questions
        where student_id = ${studentId} and id = ${questionId} and closed_at is not null) as is_closed,
      (select count(*)::int from working_lines
        where student_id = ${studentId} and question_id = ${questionId}) as line_count`.execute(db);
  return rows[0];
}

/** Stores a talk that begins or goes on. */
export async function storeTalk(trx: Trx, { state, ...talk }: TalkRow): Promise<void> {
  const row = { ...talk, state: JSON.stringify(state) };
  const { is_paid, reply_count, ended_at, updated_at } = talk;
  await trx
    .insertInto('tutor_talks')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['student_id', 'id'])
        .doUpdateSet({ state: row.state, is_paid, reply_count, ended_at, updated_at }),
    )
    .execute();
}

/** Adds messages; those before them that were still coming stay as they stand. */
export async function addMessages(trx: Trx, messages: readonly MessageRow[]): Promise<void> {
  const [first] = messages;
  if (first === undefined) return;
  await trx
    .updateTable('tutor_messages')
    .set({ is_coming: false })
    .where('student_id', '=', first.student_id)
    .where('talk_id', '=', first.talk_id)
    .where('is_coming', '=', true)
    .execute();
  await trx
    .insertInto('tutor_messages')
    .values(
      messages.map((message) => ({
        ...message,
        move: message.move === null ? null : JSON.stringify(message.move),
        blocks: JSON.stringify(message.blocks),
      })),
    )
    .execute();
}

/** Nothing of a talk is on its way any more. */
export async function stopComing(db: Db, studentId: string, talkId: string): Promise<void> {
  await db
    .updateTable('tutor_messages')
    .set({ is_coming: false })
    .where('student_id', '=', studentId)
    .where('talk_id', '=', talkId)
    .where('is_coming', '=', true)
    .execute();
}

/** Deletes a talk with its messages. */
export async function deleteTalkRow(trx: Trx, studentId: string, talkId: string): Promise<void> {
  await trx.deleteFrom('tutor_talks').where('student_id', '=', studentId).where('id', '=', talkId).execute();
}

/** Deletes the messages of a talk and forgets its state. The row stays: its first reply was free once. */
export async function emptyTalk(trx: Trx, studentId: string, talkId: string, state: TalkState): Promise<void> {
  await trx.deleteFrom('tutor_messages').where('student_id', '=', studentId).where('talk_id', '=', talkId).execute();
  await trx
    .updateTable('tutor_talks')
    .set({ state: JSON.stringify(state) })
    .where('student_id', '=', studentId)
    .where('id', '=', talkId)
    .execute();
}

/** Reports a message of the tutor; false where there is none. The first report stands. */
export async function reportRow(
  db: Db,
  studentId: string,
  { talkId, number, reason, at }: { talkId: string; number: number; reason: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql<{ number: number }>`
    update tutor_messages set reported_at = coalesce(reported_at, ${at}),
      report_reason = coalesce(report_reason, ${reason})
    where student_id = ${studentId} and talk_id = ${talkId} and number = ${number} and author = 'TUTOR'
    returning number`.execute(db);
  return rows.length > 0;
}

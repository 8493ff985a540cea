import { sql } from 'kysely';
import type { Db, Trx } from '../../../db/client';
import type { BotKind } from '../talk';

export interface ReportRow {
  talk_id: string;
  number: number;
  text: string;
  worded_by: 'BUILT_IN' | 'MODEL';
  report_reason: string;
  reported_at: Date;
  report_seen_at: Date | null;
  bot: BotKind;
  /** Of the practice beside the talk; null where there is none. */
  practice_type: string | null;
}

/** The latest reported replies, those that nobody has looked at first. Nothing in it says whose they are. One statement. */
export async function findReports(db: Db, limit: number): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select m.talk_id, m.number, m.text, m.worded_by, m.report_reason, m.reported_at, m.report_seen_at, t.bot,
      p.type as practice_type
    from tutor_messages m
      join tutor_talks t on t.student_id = m.student_id and t.id = m.talk_id
      left join practice_questions q on q.student_id = t.student_id and q.id = t.question_id
      left join practices p on p.student_id = q.student_id and p.id = q.practice_id
    where m.reported_at is not null
    order by (m.report_seen_at is null) desc, m.reported_at desc, m.talk_id, m.number
    limit ${limit}`.execute(db);
  return rows;
}

/** Marks a reported reply as looked at. `missing` where it is no reported one, `seen` where somebody was first. */
export async function markReportSeen(
  trx: Trx,
  { talkId, number, at }: { talkId: string; number: number; at: Date },
): Promise<'marked' | 'seen' | 'missing'> {
  const { rows } = await sql<{ is_new: boolean }>`
    with found as (
      select student_id, talk_id, number, report_seen_at from tutor_messages
      where talk_id = ${talkId} and number = ${number} and reported_at is not null
      for no key update
    ), marked as (
      update tutor_messages m set report_seen_at = ${at} from found f
      where m.student_id = f.student_id and m.talk_id = f.talk_id and m.number = f.number and f.report_seen_at is null
    )
    select report_seen_at is null as is_new from found`.execute(trx);
  const [row] = rows;
  if (row === undefined) return 'missing';
  return row.is_new ? 'marked' : 'seen';
}

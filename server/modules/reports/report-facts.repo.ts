import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/client';
import { type MyTaskJson, type MyTaskRow, myTaskColumns, toMyTaskRow } from '../tasks';

export interface ShareRow {
  id: string;
  by_student: boolean;
  mine: boolean;
  created_at: string;
  expires_at: string;
  view_count: number;
  /** The latest ten, newest first. */
  views: { device: string; viewed_at: string }[];
}

/** The error of the logbook that a question is. */
export interface QuestionError {
  question_id: string;
  id: string;
  course_id: string;
  state: string;
}

/** What a report says beside its numbers. */
export type ReportFacts = MyTaskRow & {
  year_level: number | null;
  students_may_share: boolean;
  errors: QuestionError[];
  shares: ShareRow[];
};

/** One statement. The report that it belongs to was read by its owner before: it asks for no right of its own. */
export async function findReportFacts(
  db: Db,
  studentTaskId: string,
  { viewerId, now }: { viewerId: string | null; now: Date },
): Promise<ReportFacts | undefined> {
  const { rows } = await sql<MyTaskJson & Omit<ReportFacts, keyof MyTaskRow>>`
    select ${myTaskColumns}, '[]'::json as marks, '[]'::json as tries, u.year_level, c.students_may_share, ${errorsJson} as errors,
      ${viewerId === null ? sql`'[]'::json` : sharesJson(viewerId, now)} as shares
    from student_tasks st
    join tasks t on t.id = st.task_id and t.state <> 'DRAFT'
    join classes c on c.id = t.class_id
    join users u on u.id = st.student_id
    left join practices p on p.student_id = st.student_id and p.id = st.practice_id
    where st.id = ${studentTaskId}`.execute(db);
  return rows[0] && toMyTaskRow(rows[0]);
}

const errorsJson = sql<QuestionError[]>`(
  select coalesce(json_agg(json_build_object('question_id', q.id, 'id', e.id, 'course_id', e.course_id, 'state', e.state)),
    '[]')
  from practice_questions q join errors e on e.student_id = q.student_id and e.question_id = q.id
  where q.student_id = st.student_id and q.practice_id = st.practice_id)`;

/** The links to the report of the student task `st` that work now, newest first. */
export function sharesJson(viewerId: string, now: Date): RawBuilder<ShareRow[]> {
  return sql`(
    select coalesce(json_agg(json_build_object('id', r.id, 'by_student', r.created_by is not distinct from r.student_id,
      'mine', r.created_by is not distinct from ${viewerId}::uuid, 'created_at', r.created_at,
      'expires_at', r.expires_at,
      'view_count', (select count(*)::int from report_share_views v where v.share_id = r.id),
      'views', (select coalesce(json_agg(json_build_object('device', v.device, 'viewed_at', v.viewed_at)
          order by v.viewed_at desc), '[]')
        from (select device, viewed_at from report_share_views where share_id = r.id
          order by viewed_at desc limit 10) v)
      ) order by r.created_at desc), '[]')
    from report_shares r where r.student_task_id = st.id and r.student_id = st.student_id
      and r.revoked_at is null and r.expires_at > ${now})`;
}

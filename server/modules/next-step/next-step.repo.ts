import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/client';
import { prepared } from '../../db/prepared';
import { endOfLocalDay, startOfLocalDay } from '../../platform/local-day';
import type { Viewer } from '../../platform/viewer';
import { type DueCount, dueCountsJson, erringJson } from '../error-logbook/index';
import { type PlacementRow, placementsJson } from '../placement/index';
import { latestOverdue, type TopicEvidenceRow, topicEvidenceJson } from '../practice/index';

/** All that the next step of a student follows from. */
export interface NextStepRow {
  /** Ids of the chosen courses, in the order chosen. */
  courses: string[];
  ratings: TopicEvidenceRow[];
  /** Errors that are not fixed, by topic. */
  erring: Record<string, number>;
  /** Placement tests by course. */
  placements: Record<string, PlacementRow>;
  /** Errors to clear and to confirm today. */
  due: DueCount[];
  open_practice: OpenPracticeRow | null;
  done_today: DoneRow[];
}

/** The newest practice in progress; its questions in order. */
export interface OpenPracticeRow {
  id: string;
  course_id: string;
  mode: string;
  topic_ids: string[];
  question_count: number;
  questions: { closed: boolean; outcome: string | null }[];
}

/** A practice that was finished today. */
export interface DoneRow {
  id: string;
  course_id: string;
  mode: string;
  topic_ids: string[];
  question_count: number;
  /** Questions that were answered: what is still open at the end was skipped. */
  answered: number;
}

export interface NextStepWanted {
  studentId: string;
  /** The course that a page is about; null for a page about all of them. */
  courseId: string | null;
  dueUntil: Date;
  /** A challenge that was to end before is over. */
  endsFrom: Date;
  dayStart: Date;
}

type ValueOf = <Name extends keyof NextStepWanted>(name: Name) => RawBuilder<NextStepWanted[Name]>;

/** For use inside a larger statement: the columns of a `NextStepRow`. */
export function nextStepColumns(value: ValueOf): RawBuilder<NextStepRow> {
  const studentId = value('studentId');
  return sql`
    (select coalesce(json_agg(course_id order by chosen_at), '[]') from chosen_courses
      where student_id = ${studentId} and chosen_at is not null) as courses,
    ${topicEvidenceJson(studentId)} as ratings,
    ${erringJson(studentId)} as erring,
    ${placementsJson(studentId)} as placements,
    ${dueCountsJson(studentId, value('dueUntil'))} as due,
    (select json_build_object('id', p.id, 'course_id', p.course_id, 'mode', p.mode, 'topic_ids', p.topic_ids,
        'question_count', p.question_count,
        'questions', (select json_agg(json_build_object('closed', q.closed_at is not null, 'outcome', q.outcome)
            order by q.index)
          from practice_questions q where q.student_id = p.student_id and q.practice_id = p.id))
      from practices p where p.student_id = ${studentId} and p.state = 'IN_PROGRESS'
        and (${value('courseId')}::text is null or p.course_id = ${value('courseId')}::text)
        and p.student_task_id is null and (p.ends_at is null or p.ends_at >= ${value('endsFrom')})
      order by p.created_at desc limit 1) as open_practice,
    (select coalesce(json_agg(d), '[]') from (
      select p.id, p.course_id, p.mode, p.topic_ids, p.question_count,
        (select count(*)::int from practice_questions q where q.student_id = p.student_id and q.practice_id = p.id
          and q.outcome in ('RIGHT', 'RIGHT_AFTER_RETRY', 'NOT_YET')) as answered
      from practices p where p.student_id = ${studentId} and p.state = 'FINISHED' and p.student_task_id is null
        and p.finished_at >= ${value('dayStart')}
      order by p.finished_at) d) as done_today`;
}

const nextStepRow = prepared<NextStepRow, NextStepWanted>(
  'next_step',
  (value) => sql<NextStepRow>`select ${nextStepColumns(value)}`,
);

export const nextStepWanted = (viewer: Viewer, courseId: string | null, now: Date): NextStepWanted => ({
  studentId: viewer.id,
  courseId,
  dueUntil: endOfLocalDay(now, viewer.timeZone),
  endsFrom: latestOverdue(now),
  dayStart: startOfLocalDay(now, viewer.timeZone),
});

export async function findNextStepRow(db: Db, wanted: NextStepWanted): Promise<NextStepRow> {
  const [row] = await nextStepRow(db, wanted);
  // A select without a table has one row.
  if (row === undefined) throw new Error('A select of values gave no row.');
  return row;
}

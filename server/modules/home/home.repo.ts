import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/client';
import { prepared } from '../../db/prepared';
import { type DueCount, dueCountsJson, erringJson } from '../error-logbook/index';
import { type PlacementRow, placementsJson } from '../placement/index';
import { type TopicEvidenceRow, topicEvidenceJson } from '../practice/index';
import { type QuestRow, type QuestWanted, questColumns } from '../shop/index';
import { type StreakFacts, streakColumns } from '../streaks/index';

/** How far the progress of the chosen courses has come. */
export interface ProgressRow {
  /** Ids of the chosen courses, in the order chosen. */
  courses: string[];
  ratings: TopicEvidenceRow[];
  /** Errors that are not fixed, by topic. */
  erring: Record<string, number>;
  /** Placement tests by course. */
  placements: Record<string, PlacementRow>;
  unresolved: { course_id: string; unresolved: number }[];
}

export interface HomeRow extends ProgressRow, StreakFacts {
  due: DueCount[];
  open_practice: OpenPracticeRow | null;
  quest: QuestRow;
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

const progressColumns = (studentId: RawBuilder<string>) => sql`
  (select coalesce(json_agg(course_id order by chosen_at), '[]') from chosen_courses
    where student_id = ${studentId} and chosen_at is not null) as courses,
  ${topicEvidenceJson(studentId)} as ratings,
  ${erringJson(studentId)} as erring,
  ${placementsJson(studentId)} as placements,
  (select coalesce(json_agg(json_build_object('course_id', course_id, 'unresolved', unresolved)), '[]')
    from unresolved_counts where student_id = ${studentId}) as unresolved`;

const progressRow = prepared<ProgressRow, { studentId: string }>(
  'course_progress',
  (value) => sql<ProgressRow>`select ${progressColumns(value('studentId'))}`,
);

interface HomeWanted extends QuestWanted {
  dueUntil: Date;
  /** A challenge that was to end before is over. */
  endsFrom: Date;
}

const homeRow = prepared<HomeRow, HomeWanted>(
  'home',
  (value) => sql<HomeRow>`
    select ${progressColumns(value('studentId'))},
      ${streakColumns(value('studentId'))},
      ${dueCountsJson(value('studentId'), value('dueUntil'))} as due,
      (select json_build_object('id', p.id, 'course_id', p.course_id, 'mode', p.mode, 'topic_ids', p.topic_ids,
          'question_count', p.question_count,
          'questions', (select json_agg(json_build_object('closed', q.closed_at is not null, 'outcome', q.outcome)
              order by q.index)
            from practice_questions q where q.student_id = p.student_id and q.practice_id = p.id))
        from practices p where p.student_id = ${value('studentId')} and p.state = 'IN_PROGRESS'
          and p.student_task_id is null and (p.ends_at is null or p.ends_at >= ${value('endsFrom')})
        order by p.created_at desc limit 1) as open_practice,
      (select to_json(q) from (select ${questColumns(value)}) q) as quest`,
);

/** All that the home page reads, from the tables of several areas in one statement. */
export async function findHomeRow(db: Db, wanted: HomeWanted): Promise<HomeRow> {
  return only(await homeRow(db, wanted));
}

export async function findProgressRow(db: Db, studentId: string): Promise<ProgressRow> {
  return only(await progressRow(db, { studentId }));
}

/** A select without a table has one row. */
function only<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('A select of values gave no row.');
  return row;
}

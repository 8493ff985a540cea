import { sql } from 'kysely';
import type { Db } from '../../db/client';
import { prepared } from '../../db/prepared';
import { type NextStepRow, type NextStepWanted, nextStepColumns } from '../next-step/index';

export interface SetupRow extends NextStepRow {
  last: LastPracticeRow | null;
  /** Median seconds of the latest answered questions of this course; null where there are none. */
  usual_seconds: number | null;
}

export interface LastPracticeRow {
  mode: string;
  difficulty: string | null;
  topic_ids: string[];
  question_count: number;
}

type SetupWanted = NextStepWanted & { modes: string[] };

const setupRow = prepared<SetupRow, SetupWanted>(
  'practice_setup',
  (value) => sql<SetupRow>`
    select
      (select json_build_object('mode', mode, 'difficulty', difficulty, 'topic_ids', topic_ids,
          'question_count', question_count)
        from practices
        where student_id = ${value('studentId')} and course_id = ${value('courseId')} and not surprise
          and student_task_id is null
          and mode = any(${value('modes')})
        order by created_at desc limit 1) as last,
      ${nextStepColumns(value)},
      (select percentile_cont(0.5) within group (order by seconds) from (
        select q.seconds
        from (select id from practices where student_id = ${value('studentId')} and course_id = ${value('courseId')}
          order by created_at desc limit 10) p
        join practice_questions q on q.student_id = ${value('studentId')} and q.practice_id = p.id
        where q.seconds is not null
      ) latest) as usual_seconds`,
);

/** All that the page of a new practice reads of one student and one course. One statement. */
export async function findSetupRow(db: Db, wanted: SetupWanted): Promise<SetupRow> {
  const [row] = await setupRow(db, wanted);
  if (row === undefined) throw new Error('A select of values gave no row.');
  return row;
}

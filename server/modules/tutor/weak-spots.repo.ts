import { sql } from 'kysely';
import type { Db } from '../../db/client';

/** What a student's weak spots are seen by. */
export interface WeakSpotReads {
  /** Topics with errors in the logbook. */
  erring: { topic_id: string; course_id: string; unresolved: number; misconception_ids: string[] }[];
  ratings: { topic_id: string; rating: number; answered: number }[];
  /** Types of the practices that run now; TEST for every test. */
  running: string[];
}

/** One statement. */
export async function readWeakSpots(db: Db, studentId: string, now: Date): Promise<WeakSpotReads> {
  const { rows } = await sql<WeakSpotReads>`
    select
      (select coalesce(json_agg(t), '[]') from (
        select topic_id, max(course_id) as course_id, count(*) filter (where state <> 'FIXED')::int as unresolved,
          coalesce(array_agg(distinct misconception_id) filter (where misconception_id is not null), '{}')
            as misconception_ids
        from errors where student_id = ${studentId} group by topic_id
      ) t) as erring,
      (select coalesce(json_agg(json_build_object('topic_id', topic_id, 'rating', rating, 'answered', answered)), '[]')
        from topic_ratings where student_id = ${studentId}) as ratings,
      (select coalesce(json_agg(distinct case when is_test then 'TEST' else type end), '[]') from practices
        where student_id = ${studentId} and state = 'IN_PROGRESS' and (ends_at is null or ends_at > ${now})) as running`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('A select of values gave no row.');
  return row;
}

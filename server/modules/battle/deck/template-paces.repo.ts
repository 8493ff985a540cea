import { sql } from 'kysely';
import type { Db } from '../../../db/client';

/**
 * Replaces the median seconds of all templates. Battles do not count: a clock made of answers that it cut short would run
 * shorter and shorter. One statement.
 */
export async function storeTemplatePaces(
  db: Db,
  {
    since,
    now,
    fewestAnswers,
    fewestStudents,
  }: { since: Date; now: Date; fewestAnswers: number; fewestStudents: number },
): Promise<number> {
  const { rows } = await sql<{ stored: number }>`
    with paces as (
      select q.template_id, percentile_cont(0.5) within group (order by q.seconds) as seconds
      from practice_questions q join practices p on p.student_id = q.student_id and p.id = q.practice_id
      where q.closed_at >= ${since} and q.seconds is not null and p.mode <> 'BATTLE'
      group by q.template_id
      having count(*) >= ${fewestAnswers} and count(distinct q.student_id) >= ${fewestStudents}
    ), gone as (
      delete from template_paces t where not exists (select 1 from paces p where p.template_id = t.template_id)
    ), stored as (
      insert into template_paces (template_id, seconds, computed_at)
      select template_id, seconds, ${now}::timestamptz from paces
      on conflict (template_id) do update set seconds = excluded.seconds, computed_at = excluded.computed_at
      returning template_id
    )
    select count(*)::int as stored from stored`.execute(db);
  return rows[0]?.stored ?? 0;
}

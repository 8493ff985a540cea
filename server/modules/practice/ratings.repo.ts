import { sql } from 'kysely';
import type { Db } from '../../db/client';

export function topicRatings(db: Db, studentId: string) {
  return db
    .selectFrom('topic_ratings')
    .select(['topic_id', 'rating', 'answered', 'correct'])
    .where('student_id', '=', studentId)
    .execute();
}

export interface TemplateRatingChange {
  templateId: string;
  /** Where a template without a rating begins. */
  start: number;
  change: number;
  answered: number;
}

/** Adds to ratings that all students share; rows are locked in order, so that two writers cannot block each other. */
export async function addToTemplateRatings(db: Db, changes: readonly TemplateRatingChange[]): Promise<void> {
  const rows = changes.map(({ templateId, ...change }) => ({ template_id: templateId, ...change }));
  await sql`
    with changes as (
      select template_id, min(start) as start, sum(change) as change, sum(answered)::int as answered
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as t(template_id text, start real, change real, answered int)
      group by template_id
    ), known as (
      select r.template_id from template_ratings r where r.template_id in (select template_id from changes)
      order by r.template_id for no key update
    ), changed as (
      update template_ratings r set rating = r.rating + c.change, answered = r.answered + c.answered
      from known join changes c on c.template_id = known.template_id where r.template_id = known.template_id
    )
    insert into template_ratings (template_id, rating, answered)
    select template_id, start + change, answered from changes
    where template_id not in (select template_id from known)
    on conflict (template_id) do nothing`.execute(db);
}

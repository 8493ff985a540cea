import { sql } from 'kysely';
import type { Db, Trx } from '../../db/client';
import type { Rated } from './draw/rating';

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

/** The ratings that an answer moves; null where nobody has answered there yet. */
export async function readRatings(
  db: Db,
  studentId: string,
  { topicId, templateId }: { topicId: string; templateId: string },
): Promise<{ topic: Rated | null; template: Rated | null }> {
  const { rows } = await sql<{ topic: Rated | null; template: Rated | null }>`
    select
      (select json_build_object('rating', rating, 'answered', answered) from topic_ratings
        where student_id = ${studentId} and topic_id = ${topicId}) as topic,
      (select json_build_object('rating', rating, 'answered', answered) from template_ratings
        where template_id = ${templateId}) as template`.execute(db);
  return rows[0] ?? { topic: null, template: null };
}

/** Adds one answer to a student's rating of a topic. */
export async function addToTopicRating(
  trx: Trx,
  rated: { studentId: string; topicId: string; start: number; change: number; right: boolean; at: Date },
): Promise<void> {
  const { studentId, topicId, start, change, right, at } = rated;
  await sql`
    insert into topic_ratings (student_id, topic_id, rating, answered, correct, updated_at)
    values (${studentId}, ${topicId}, ${start + change}, 1, ${right ? 1 : 0}, ${at})
    on conflict (student_id, topic_id) do update set
      rating = topic_ratings.rating + ${change}::real, answered = topic_ratings.answered + 1,
      correct = topic_ratings.correct + excluded.correct, updated_at = excluded.updated_at`.execute(trx);
}

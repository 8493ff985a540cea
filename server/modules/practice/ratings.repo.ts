import { sql } from 'kysely';
import type { Db, Trx } from '../../db/client';

export function topicRatings(db: Db, studentId: string) {
  return db
    .selectFrom('topic_ratings')
    .select(['topic_id', 'rating', 'answered', 'correct'])
    .where('student_id', '=', studentId)
    .execute();
}

export function templateRatings(db: Db, templateIds: string[]) {
  return db
    .selectFrom('template_ratings')
    .select(['template_id', 'rating', 'answered'])
    .where('template_id', 'in', templateIds)
    .execute();
}

/** Both ratings that an answer is about, where there are any yet. */
export async function ratingsFor(trx: Trx, studentId: string, topicId: string, templateId: string) {
  const { rows } = await sql<{ kind: 'topic' | 'template'; rating: number; answered: number }>`
    select 'topic' as kind, rating, answered from topic_ratings where student_id = ${studentId} and topic_id = ${topicId}
    union all
    select 'template', rating, answered from template_ratings where template_id = ${templateId}`.execute(trx);
  return {
    topic: rows.find((row) => row.kind === 'topic'),
    template: rows.find((row) => row.kind === 'template'),
  };
}

export async function changeTopicRating(
  trx: Trx,
  rated: { studentId: string; topicId: string; start: number; change: number; right: boolean; at: Date },
) {
  await trx
    .insertInto('topic_ratings')
    .values({
      student_id: rated.studentId,
      topic_id: rated.topicId,
      rating: rated.start + rated.change,
      answered: 1,
      correct: rated.right ? 1 : 0,
      updated_at: rated.at,
    })
    .onConflict((conflict) =>
      conflict.columns(['student_id', 'topic_id']).doUpdateSet({
        rating: sql`topic_ratings.rating + ${rated.change}`,
        answered: sql`topic_ratings.answered + 1`,
        correct: sql`topic_ratings.correct + excluded.correct`,
        updated_at: rated.at,
      }),
    )
    .execute();
}

/** Touches a row that all students share: the last statement of a transaction, so that nobody waits long for it. */
export async function changeTemplateRating(trx: Trx, templateId: string, start: number, change: number) {
  await trx
    .insertInto('template_ratings')
    .values({ template_id: templateId, rating: start + change, answered: 1 })
    .onConflict((conflict) =>
      conflict.column('template_id').doUpdateSet({
        rating: sql`template_ratings.rating + ${change}`,
        answered: sql`template_ratings.answered + 1`,
      }),
    )
    .execute();
}

import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/client';
import { erringJson } from '../error-logbook/index';
import type { Rated } from './draw/rating';

/** What mastery is seen by in all topics of a student. One statement. */
export async function readMasteryEvidence(
  db: Db,
  studentId: string,
): Promise<{ ratings: TopicEvidenceRow[]; erring: Record<string, number> }> {
  const id = sql<string>`${studentId}`;
  const { rows } = await sql<{ ratings: TopicEvidenceRow[]; erring: Record<string, number> }>`
    select ${topicEvidenceJson(id)} as ratings, ${erringJson(id)} as erring`.execute(db);
  return rows[0] ?? { ratings: [], erring: {} };
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

/** One answer that moves a student's rating of a topic. */
interface TopicRatingChange {
  studentId: string;
  topicId: string;
  /** Where a topic without a rating begins. */
  start: number;
  change: number;
  right: boolean;
  /** Right, and without any help. */
  unaided: boolean;
  at: Date;
  /** What the answer earned for the week's cap of the topic. */
  earned?: TopicWeek | null;
}

/** Coins of a topic in the week that began on a Monday (YYYY-MM-DD). */
export interface TopicWeek {
  week: string;
  coins: number;
}

/** For use as a statement or inside a larger one: adds one answer to a student's rating of a topic. */
export function addingToTopicRating(rated: TopicRatingChange): RawBuilder<unknown> {
  const { studentId, topicId, start, change, right, unaided, at, earned = null } = rated;
  return sql`
    insert into topic_ratings (student_id, topic_id, rating, answered, correct, unaided, unaided_at, updated_at,
      coins_week, coins_in_week)
    values (${studentId}, ${topicId}, ${start + change}, 1, ${right ? 1 : 0}, ${unaided ? 1 : 0},
      ${unaided ? at : null}, ${at}, ${earned?.week ?? null}, ${earned?.coins ?? 0})
    on conflict (student_id, topic_id) do update set
      rating = topic_ratings.rating + ${change}::real, answered = topic_ratings.answered + 1,
      correct = topic_ratings.correct + excluded.correct, unaided = topic_ratings.unaided + excluded.unaided,
      unaided_at = coalesce(excluded.unaided_at, topic_ratings.unaided_at), updated_at = excluded.updated_at
      ${earned === null ? sql`` : sql`, ${topicCoinsSet(earned)}`}`;
}

/** For use inside a larger statement: adds to the week of a topic that has a rating already. */
export function addingTopicCoins(studentId: string, topicId: string, earned: TopicWeek): RawBuilder<unknown> {
  return sql`update topic_ratings set ${topicCoinsSet(earned)}
    where student_id = ${studentId} and topic_id = ${topicId}`;
}

const topicCoinsSet = ({ week, coins }: TopicWeek): RawBuilder<unknown> => sql`
  coins_in_week = case when topic_ratings.coins_week = ${week} then topic_ratings.coins_in_week else 0 end + ${coins}::int,
  coins_week = ${week}`;

/** For use inside a larger statement: what mastery is seen by, in every topic that has a rating. */
export function topicEvidenceJson(studentId: RawBuilder<string>): RawBuilder<TopicEvidenceRow[]> {
  return sql`(select coalesce(json_agg(json_build_object('topic_id', topic_id, 'rating', rating, 'answered', answered,
      'correct', correct, 'unaided', unaided, 'unaided_at', unaided_at)), '[]')
    from topic_ratings where student_id = ${studentId})`;
}

export interface TopicEvidenceRow {
  topic_id: string;
  rating: number;
  answered: number;
  correct: number;
  unaided: number;
  /** A date as JSON has it. */
  unaided_at: string | null;
}

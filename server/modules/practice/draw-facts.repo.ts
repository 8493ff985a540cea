import { sql } from 'kysely';
import type { Db } from '../../db/client';

/** What the drawing of a practice knows of the student and of the templates it may use. */
export interface DrawFactRows {
  topics: { topic_id: string; rating: number; updated_at: string }[];
  templates: { template_id: string; rating: number }[];
  /** Templates that the student met in the last week, with how often. */
  recent: { template_id: string; uses: number }[];
}

/** One statement. */
export async function readDrawFacts(
  db: Db,
  studentId: string,
  { templateIds, weekAgo }: { templateIds: readonly string[]; weekAgo: Date },
): Promise<DrawFactRows> {
  const { rows } = await sql<DrawFactRows>`
    select
      (select coalesce(json_agg(json_build_object('topic_id', topic_id, 'rating', rating, 'updated_at', updated_at)), '[]')
        from topic_ratings where student_id = ${studentId}) as topics,
      (select coalesce(json_agg(json_build_object('template_id', template_id, 'rating', rating)), '[]')
        from template_ratings where template_id = any(${[...templateIds]}::text[])) as templates,
      (select coalesce(json_agg(json_build_object('template_id', template_id, 'uses', uses)), '[]') from (
        select q.template_id, count(*)::int as uses
        from practices p join practice_questions q on q.student_id = p.student_id and q.practice_id = p.id
        where p.student_id = ${studentId} and p.created_at >= ${weekAgo} and q.opened_at is not null
        group by q.template_id
      ) met) as recent`.execute(db);
  return rows[0] ?? { topics: [], templates: [], recent: [] };
}

/** Stored questions of these templates that the student was given before. */
export async function questionsHad(db: Db, studentId: string, templateIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('practice_questions')
    .select('instance_id')
    .distinct()
    .where('student_id', '=', studentId)
    .where('template_id', 'in', [...templateIds])
    .where('instance_id', 'is not', null)
    .execute();
  return new Set(rows.flatMap(({ instance_id }) => instance_id ?? []));
}

/** The student's usual seconds for each of these templates: the median of the latest 30 answered. */
export async function usualSeconds(
  db: Db,
  studentId: string,
  templateIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ template_id: string; seconds: number }>`
    select t.id as template_id, percentile_cont(0.5) within group (order by q.seconds) as seconds
    from unnest(${[...templateIds]}::text[]) as t(id)
    cross join lateral (
      select seconds from practice_questions
      where student_id = ${studentId} and template_id = t.id and seconds is not null
      order by closed_at desc limit 30
    ) q
    group by t.id`.execute(db);
  return new Map(rows.map((row) => [row.template_id, row.seconds]));
}

import { type RawBuilder, sql } from 'kysely';
import { arrayValue } from '../../db/array-value';

/** Fragments over a row of `errors`: everything that counts or lists errors to look at again uses these. */

/** `skillOf` of a row. `table` is its name or alias. */
export const skillSql = (table: string): RawBuilder<string> =>
  sql`case when ${sql.ref(`${table}.misconception_id`)} is null then ${sql.ref(`${table}.template_id`)}
    else ${sql.ref(`${table}.topic_id`)} || ' ' || ${sql.ref(`${table}.misconception_id`)} end`;

/** Unresolved, or fixed and still to be confirmed. */
export const waitsSql: RawBuilder<boolean> = sql`(state <> 'FIXED' or confirmed_at is null)`;

/** Errors of one course that wait for the same thing and are due. */
export interface DueCount {
  course_id: string;
  kind: 'CLEAR' | 'CONFIRM';
  count: number;
  /** When the first of them became due (as PostgreSQL writes an instant into JSON). */
  due_at: string;
}

/** For use inside a larger statement: what is due before `until`, the end of the student's day, as a JSON array. */
export function dueCountsJson(studentId: RawBuilder<string>, until: RawBuilder<Date>): RawBuilder<DueCount[]> {
  return sql`(
    select coalesce(json_agg(d), '[]') from (
      select course_id, case when state = 'FIXED' then 'CONFIRM' else 'CLEAR' end as kind, count(*)::int as count,
        min(due_at) as due_at
      from errors where student_id = ${studentId} and ${waitsSql} and due_at < ${until}
      group by 1, 2
    ) d
  )`;
}

/** For use inside a larger statement: how many errors wait to be fixed, by topic. */
export function erringJson(studentId: RawBuilder<string>): RawBuilder<Record<string, number>> {
  return sql`(select coalesce(json_object_agg(topic_id, waiting), '{}') from (
    select topic_id, count(*)::int as waiting from errors
    where student_id = ${studentId} and state <> 'FIXED' group by topic_id
  ) e)`;
}

/** For use inside a larger statement: those of these topics in which an error waits to be fixed. */
export function erringAmongJson(studentId: string, topicIds: readonly string[]): RawBuilder<string[]> {
  return sql`(select coalesce(json_agg(distinct topic_id), '[]') from errors
    where student_id = ${studentId} and state <> 'FIXED' and topic_id = any(${arrayValue(topicIds, 'text')}))`;
}

/** For use inside a larger statement: whether an error of the topic waits to be fixed, beside the one left out. */
export function erringInJson(studentId: string, topicId: string, without: string | null): RawBuilder<boolean> {
  const other = without === null ? sql`` : sql` and id <> ${without}`;
  return sql`exists (select 1 from errors
    where student_id = ${studentId} and topic_id = ${topicId} and state <> 'FIXED'${other})`;
}

/** For use inside a larger statement: the idea of an error, where none of its errors waits to be fixed; else null. */
export function clearedIdeaSql(studentId: string, errorId: string): RawBuilder<string | null> {
  return sql`(select e.misconception_id from errors e
    where e.student_id = ${studentId} and e.id = ${errorId} and not exists (select 1 from errors o
      where o.student_id = e.student_id and o.misconception_id = e.misconception_id and o.state <> 'FIXED'))`;
}

import { type RawBuilder, sql } from 'kysely';

/**
 * The rule `answersAreOut` of `rules/tasks/visibility` in SQL, for the task `t` and the student task `s`. Extensions only
 * lengthen: `greatest` leaves out dates that are not there.
 */
export function answersAreOutSql(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(
    (s.handed_in_at is not null or t.closed_at is not null
      or ${now} > greatest(t.due_at, s.own_due_at, t.late_until, s.own_late_until))
    and case t.answers_when
      when 'HAND_IN' then true
      when 'DUE' then ${now} > greatest(t.due_at, s.own_due_at)
      when 'DATE' then coalesce(t.answers_at <= ${now}, false)
      else false end)`;
}

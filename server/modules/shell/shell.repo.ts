import { sql } from 'kysely';
import type { Db } from '../../db/client';
import { prepared } from '../../db/prepared';
import { type WaitingTaskJson, waitingTasksJson } from '../tasks/index';

export interface ShellRow {
  coins: number;
  discount_count: number;
  has_new_notifications: boolean;
  has_plan: boolean;
  has_tasks: boolean;
  waiting_tasks: WaitingTaskJson[];
  unresolved: { course_id: string; unresolved: number }[];
}

const shellRow = prepared<ShellRow, { userId: string; now: Date; newSince: Date }>(
  'shell',
  (value) => sql<ShellRow>`
    select
      coalesce((select balance from coin_balances where student_id = ${value('userId')}), 0) as coins,
      (select count(*)::int from discounts
        where user_id = ${value('userId')} and state in ('OPEN', 'RESERVED')) as discount_count,
      exists (select 1 from notifications
        where user_id = ${value('userId')} and created_at >= ${value('newSince')}
          and status = 'IN_PROGRESS' and first_level_type <> 'FORUM') as has_new_notifications,
      exists (select 1 from student_tasks where student_id = ${value('userId')}) as has_tasks,
      ${waitingTasksJson(value('userId'))} as waiting_tasks,
      exists (select 1 from subscriptions
        where user_id = ${value('userId')} and starts_at <= ${value('now')} and ends_at > ${value('now')}) as has_plan,
      (select coalesce(json_agg(json_build_object('course_id', course_id, 'unresolved', unresolved)), '[]')
        from unresolved_counts where student_id = ${value('userId')}) as unresolved`,
);

/** What the frame around every page counts, from the tables of several areas in one statement. */
export async function findShellRow(
  db: Db,
  wanted: { userId: string; now: Date; newSince: Date },
): Promise<ShellRow | undefined> {
  const [row] = await shellRow(db, wanted);
  return row;
}

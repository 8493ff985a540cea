import { sql } from 'kysely';
import type { Db } from '../../db/client';

export interface OverviewRow {
  people: number;
  classes: number;
  mails: number;
  question_reports: number;
  tutor_reports: number;
  battle_reports: number;
  deletions: number;
}

/** What waits for administrators, and how much there is. One statement. */
export async function findOverview(db: Db): Promise<OverviewRow> {
  const { rows } = await sql<OverviewRow>`
    select (select count(*)::int from users) as people,
      (select count(*)::int from classes where archived_at is null) as classes,
      (select count(*)::int from outbox_mails where not waits) as mails,
      (select count(*)::int from question_reports where decision is null) as question_reports,
      (select count(*)::int from tutor_messages where reported_at is not null and report_seen_at is null) as tutor_reports,
      (select count(*)::int from battle_reports where closed_at is null) as battle_reports,
      (select count(*)::int from users where deletes_at is not null) as deletions`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A statement without a table answers with one row.');
  return row;
}

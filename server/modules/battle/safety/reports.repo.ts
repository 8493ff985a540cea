import { sql } from 'kysely';
import type { Db, Trx } from '../../../db/client';

export interface BattleReportRow {
  id: string;
  battle_id: string;
  reason: string;
  detail: { quick?: number };
  /** Whom it is about; null once that account is gone. */
  reported_id: string | null;
  nickname: string | null;
  created_at: Date;
  seen_at: Date | null;
}

/** The latest reports of players, those that nobody has looked at first. Nothing says who reported. One statement. */
export async function findBattleReports(db: Db, limit: number): Promise<BattleReportRow[]> {
  const { rows } = await sql<BattleReportRow>`
    select r.id, r.battle_id, r.reason, r.detail, s.user_id as reported_id, u.nickname, r.created_at, r.seen_at
    from battle_reports r join battle_seats s on s.battle_id = r.battle_id and s.seat = r.seat
    left join users u on u.id = s.user_id
    order by (r.seen_at is null) desc, r.created_at desc, r.id limit ${limit}`.execute(db);
  return rows;
}

/** Marks a report as looked at. `missing` where there is none, `seen` where somebody was first. */
export async function markBattleReportSeen(trx: Trx, id: string, at: Date): Promise<'marked' | 'seen' | 'missing'> {
  const row = await trx
    .selectFrom('battle_reports')
    .select('seen_at')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return 'missing';
  if (row.seen_at !== null) return 'seen';
  await trx.updateTable('battle_reports').set({ seen_at: at }).where('id', '=', id).execute();
  return 'marked';
}

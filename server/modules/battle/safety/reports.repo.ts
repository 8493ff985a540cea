import { sql } from 'kysely';
import type { MatchState } from '../../../../rules/battle/match';
import type { BattleDecision } from '../../../../rules/forms/battle-decision';
import type { Db, Trx } from '../../../db/client';
import type { BattleKind, BattleResult } from '../battle-data';

export interface ReportRow {
  id: string;
  battle_id: string;
  reason: 'NAME' | 'UNFAIR' | 'UNKIND' | 'OTHER' | 'QUICK_ANSWERS';
  detail: { quick?: number };
  nickname: string | null;
  of_player: number;
  created_at: Date;
  closed_at: Date | null;
  decision: BattleDecision | null;
  note: string;
}

const reportColumns = sql`r.id, r.battle_id, r.reason, r.detail, u.nickname, r.created_at, r.closed_at, r.decision, r.note,
  case when s.user_id is null then 1 else (select count(*)::int from battle_seats o
    join battle_reports p on p.battle_id = o.battle_id and p.seat = o.seat where o.user_id = s.user_id) end as of_player`;

const fromReports = sql`from battle_reports r
  join battle_seats s on s.battle_id = r.battle_id and s.seat = r.seat
  left join users u on u.id = s.user_id`;

/** The latest reports of players. Nothing says who reported. One statement. */
export async function findBattleReports(
  db: Db,
  { closed, limit }: { closed: boolean; limit: number },
): Promise<ReportRow[]> {
  const state = closed ? sql`r.closed_at is not null` : sql`r.closed_at is null`;
  const { rows } = await sql<ReportRow>`
    select ${reportColumns} ${fromReports} where ${state}
    order by coalesce(r.closed_at, r.created_at) desc, r.id limit ${limit}`.execute(db);
  return rows;
}

export interface ReportDetailsRow extends ReportRow {
  /** Whom it is about. */
  seat: 0 | 1;
  kind: BattleKind;
  course_id: string;
  record: string | null;
  state: MatchState | null;
  seats: {
    seat: 0 | 1;
    nickname: string | null;
    recorded: boolean;
    outcome: BattleResult['outcome'] | null;
    points: number;
    right_count: number;
    has_left: boolean;
    emotes: Record<string, number>;
  }[];
  answers: { seat: 0 | 1; index: number; answer: string; right: boolean; at: number }[];
  earlier: { decision: BattleDecision; note: string; closed_at: string }[];
  suspended_until: Date | null;
}

/** One report with its battle, and what was decided about the same player before. One statement. */
export async function findBattleReport(db: Db, id: string, now: Date): Promise<ReportDetailsRow | undefined> {
  const { rows } = await sql<ReportDetailsRow>`
    select ${reportColumns}, r.seat, b.kind, b.course_id, b.record, b.state,
      (select json_agg(json_build_object('seat', t.seat, 'nickname', v.nickname,
          'recorded', b.kind = 'RECORDED' and t.seat = 1, 'outcome', t.outcome, 'points', t.points,
          'right_count', t.right_count, 'has_left', t.left_at is not null, 'emotes', t.emotes) order by t.seat)
        from battle_seats t left join users v on v.id = t.user_id where t.battle_id = b.id) as seats,
      (select coalesce(json_agg(json_build_object('seat', a.seat, 'index', a.index, 'answer', a.answer,
          'right', a.is_right, 'at', a.at) order by a.index, a.seat), '[]')
        from battle_answers a where a.battle_id = b.id) as answers,
      (select coalesce(json_agg(json_build_object('decision', p.decision, 'note', p.note, 'closed_at', p.closed_at)
          order by p.closed_at desc), '[]')
        from battle_seats o join battle_reports p on p.battle_id = o.battle_id and p.seat = o.seat
        where o.user_id = s.user_id and p.id <> r.id and p.closed_at is not null) as earlier,
      (select x.until_at from battle_suspensions x where x.user_id = s.user_id and x.until_at > ${now}) as suspended_until
    ${fromReports} join battles b on b.id = r.battle_id
    where r.id = ${id}`.execute(db);
  return rows[0];
}

/** Whom a report is about, locked; undefined where there is none. `userId` is null once the account is gone. */
export async function lockReport(
  trx: Trx,
  id: string,
): Promise<{ userId: string | null; timeZone: string | null; isClosed: boolean } | undefined> {
  const { rows } = await sql<{ userId: string | null; timeZone: string | null; isClosed: boolean }>`
    select s.user_id as "userId", u.time_zone as "timeZone", r.closed_at is not null as "isClosed" ${fromReports}
    where r.id = ${id} for no key update of r`.execute(trx);
  return rows[0];
}

export async function closeReport(
  trx: Trx,
  id: string,
  { decision, note, at }: { decision: BattleDecision; note: string; at: Date },
): Promise<void> {
  await trx.updateTable('battle_reports').set({ decision, note, closed_at: at }).where('id', '=', id).execute();
}

/** Takes battles away; a longer time that runs already stays. Returns until when. */
export async function storeSuspension(
  trx: Trx,
  { userId, reason, at, until }: { userId: string; reason: string; at: Date; until: Date },
): Promise<Date> {
  const { rows } = await sql<{ until_at: Date }>`
    insert into battle_suspensions (user_id, reason, created_at, until_at) values (${userId}, ${reason}, ${at}, ${until})
    on conflict (user_id) do update set reason = excluded.reason, created_at = excluded.created_at,
      until_at = greatest(excluded.until_at, battle_suspensions.until_at)
    returning until_at`.execute(trx);
  return rows[0]?.until_at ?? until;
}

/** Gives battles back; false where nothing was taken away. */
export async function endSuspension(trx: Trx, userId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    delete from battle_suspensions where user_id = ${userId} and until_at > ${now} returning user_id`.execute(trx);
  return rows.length > 0;
}

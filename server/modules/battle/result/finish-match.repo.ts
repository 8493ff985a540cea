import { sql } from 'kysely';
import type { Rating } from '../../../../rules/battle/rating';
import type { TierStanding } from '../../../../rules/battle/tiers';
import type { Trx } from '../../../db/client';
import { newId } from '../../../platform/ids';

export interface ClosedSeat {
  seat: 0 | 1;
  outcome: 'WON' | 'LOST' | 'DRAW' | 'VOID';
  points: number;
  right: number;
  /** Null where the match is not rated. */
  rated: { rating: Rating; standing: TierStanding } | null;
}

/** Ends a match and frees both players. What follows for each of them is settled afterwards; of a void one nothing. */
export async function closeBattle(
  trx: Trx,
  battleId: string,
  closed: { status: 'FINISHED' | 'VOID'; seats: readonly ClosedSeat[]; record: string | null; now: Date },
): Promise<void> {
  const { status, record, now } = closed;
  const rows = closed.seats.map(({ rated, ...seat }) => ({
    ...seat,
    rating: rated?.rating ?? null,
    standing: rated?.standing ?? null,
  }));
  await sql`
    with seats as (
      update battle_seats s set is_open = false, outcome = c.outcome, points = c.points, right_count = c."right",
        rating_after = c.rating, standing_after = c.standing,
        settled_at = ${status === 'VOID' ? now : null}::timestamptz
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as c(seat smallint, outcome text, points int, "right" int, rating jsonb, standing jsonb)
      where s.battle_id = ${battleId} and s.seat = c.seat
    )
    update battles set status = ${status}, finished_at = ${now}, due_at = null, owner_id = null, record = ${record}
    where id = ${battleId}`.execute(trx);
}

/** Tells administrators of answers that came quicker than thought; nothing else follows from it. */
export async function flagSeat(
  trx: Trx,
  { battleId, seat, quick, now }: { battleId: string; seat: 0 | 1; quick: number; now: Date },
): Promise<void> {
  await trx
    .insertInto('battle_reports')
    .values({
      id: newId(),
      battle_id: battleId,
      seat,
      reporter_id: null,
      reason: 'QUICK_ANSWERS',
      detail: JSON.stringify({ quick }),
      created_at: now,
      closed_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The time zones of people that are still there. */
export async function zonesOf(trx: Trx, userIds: readonly string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await trx
    .selectFrom('users')
    .select(['id', 'time_zone'])
    .where('id', 'in', [...userIds])
    .execute();
  return new Map(rows.map((row) => [row.id, row.time_zone]));
}

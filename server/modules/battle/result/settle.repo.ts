import { type RawBuilder, sql } from 'kysely';
import type { Rating } from '../../../../rules/battle/rating';
import type { TierStanding } from '../../../../rules/battle/tiers';
import type { Db, Trx } from '../../../db/client';
import type { BattleRow } from '../match/match.repo';

/** A seat whose match is over and whose practice, coins and notices are still to be written. */
export interface UnsettledSeat {
  seat: 0 | 1;
  user_id: string | null;
  time_zone: string | null;
  outcome: 'WON' | 'LOST' | 'DRAW' | 'VOID';
  left_at: Date | null;
  rating_after: Rating | null;
  standing_before: TierStanding;
  standing_after: TierStanding | null;
  /** Battles that this player finished on the day of this one, this one among them. */
  today: number;
}

/** Locks a seat that is to be settled; undefined where another process was first. */
export async function lockUnsettled(trx: Trx, battleId: string, seat: 0 | 1): Promise<UnsettledSeat | undefined> {
  const { rows } = await sql<UnsettledSeat>`
    select s.seat, s.user_id, day_zone(u, b.finished_at) as time_zone, s.outcome, s.left_at, s.rating_after, s.standing_before, s.standing_after,
      (select count(*)::int from battle_seats o join battles d on d.id = o.battle_id
        where o.user_id = s.user_id and d.status = 'FINISHED' and d.finished_at <= b.finished_at
          and local_day_of(s.user_id, d.finished_at) = local_day_of(s.user_id, b.finished_at)) as today
    from battle_seats s join battles b on b.id = s.battle_id left join users u on u.id = s.user_id
    where s.battle_id = ${battleId} and s.seat = ${seat} and s.settled_at is null and b.status = 'FINISHED'
    for no key update of s`.execute(trx);
  return rows[0];
}

/** A finished battle, with the answers of one seat by index. */
export async function readFinished(
  trx: Trx,
  battleId: string,
  seat: 0 | 1,
): Promise<{ battle: BattleRow; answers: Map<number, { text: string; at: Date }> } | undefined> {
  const row = await trx.selectFrom('battles').selectAll().where('id', '=', battleId).executeTakeFirst();
  if (!row) return undefined;
  const answers = await trx
    .selectFrom('battle_answers')
    .select(['index', 'answer', 'at'])
    .where('battle_id', '=', battleId)
    .where('seat', '=', seat)
    .execute();
  return {
    battle: { ...row, state: row.state as BattleRow['state'] },
    answers: new Map(answers.map(({ index, answer, at }) => [index, { text: answer, at: new Date(at) }])),
  };
}

export async function markSettled(
  trx: Trx,
  battleId: string,
  seat: 0 | 1,
  settled: { at: Date; practiceId: string | null; errors: number; coins: { reason: string; amount: number }[] },
): Promise<void> {
  await trx
    .updateTable('battle_seats')
    .set({
      settled_at: settled.at,
      practice_id: settled.practiceId,
      error_count: settled.errors,
      coins: JSON.stringify(settled.coins),
    })
    .where('battle_id', '=', battleId)
    .where('seat', '=', seat)
    .execute();
}

/** Battles that ended before an instant, and not too long before it where that is said, with a seat that nobody settled. */
export async function findUnsettled(
  db: Db,
  { before, since = null }: { before: Date; since?: Date | null },
  after: string | null,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct b.id from battle_seats s join battles b on b.id = s.battle_id
    where s.settled_at is null and s.outcome is not null and b.status = 'FINISHED' and b.finished_at < ${before}
      and (${since}::timestamptz is null or b.finished_at >= ${since})
      and (${after}::uuid is null or b.id > ${after}::uuid)
    order by b.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** For use inside a larger statement: whether any seat waits to be settled. */
export const isAnyUnsettled: RawBuilder<boolean> = sql`exists (
  select 1 from battle_seats where settled_at is null and outcome is not null)`;

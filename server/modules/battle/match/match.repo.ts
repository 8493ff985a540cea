import { type Selectable, sql } from 'kysely';
import type { MatchState, Seat } from '../../../../rules/battle/match';
import type { Rating } from '../../../../rules/battle/rating';
import type { TierStanding } from '../../../../rules/battle/tiers';
import type { Db, Trx } from '../../../db/client';
import type { Database } from '../../../db/schema';

export type BattleRow = Omit<Selectable<Database['battles']>, 'state'> & { state: MatchState | null };
export type DeckEntry = NonNullable<BattleRow['deck']>[number];

export interface SeatRow {
  seat: Seat;
  user_id: string | null;
  seen_at: Date;
  rating_before: Rating;
  standing_before: TierStanding;
  points: number;
}

export interface AnswerRow {
  seat: Seat;
  index: number;
  answer: string;
  is_right: boolean;
  /** Milliseconds since the epoch. */
  at: number;
  is_played: boolean;
}

/** A match that runs, locked: whatever changes it waits here for its turn. */
export async function lockMatch(trx: Trx, battleId: string): Promise<BattleRow | undefined> {
  const row = await trx
    .selectFrom('battles')
    .selectAll()
    .where('id', '=', battleId)
    .where('status', '=', 'RUNNING')
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row && { ...row, state: row.state as MatchState | null };
}

/** Seats in order, and the answers that were written. After `lockMatch`, in a statement of its own, so that it sees all. */
export async function readSeats(trx: Trx, battleId: string): Promise<{ seats: SeatRow[]; answers: AnswerRow[] }> {
  const { rows } = await sql<{ seats: (Omit<SeatRow, 'seen_at'> & { seen_at: string })[]; answers: AnswerRow[] }>`
    select
      (select coalesce(json_agg(s order by s.seat), '[]') from (
        select seat, user_id, seen_at, rating_before, standing_before, points from battle_seats
        where battle_id = ${battleId}) s) as seats,
      (select coalesce(json_agg(a order by a.at, a.seat), '[]') from (
        select seat, index, answer, is_right, at, is_played from battle_answers
        where battle_id = ${battleId}) a) as answers`.execute(trx);
  const { seats = [], answers = [] } = rows[0] ?? {};
  return { seats: seats.map((seat) => ({ ...seat, seen_at: new Date(seat.seen_at) })), answers };
}

/** Writes where a match stands. `played`: the answers that are part of it now. Seats that left are free for other things. */
export async function storeMatch(
  trx: Trx,
  battleId: string,
  change: {
    state: MatchState;
    dueAt: Date | null;
    played: readonly Pick<AnswerRow, 'seat' | 'index'>[];
    left: readonly Seat[];
    now: Date;
  },
): Promise<void> {
  const { state, dueAt, left, now } = change;
  // Others may be written meanwhile: only those that were read are played.
  const played = change.played.map(({ seat, index }) => ({ seat, index }));
  const freed =
    left.length === 0
      ? sql``
      : sql`, freed as (
          update battle_seats set is_open = false, left_at = coalesce(left_at, ${now})
          where battle_id = ${battleId} and seat = any(${[...left]}::smallint[]))`;
  await sql`
    with played as (
      update battle_answers a set is_played = true
      from json_to_recordset(${JSON.stringify(played)}::json) as p(seat smallint, index smallint)
      where a.battle_id = ${battleId} and a.seat = p.seat and a.index = p.index
    )${freed}
    update battles set state = ${JSON.stringify(state)}, due_at = ${dueAt} where id = ${battleId}`.execute(trx);
}

/**
 * Writes an answer of the viewer's own to the open question of a match, once: what comes second is not written. False
 * then, and where the question is not open.
 */
export async function insertAnswer(
  db: Db,
  answer: { battleId: string; userId: string; index: number; text: string; isRight: boolean; at: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into battle_answers (battle_id, seat, index, answer, is_right, at)
    select s.battle_id, s.seat, ${answer.index}, ${answer.text}, ${answer.isRight}, ${answer.at}
    from battle_seats s join battles b on b.id = s.battle_id
    where b.id = ${answer.battleId} and s.user_id = ${answer.userId} and s.left_at is null and b.status = 'RUNNING'
      and b.state->>'phase' = 'QUESTION' and (b.state->>'index')::int = ${answer.index}
      and (b.state->>'endsAt')::float8 >= ${answer.at}
    on conflict do nothing
    returning seat`.execute(db);
  return rows.length > 0;
}

import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { MatchState, Seat } from '../../../../rules/battle/match';
import type { Rating } from '../../../../rules/battle/rating';
import type { TierStanding } from '../../../../rules/battle/tiers';
import type { Db, Trx } from '../../../db/client';
import { prepared } from '../../../db/prepared';
import type { Database } from '../../../db/schema';

/** For use inside a statement on `battles b`: the transaction that wrote the row last. */
export const rowVersion = sql<string>`b.xmin::text`;

export type BattleRow = Omit<Selectable<Database['battles']>, 'state'> & { state: MatchState | null };
export type DeckEntry = NonNullable<BattleRow['deck']>[number];

export interface SeatRow {
  seat: Seat;
  user_id: string | null;
  /** Milliseconds since the epoch. */
  seen_at: number;
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

/** Of the battle `id`, as JSON: seats in their order. */
const seatsJson = (id: RawBuilder<unknown>) => sql<SeatRow[]>`(
  select coalesce(json_agg(s order by s.seat), '[]') from (
    select seat, user_id, (extract(epoch from seen_at) * 1000)::float8 as seen_at, rating_before, standing_before, points
    from battle_seats where battle_id = ${id}) s)`;

/** Of the battle `id`, as JSON: the answers that were written, in the order of their times. */
export const answersJson = (id: RawBuilder<unknown>) => sql<AnswerRow[]>`(
  select coalesce(json_agg(a order by a.at, a.seat), '[]') from (
    select seat, index, answer, is_right, at, is_played from battle_answers where battle_id = ${id}) a)`;

/** Seats and answers. After `lockMatch`, in a statement of its own, so that it sees all. */
export async function readSeats(trx: Trx, battleId: string): Promise<{ seats: SeatRow[]; answers: AnswerRow[] }> {
  const id = sql`${battleId}`;
  const { rows } = await sql<{ seats: SeatRow[]; answers: AnswerRow[] }>`
    select ${seatsJson(id)} as seats, ${answersJson(id)} as answers`.execute(trx);
  return rows[0] ?? { seats: [], answers: [] };
}

/** A match as it was read without a lock: it is stored again only where it is still of this version. */
export interface ReadMatch {
  id: string;
  /** Another one after each change of the row. */
  version: string;
  state: MatchState;
  deck: BattleRow['deck'];
  recorded_answers: BattleRow['recorded_answers'];
  seats: SeatRow[];
  answers: AnswerRow[];
}

const dueMatches = prepared<ReadMatch, { ownerId: string; now: Date; limit: number }>(
  'due_matches',
  (value) => sql<ReadMatch>`
    select b.id, ${rowVersion} as version, b.state, b.deck, b.recorded_answers, ${seatsJson(sql.ref('b.id'))} as seats,
      ${answersJson(sql.ref('b.id'))} as answers
    from battles b
    where b.owner_id = ${value('ownerId')}::uuid and b.status = 'RUNNING' and b.due_at <= ${value('now')}::timestamptz
    order by b.due_at limit ${value('limit')}`,
);

/** A runner's own matches in which something is to be done now, the longest overdue first. One statement. */
export const readDue = (db: Db, ownerId: string, now: Date, limit: number): Promise<ReadMatch[]> =>
  dueMatches(db, { ownerId, now, limit });

/** A battle as whoever answers in it needs it. */
export interface AnswerableBattle extends Omit<ReadMatch, 'state'> {
  status: BattleRow['status'];
  state: MatchState | null;
}

const ownMatch = prepared<AnswerableBattle, { battleId: string; userId: string }>(
  'own_match',
  (value) => sql<AnswerableBattle>`
    select b.id, b.status, ${rowVersion} as version, b.state, b.deck, b.recorded_answers,
      ${seatsJson(sql.ref('b.id'))} as seats, ${answersJson(sql.ref('b.id'))} as answers
    from battles b
    where b.id = ${value('battleId')}::uuid
      and exists (select from battle_seats s where s.battle_id = b.id and s.user_id = ${value('userId')}::uuid)`,
);

/** A battle in which this person has a seat, without a lock; null where there is none. One statement. */
export async function readOwnMatch(db: Db, battleId: string, userId: string): Promise<AnswerableBattle | null> {
  const [row] = await ownMatch(db, { battleId, userId });
  return row ?? null;
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
  answer: { battleId: string; userId: string; index: number; answer: string; is_right: boolean; at: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into battle_answers (battle_id, seat, index, answer, is_right, at)
    select s.battle_id, s.seat, ${answer.index}, ${answer.answer}, ${answer.is_right}, ${answer.at}
    from battle_seats s join battles b on b.id = s.battle_id
    where b.id = ${answer.battleId} and s.user_id = ${answer.userId} and s.left_at is null and b.status = 'RUNNING'
      and b.state->>'phase' = 'QUESTION' and (b.state->>'index')::int = ${answer.index}
      and (b.state->>'endsAt')::float8 >= ${answer.at}
    on conflict do nothing
    returning seat`.execute(db);
  return rows.length > 0;
}

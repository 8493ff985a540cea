import { sql } from 'kysely';
import type { MatchState, Seat } from '../../../../rules/battle/match';
import type { Db } from '../../../db/client';
import { prepared } from '../../../db/prepared';
import { appendingUserEvents } from '../../events/index';
import { rowVersion } from './match.repo';

/** What a match that was read becomes. It is neither over nor left: those free people as well. */
export interface StoredMove {
  battleId: string;
  /** Of the row as it was read. */
  version: string;
  state: MatchState;
  dueAt: Date | null;
  /** Answers that were written before, and are part of the state now. */
  played: { seat: Seat; index: number }[];
  /** One that comes with this move. */
  answer: { seat: Seat; index: number; answer: string; is_right: boolean; at: number } | null;
  told: { userId: string; payload: object }[];
}

/**
 * Rows are locked in the order of their ids, so that two processes queue up for them. Where a rival was first, the row
 * has another version by the time that its lock is ours, and nothing of this move is written.
 */
const storing = prepared<{ id: string }, { moves: string; told: string }>(
  'store_moves',
  (value) => sql<{ id: string }>`
    with moves as materialized (
      select * from json_to_recordset(${value('moves')}::json)
        as m(id uuid, version text, state jsonb, due_at timestamptz, played json, answer json)
    ), locked as materialized (
      select b.id from battles b join moves m on m.id = b.id
      where b.status = 'RUNNING' and ${rowVersion} = m.version
      order by b.id for no key update of b
    ), moved as (
      update battles b set state = m.state, due_at = m.due_at
      from moves m join locked l on l.id = m.id where b.id = m.id
      returning b.id
    ), judged as (
      update battle_answers a set is_played = true
      from moves m join moved v on v.id = m.id
        cross join lateral json_to_recordset(m.played) as p(seat smallint, index smallint)
      where a.battle_id = m.id and a.seat = p.seat and a.index = p.index
    ), answered as (
      insert into battle_answers (battle_id, seat, index, answer, is_right, at, is_played)
      select m.id, a.seat, a.index, a.answer, a.is_right, a.at, true
      from moves m join moved v on v.id = m.id
        cross join lateral json_to_recordset(m.answer)
          as a(seat smallint, index smallint, answer text, is_right boolean, at float8)
    ), ${sql.join(
      appendingUserEvents(sql`
        select e.user_id, 'BATTLE' as kind, e.payload, e.place
        from json_to_recordset(${value('told')}::json) as e(battle_id uuid, user_id uuid, payload jsonb, place int)
          join moved v on v.id = e.battle_id`),
    )}
    select id from moved`,
);

/**
 * Writes where several matches stand, at most one move each, and appends what their players are told. Returns the
 * matches that were written; the others have been moved meanwhile. One statement.
 */
export async function storeMoves(db: Db, moves: readonly StoredMove[]): Promise<Set<string>> {
  const told = moves.flatMap((move) => move.told.map((each) => ({ battleId: move.battleId, ...each })));
  const rows = await storing(db, {
    moves: JSON.stringify(
      moves.map(({ battleId, version, state, dueAt, played, answer }) => ({
        id: battleId,
        version,
        state,
        due_at: dueAt,
        played,
        answer: answer === null ? [] : [answer],
      })),
    ),
    told: JSON.stringify(
      told.map(({ battleId, userId, payload }, place) => ({ battle_id: battleId, user_id: userId, payload, place })),
    ),
  });
  return new Set(rows.map(({ id }) => id));
}

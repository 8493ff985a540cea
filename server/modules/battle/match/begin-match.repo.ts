import { sql } from 'kysely';
import type { MatchState } from '../../../../rules/battle/match';
import type { Db, Trx } from '../../../db/client';
import { insertQuestions, type StoredQuestion } from '../../questions/index';
import type { DeckEntry } from './match.repo';

/**
 * What the drawing of a deck goes by: templates that any of these people met since, how hard templates are,
 * and the median seconds that students take for them, where enough did. One statement.
 */
export async function readDeckFacts(
  db: Db,
  userIds: readonly string[],
  since: Date,
): Promise<{ met: Set<string>; ratings: Map<string, number>; medianSeconds: Map<string, number> }> {
  const { rows } = await sql<{
    met: string[];
    ratings: { template_id: string; rating: number }[];
    paces: { template_id: string; seconds: number }[];
  }>`
    select
      (select coalesce(json_agg(distinct q.template_id), '[]')
        from practices p join practice_questions q on q.student_id = p.student_id and q.practice_id = p.id
        where p.student_id = any(${[...userIds]}::uuid[]) and p.created_at >= ${since} and q.opened_at is not null) as met,
      (select coalesce(json_agg(json_build_object('template_id', template_id, 'rating', rating)), '[]')
        from template_ratings) as ratings,
      (select coalesce(json_agg(json_build_object('template_id', template_id, 'seconds', seconds)), '[]')
        from template_paces) as paces`.execute(db);
  const { met = [], ratings = [], paces = [] } = rows[0] ?? {};
  return {
    met: new Set(met),
    ratings: new Map(ratings.map((row) => [row.template_id, row.rating])),
    medianSeconds: new Map(paces.map((row) => [row.template_id, row.seconds])),
  };
}

export interface BegunMatch {
  battleId: string;
  state: MatchState;
  deck: readonly DeckEntry[];
  questions: readonly StoredQuestion[];
  nonce: string;
  commitment: string;
  ownerId: string;
  now: Date;
}

/** A battle that waited becomes a match: its questions are stored and fixed, and a runner owns it. */
export async function startRow(trx: Trx, begun: BegunMatch): Promise<void> {
  await insertQuestions(trx, begun.questions);
  await trx
    .updateTable('battles')
    .set({
      status: 'RUNNING',
      started_at: begun.now,
      state: JSON.stringify(begun.state),
      deck: JSON.stringify(begun.deck),
      nonce: begun.nonce,
      commitment: begun.commitment,
      owner_id: begun.ownerId,
      due_at: new Date(begun.state.endsAt ?? begun.now.getTime()),
    })
    .where('id', '=', begun.battleId)
    .execute();
}

/** Puts the player of another waiting battle into the second seat; that battle points here from then on. */
export async function mergeInto(trx: Trx, battleId: string, fromId: string, now: Date): Promise<void> {
  await sql`update battles set status = 'CANCELLED', merged_into = ${battleId}, finished_at = ${now}
    where id = ${fromId}`.execute(trx);
  // Before the second seat is there: nobody has two open ones.
  await sql`update battle_seats set is_open = false, settled_at = ${now} where battle_id = ${fromId}`.execute(trx);
  await sql`
    insert into battle_seats (battle_id, seat, user_id, is_open, joined_at, seen_at, rating_before, standing_before)
    select ${battleId}, 1, user_id, true, joined_at, ${now}, rating_before, standing_before
    from battle_seats where battle_id = ${fromId} and seat = 0`.execute(trx);
}

/** A seat for somebody who was asked, or for a recorded game (`userId` null). */
export async function seatSecond(
  trx: Trx,
  battleId: string,
  seat: { userId: string | null; rating: object; standing: object; now: Date },
): Promise<void> {
  await trx
    .insertInto('battle_seats')
    .values({
      battle_id: battleId,
      seat: 1,
      user_id: seat.userId,
      is_open: seat.userId !== null,
      joined_at: seat.now,
      seen_at: seat.now,
      left_at: null,
      rematch_asked_at: null,
      rating_before: JSON.stringify(seat.rating),
      standing_before: JSON.stringify(seat.standing),
      rating_after: null,
      standing_after: null,
      outcome: null,
      practice_id: null,
      settled_at: null,
    })
    .execute();
}

export interface SeatFace {
  seat: 0 | 1;
  user_id: string | null;
  nickname: string | null;
  avatar: string | null;
  standing: { tier: number; provisional: boolean; games: number };
  shows_rank: boolean;
}

/** The players of a battle as the other one sees them. */
export async function readFaces(trx: Trx, battleId: string): Promise<SeatFace[]> {
  const { rows } = await sql<SeatFace>`
    select s.seat, s.user_id, u.nickname, u.avatar, s.standing_before as standing,
      coalesce(t.show_rank, true) as shows_rank
    from battle_seats s left join users u on u.id = s.user_id left join battle_settings t on t.user_id = s.user_id
    where s.battle_id = ${battleId} order by s.seat`.execute(trx);
  return rows;
}

import { sql } from 'kysely';
import type { MatchState, Seat } from '../../../../rules/battle/match';
import type { Rating } from '../../../../rules/battle/rating';
import type { TierStanding } from '../../../../rules/battle/tiers';
import type { Trx } from '../../../db/client';
import type { BattleRow } from '../match/match.repo';

export interface WaitingOwn {
  course_id: string;
  created_at: Date;
  rating: Rating;
}

/** A ranked battle of one's own that waits, locked: nobody is found for it meanwhile. */
export async function lockOwnWaiting(trx: Trx, battleId: string, userId: string): Promise<WaitingOwn | undefined> {
  const { rows } = await sql<WaitingOwn>`
    select b.course_id, b.created_at, s.rating_before as rating
    from battles b join battle_seats s on s.battle_id = b.id and s.seat = 0
    where b.id = ${battleId} and s.user_id = ${userId} and b.status = 'WAITING' and b.kind = 'RANKED'
    for no key update of b`.execute(trx);
  return rows[0];
}

export interface RecordedGame {
  id: string;
  seat: Seat;
  deck: NonNullable<BattleRow['deck']>;
  state: MatchState;
  rating: Rating;
  standing: TierStanding;
  answers: { index: number; answer: string }[];
}

/**
 * A finished game of somebody of like rating that this person neither played nor met the questions of: the nearest of the
 * latest two hundred of the course. One that was left is none.
 */
export async function findRecordedGame(
  trx: Trx,
  { courseId, userId, rating }: { courseId: string; userId: string; rating: number },
): Promise<RecordedGame | undefined> {
  const { rows } = await sql<RecordedGame>`
    select b.id, s.seat, b.deck, b.state, s.rating_before as rating, s.standing_before as standing,
      (select coalesce(json_agg(json_build_object('index', a.index, 'answer', a.answer)), '[]')
        from battle_answers a where a.battle_id = b.id and a.seat = s.seat) as answers
    from (
      select * from battles where course_id = ${courseId} and status = 'FINISHED' and kind = 'RANKED'
      order by finished_at desc limit 200
    ) b join battle_seats s on s.battle_id = b.id
    where s.left_at is null and b.state->>'left' is null
      and not exists (select 1 from battle_seats o where o.battle_id = b.id and o.user_id = ${userId})
      and not exists (select 1 from battles r join battle_seats o on o.battle_id = r.id
        where r.recorded_from = b.id and o.user_id = ${userId})
      and not exists (select 1 from practice_questions q where q.student_id = ${userId}
        and q.instance_id in (select (d->>'instanceId')::uuid from jsonb_array_elements(b.deck) d))
    order by abs((s.rating_before->>'rating')::float8 - ${rating}), b.finished_at desc, s.seat limit 1`.execute(trx);
  return rows[0];
}

export async function makeRecorded(
  trx: Trx,
  battleId: string,
  { fromId, answers }: { fromId: string; answers: NonNullable<BattleRow['recorded_answers']> },
): Promise<void> {
  await trx
    .updateTable('battles')
    .set({ kind: 'RECORDED', recorded_from: fromId, recorded_answers: JSON.stringify(answers) })
    .where('id', '=', battleId)
    .execute();
}

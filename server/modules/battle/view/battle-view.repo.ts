import { sql } from 'kysely';
import type { MatchOutcome, MatchState } from '../../../../rules/battle/match';
import type { Rating } from '../../../../rules/battle/rating';
import type { TierStanding } from '../../../../rules/battle/tiers';
import type { Db } from '../../../db/client';
import { prepared } from '../../../db/prepared';
import type { BattleResult } from '../battle-data';
import { type AnswerRow, answersJson, type BattleRow, rowVersion } from '../match/match.repo';
import { ratingHistoryJson } from '../ratings/ratings.repo';
import type { Face } from './show-seat';

export interface ViewSeat extends Face {
  seat: 0 | 1;
  user_id: string | null;
  /** Milliseconds, as the other times here. */
  seen_at: number;
  left_at: number | null;
  rematch_asked_at: number | null;
  rating_before: Rating;
  rating_after: Rating | null;
  standing_after: TierStanding | null;
  outcome: BattleResult['outcome'] | null;
  points: number;
  coins: { reason: string; amount: number }[];
  error_count: number;
  practice_id: string | null;
}

export interface ViewedBattle {
  id: string;
  kind: BattleRow['kind'];
  status: BattleRow['status'];
  course_id: string;
  scope: BattleRow['scope'];
  challenge_code: string | null;
  created_at: number;
  started_at: number | null;
  commitment: string | null;
  merged_into: string | null;
  rematch_id: string | null;
  /** See `ReadMatch`. */
  version: string;
  deck: BattleRow['deck'];
  recorded_answers: BattleRow['recorded_answers'];
  state: MatchState | null;
  outcome: MatchOutcome | null;
  seats: ViewSeat[];
  answers: AnswerRow[];
  history: { at: string; rating: number }[];
  /** Things of the shop that the reader can signal with. */
  owned_emotes: string[];
}

const ms = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::float8`;

const ownBattle = prepared<ViewedBattle, { battleId: string; userId: string }>(
  'own_battle',
  (value) => sql<ViewedBattle>`
    select b.id, b.kind, b.status, b.course_id, b.scope, b.challenge_code, b.commitment, b.merged_into, b.rematch_id,
      ${rowVersion} as version, b.deck, b.recorded_answers, b.state, ${ms('b.created_at')} as created_at, ${ms('b.started_at')} as started_at,
      (select json_agg(t order by t.seat) from (
        select s.seat, s.user_id, ${ms('s.seen_at')} as seen_at, ${ms('s.left_at')} as left_at,
          ${ms('s.rematch_asked_at')} as rematch_asked_at, s.rating_before, s.rating_after,
          s.standing_before as standing, s.standing_after, s.outcome, s.points, s.coins, s.error_count, s.practice_id,
          u.nickname, u.avatar, coalesce(x.show_rank, true) as shows_rank
        from battle_seats s left join users u on u.id = s.user_id left join battle_settings x on x.user_id = s.user_id
        where s.battle_id = b.id) t) as seats,
      ${answersJson(sql.ref('b.id'))} as answers,
      case when b.status = 'FINISHED' and b.kind = 'RANKED'
        then ${ratingHistoryJson(value('userId'), sql.ref('b.course_id'))} else '[]'::json end as history,
      array(select o.item_id from owned_items o
        where o.student_id = ${value('userId')}::uuid and o.item_id like 'emote-%') as owned_emotes
    from battles b join battle_seats mine on mine.battle_id = b.id and mine.user_id = ${value('userId')}::uuid
    where b.id = ${value('battleId')}::uuid`,
);

/** A battle in which this person has a seat. One statement. */
export async function readView(db: Db, battleId: string, userId: string): Promise<ViewedBattle | undefined> {
  const [row] = await ownBattle(db, { battleId, userId });
  return row;
}

import { type MatchState, matchOutcome } from '../../../../rules/battle/match';
import { rateMatch, scoreOf } from '../../../../rules/battle/rate-match';
import type { RatingChange } from '../../../../rules/battle/record';
import type { Trx } from '../../../db/client';
import type { Services } from '../../../platform/services';
import type { AnswerRow, BattleRow, SeatRow } from '../match/match.repo';
import { storeRatings } from '../ratings/ratings.repo';
import { seasonOf } from '../ratings/season-of';
import { battleRecord } from './battle-record';
import { type ClosedSeat, closeBattle, flagSeat, zonesOf } from './finish-match.repo';
import { quickAnswers } from './quick-answers';

interface Finished {
  match: BattleRow & { state: MatchState };
  seats: readonly SeatRow[];
  answers: readonly AnswerRow[];
  now: Date;
}

const outcomes = { 1: 'WON', 0.5: 'DRAW', 0: 'LOST' } as const;

/**
 * Writes the result of a match that is over, in the transaction that ended it: outcome, ratings and record, and frees both
 * players. A void one has no result.
 */
export async function finishMatch(trx: Trx, services: Services, finished: Finished): Promise<void> {
  const { match, seats, now } = finished;
  const { state } = match;
  if (state.phase === 'VOID') {
    const closed = seats.map(({ seat }): ClosedSeat => ({ seat, outcome: 'VOID', points: 0, right: 0, rated: null }));
    await closeBattle(trx, match.id, { status: 'VOID', seats: closed, record: null, now });
    return;
  }
  const outcome = matchOutcome(state);
  const ratings = match.kind === 'RANKED' ? rate(seats, outcome.winner) : null;
  const closed = seats.map(
    ({ seat }): ClosedSeat => ({
      seat,
      outcome: outcomes[scoreOf(outcome.winner, seat)],
      points: outcome.points[seat],
      right: outcome.right[seat],
      rated: ratings && { rating: ratings[seat].after, standing: ratings[seat].standingAfter },
    }),
  );
  const record = battleRecord(services, { match, answers: finished.answers, ratings });
  await closeBattle(trx, match.id, { status: 'FINISHED', seats: closed, record, now });
  if (ratings !== null) await storeRated(trx, finished, ratings);
  for (const { seat, user_id: userId } of seats) {
    const quick = userId === null ? 0 : quickAnswers(state, seat);
    if (quick > 0) await flagSeat(trx, { battleId: match.id, seat, quick, now });
  }
}

function rate(seats: readonly SeatRow[], winner: 0 | 1 | null): [RatingChange, RatingChange] | null {
  const [zero, one] = seats.map(({ rating_before: rating, standing_before: standing }) => ({ rating, standing }));
  return zero && one ? rateMatch(winner, [zero, one]) : null;
}

async function storeRated(
  trx: Trx,
  { match, seats, now }: Finished,
  ratings: readonly [RatingChange, RatingChange],
): Promise<void> {
  const people = seats.flatMap(({ seat, user_id: userId }) => (userId === null ? [] : [{ seat, userId }]));
  const zones = await zonesOf(
    trx,
    people.map(({ userId }) => userId),
  );
  await storeRatings(
    trx,
    people.flatMap(({ seat, userId }) => {
      const zone = zones.get(userId);
      // An account that is gone by now has no rating any more.
      if (zone === undefined) return [];
      const { after, standingAfter } = ratings[seat];
      const season = seasonOf(zone, now).id;
      return [{ user_id: userId, course_id: match.course_id, ...after, ...standingAfter, season, rated_at: now }];
    }),
  );
}

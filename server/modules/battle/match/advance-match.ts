import { isOver, type MatchMove, type MatchState, type Seat } from '../../../../rules/battle/match';
import type { Services } from '../../../platform/services';
import { appendUserEvents } from '../../events/index';
import { readQuestions } from '../../questions/index';
import { finishMatch } from '../result/finish-match';
import { settleBattle } from '../result/settle-battle';
import { type BattleRow, lockMatch, readSeats, type SeatRow, storeMatch } from './match.repo';
import { messagesOf, toldIds } from './match-events';
import { dueAt, playMoves } from './play-moves';

/**
 * Brings a match up to now under its lock: plays the answers that were written and not yet judged, the moves that are
 * given, and the clock; stores where it stands and tells both players. Any process may do this at any time: a match that
 * has ended stays as it is.
 */
export async function advanceMatch(
  services: Services,
  battleId: string,
  moves: (match: BattleRow, seats: SeatRow[], now: number) => MatchMove[] = () => [],
): Promise<void> {
  const done = await services.db.transaction().execute(async (trx) => {
    const match = await lockMatch(trx, battleId);
    if (!match?.state) return null;
    const { seats, answers } = await readSeats(trx, battleId);
    const now = services.clock.now();
    const playable = { recorded_answers: match.recorded_answers, state: match.state, seats, answers };
    const { state, events } = playMoves(playable, moves(match, seats, now.getTime()), now.getTime());
    if (state === match.state) return null;
    await storeMatch(trx, battleId, {
      state,
      dueAt: dueAt(match, state),
      played: answers.filter((answer) => !answer.is_played),
      left: seatsLeft(state),
      now,
    });
    const questions = await readQuestions(trx, toldIds(match, { state, events }));
    const told = messagesOf({ ...match, seats, answers }, { state, events }, { questions, now: now.getTime() });
    await appendUserEvents(
      trx,
      told.map((message) => ({ ...message, kind: 'BATTLE' as const })),
    );
    if (isOver(state)) await finishMatch(trx, services, { match: { ...match, state }, seats, answers, now });
    return { over: isOver(state), userIds: [...new Set(told.map(({ userId }) => userId))] };
  });
  if (done === null) return;
  await Promise.all(done.userIds.map((userId) => services.userEventSignal.notify(userId)));
  if (!done.over) return;
  // The match itself is over: what follows from it is tried again by a runner, and then by the job.
  await settleBattle(services, battleId).catch((error: unknown) => {
    services.log.error({ error: error instanceof Error ? error.name : 'unknown' }, 'a battle could not be settled');
  });
}

function seatsLeft({ left }: MatchState): Seat[] {
  if (left === null) return [];
  return left === 'BOTH' ? [0, 1] : [left];
}

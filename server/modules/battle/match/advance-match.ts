import {
  isOver,
  type MatchEvent,
  type MatchMove,
  type MatchState,
  playMove,
  type Seat,
} from '../../../../rules/battle/match';
import type { Trx } from '../../../db/client';
import type { Services } from '../../../platform/services';
import { appendUserEvents } from '../../events/index';
import { readQuestions } from '../../questions/index';
import { finishMatch } from '../result/finish-match';
import { settleBattle } from '../result/settle-battle';
import { type AnswerRow, type BattleRow, lockMatch, readSeats, type SeatRow, storeMatch } from './match.repo';
import { messageOf } from './match-events';

/** An answer that came in time may still be on its way into the database when the time is over. */
const answerGraceMs = 100;

/**
 * Brings a match up to now: plays the answers that were written and not yet judged, the moves that are given, and the
 * clock; stores where it stands and tells both players. Any process may do this at any time: the row is locked, and a
 * match that has ended stays as it is.
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
    const played = play(match.state, [
      ...seenMoves(seats),
      ...answerMoves(match, answers, now.getTime()),
      ...moves(match, seats, now.getTime()),
    ]);
    const ticked = tick(played, now.getTime());
    if (ticked.state === match.state) return null;
    const { state, events } = ticked;
    await storeMatch(trx, battleId, {
      state,
      dueAt: dueAt(match, state),
      played: answers.filter((answer) => !answer.is_played),
      left: seatsLeft(state),
      now,
    });
    const question = await questionsOf(trx, match, events);
    await appendUserEvents(
      trx,
      seats.flatMap(({ seat, user_id: userId }) =>
        userId === null
          ? []
          : events.flatMap((event) => {
              const payload = messageOf(event, { battleId, seat, state, question });
              return payload === null ? [] : [{ userId, kind: 'BATTLE' as const, payload }];
            }),
      ),
    );
    if (isOver(state)) await finishMatch(trx, services, { match: { ...match, state }, seats, answers, now });
    return { over: isOver(state), userIds: events.length === 0 ? [] : playersOf(seats) };
  });
  if (done === null) return;
  await Promise.all(done.userIds.map((userId) => services.userEventSignal.notify(userId)));
  if (done.over) await settleBattle(services, battleId);
}

/** The people of a match; a recorded game is nobody. */
export const playersOf = (seats: readonly Pick<SeatRow, 'user_id'>[]): string[] =>
  seats.flatMap(({ user_id: userId }) => (userId === null ? [] : [userId]));

interface Played {
  state: MatchState;
  events: MatchEvent[];
}

function play(state: MatchState, moves: readonly MatchMove[]): Played {
  return moves.reduce<Played>(
    (sofar, move) => {
      const next = playMove(sofar.state, move);
      return { state: next.state, events: [...sofar.events, ...next.events] };
    },
    { state, events: [] },
  );
}

function tick({ state, events }: Played, at: number): Played {
  if (at < dueFor(state)) return { state, events };
  const next = playMove(state, { kind: 'TICK', at });
  return { state: next.state, events: [...events, ...next.events] };
}

function dueFor({ phase, endsAt }: MatchState): number {
  if (endsAt === null) return Number.POSITIVE_INFINITY;
  return phase === 'QUESTION' ? endsAt + answerGraceMs : endsAt;
}

/** Seen less than this long after the last time says nothing new. */
const seenEveryMs = 1000;

function seenMoves(seats: readonly SeatRow[]): MatchMove[] {
  return seats.map(({ seat, seen_at: seenAt }) => ({
    kind: 'SEEN',
    seat,
    at: Math.floor(seenAt.getTime() / seenEveryMs) * seenEveryMs,
  }));
}

function answerMoves(match: BattleRow, answers: readonly AnswerRow[], now: number): MatchMove[] {
  const written = answers
    .filter((answer) => !answer.is_played)
    .map(({ seat, index, at, is_right: right }): MatchMove => ({ kind: 'ANSWER', seat, index, at, right }));
  const recorded = match.state === null ? null : recordedAnswer(match, match.state);
  return [...written, ...(recorded !== null && recorded.at <= now ? [recorded] : [])].sort((a, b) => a.at - b.at);
}

const recordedSeat: Seat = 1;

/** The answer that the recorded game still has for the open question. */
function recordedAnswer({ recorded_answers: recorded }: BattleRow, state: MatchState) {
  const { phase, index } = state;
  const given = recorded?.[index] ?? null;
  const opened = state.opened[index] ?? null;
  if (phase !== 'QUESTION' || given === null || opened === null || state.answers[recordedSeat][index]) return null;
  return { kind: 'ANSWER', seat: recordedSeat, index, at: opened + given.ms, right: given.right } as const;
}

function dueAt(match: BattleRow, state: MatchState): Date | null {
  if (isOver(state)) return null;
  return new Date(Math.min(dueFor(state), recordedAnswer(match, state)?.at ?? Number.POSITIVE_INFINITY));
}

function seatsLeft({ left }: MatchState): Seat[] {
  if (left === null) return [];
  return left === 'BOTH' ? [0, 1] : [left];
}

async function questionsOf(trx: Trx, { deck }: BattleRow, events: readonly MatchEvent[]) {
  const ids = (deck ?? []).map(({ instanceId }) => instanceId);
  const isRevealing = events.some(({ kind }) => kind === 'QUESTION_REVEALED');
  const questions = isRevealing ? await readQuestions(trx, ids) : null;
  return (index: number) => questions?.get(ids[index] ?? '');
}

import {
  isOver,
  type MatchEvent,
  type MatchMove,
  type MatchState,
  playMove,
  type Seat,
} from '../../../../rules/battle/match';
import type { AnswerRow, BattleRow, SeatRow } from './match.repo';

/** An answer that came in time may still be on its way into the database when the time is over. */
const answerGraceMs = 100;

/** What of a match its course depends on. */
export type Playable = Pick<BattleRow, 'recorded_answers'> & {
  state: MatchState;
  seats: readonly Pick<SeatRow, 'seat' | 'seen_at'>[];
  answers: readonly PlayableAnswer[];
};
export type PlayableAnswer = Pick<AnswerRow, 'seat' | 'index' | 'is_right' | 'at' | 'is_played'>;

export interface PlayedMoves {
  state: MatchState;
  events: MatchEvent[];
}

/**
 * Brings a match up to an instant: plays the answers that were written and not yet judged, the moves that are given, and
 * the clock. The very same state where nothing happened.
 */
export function playMoves(match: Playable, moves: readonly MatchMove[], now: number): PlayedMoves {
  return tick(play(match.state, [...seenMoves(match), ...answerMoves(match, now), ...moves]), now);
}

function play(state: MatchState, moves: readonly MatchMove[]): PlayedMoves {
  return moves.reduce<PlayedMoves>(
    (sofar, move) => {
      const next = playMove(sofar.state, move);
      return { state: next.state, events: [...sofar.events, ...next.events] };
    },
    { state, events: [] },
  );
}

function tick({ state, events }: PlayedMoves, at: number): PlayedMoves {
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

function seenMoves({ seats, recorded_answers: recorded, state }: Playable): MatchMove[] {
  return seats.map(({ seat, seen_at: seenAt }) => {
    // A recorded game is always there.
    const at = recorded !== null && seat === recordedSeat ? (state.opened[state.index] ?? seenAt) : seenAt;
    return { kind: 'SEEN', seat, at: Math.floor(at / seenEveryMs) * seenEveryMs };
  });
}

function answerMoves(match: Playable, now: number): MatchMove[] {
  const written = match.answers
    .filter((answer) => !answer.is_played)
    .map(({ seat, index, at, is_right: right }): MatchMove => ({ kind: 'ANSWER', seat, index, at, right }));
  const recorded = recordedAnswer(match, match.state);
  return [...written, ...(recorded !== null && recorded.at <= now ? [recorded] : [])].sort((a, b) => a.at - b.at);
}

const recordedSeat: Seat = 1;

/** The answer that the recorded game still has for the open question. */
function recordedAnswer({ recorded_answers: recorded }: Pick<Playable, 'recorded_answers'>, state: MatchState) {
  const { phase, index } = state;
  const given = recorded?.[index] ?? null;
  const opened = state.opened[index] ?? null;
  if (phase !== 'QUESTION' || given === null || opened === null || state.answers[recordedSeat][index]) return null;
  return { kind: 'ANSWER', seat: recordedSeat, index, at: opened + given.ms, right: given.right } as const;
}

/** When the server has to do something next; null once the match is over. */
export function dueAt(match: Pick<Playable, 'recorded_answers'>, state: MatchState): Date | null {
  if (isOver(state)) return null;
  return new Date(Math.min(dueFor(state), recordedAnswer(match, state)?.at ?? Number.POSITIVE_INFINITY));
}

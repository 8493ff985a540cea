import { type MatchEvent, type MatchState, otherSeat, pointsOf, type Seat } from '../../../../rules/battle/match';
import { modelLatex } from '../../catalogue/index';
import type { QuestionsById, StoredQuestion } from '../../questions/index';
import type { BattleVerdict } from '../battle-data';
import type { BattleRow, SeatRow } from './match.repo';
import type { PlayedMoves } from './play-moves';

/** What a player is told of a match, as JSON. */
export interface BattleMessage {
  battleId: string;
  type: string;
  at: number;
  [more: string]: unknown;
}

/** The questions that are revealed by these events: read them before `messagesOf`. */
export function revealedIds({ deck }: Pick<BattleRow, 'deck'>, events: readonly MatchEvent[]): string[] {
  return events.flatMap((event) => (event.kind === 'QUESTION_REVEALED' ? (deck?.[event.index]?.instanceId ?? []) : []));
}

/** What the players of a match are told of what happened, each in its order. */
export function messagesOf(
  match: Pick<BattleRow, 'id' | 'deck'> & { seats: readonly Pick<SeatRow, 'seat' | 'user_id'>[] },
  { state, events }: PlayedMoves,
  questions: QuestionsById,
): { userId: string; payload: BattleMessage }[] {
  const question = (index: number) => questions.get(match.deck?.[index]?.instanceId ?? '');
  return match.seats.flatMap(({ seat, user_id: userId }) => {
    // A recorded game is nobody.
    if (userId === null) return [];
    return events.flatMap((event) => {
      const payload = messageOf(event, { battleId: match.id, seat, state, question });
      return payload === null ? [] : [{ userId, payload }];
    });
  });
}

/**
 * What one seat is told of an event: of the other player's answer only that it is there, and when. Null where an event
 * tells this seat nothing; the result is told once it is written.
 */
function messageOf(
  event: MatchEvent,
  {
    battleId,
    seat,
    state,
    question,
  }: {
    battleId: string;
    seat: Seat;
    state: MatchState;
    question: (index: number) => StoredQuestion | undefined;
  },
): BattleMessage | null {
  const base = { battleId, at: event.at };
  switch (event.kind) {
    case 'COUNTDOWN_BEGAN':
    case 'FINISHED':
      return null;
    case 'QUESTION_OPENED':
      return {
        ...base,
        type: 'question.opened',
        index: event.index,
        endsAt: event.at + (state.lasts[event.index] ?? 0),
      };
    case 'ANSWERED':
      return { ...base, type: event.seat === seat ? 'you.answered' : 'they.answered', index: event.index };
    case 'QUESTION_REVEALED': {
      const asked = question(event.index);
      return {
        ...base,
        type: 'question.revealed',
        index: event.index,
        answerLatex: asked ? modelLatex(asked) : '',
        mine: verdictOf(state, seat, event.index),
        theirs: verdictOf(state, otherSeat(seat), event.index),
      };
    }
    case 'VOIDED':
      return { ...base, type: 'match.void' };
  }
}

/** What one seat's answer to a question was worth; for revealed questions only. */
export function verdictOf(state: MatchState, seat: Seat, index: number): BattleVerdict {
  const given = state.answers[seat][index] ?? null;
  const points = pointsOf(state.lasts[index] ?? 1, state.opened[index] ?? 0, given);
  return { right: given?.right ?? false, points };
}

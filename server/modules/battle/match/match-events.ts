import { type MatchEvent, type MatchState, otherSeat, pointsOf, type Seat } from '../../../../rules/battle/match';
import { modelLatex } from '../../catalogue/index';
import type { StoredQuestion } from '../../questions/index';
import type { BattleVerdict } from '../battle-data';

/** What a player is told of a match, as JSON. */
export interface BattleMessage {
  battleId: string;
  type: string;
  at: number;
  [more: string]: unknown;
}

/**
 * What one seat is told of an event: of the other player's answer only that it is there, and when. Null where an event
 * tells this seat nothing; the result is told once it is written.
 */
export function messageOf(
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

import { isOver, type MatchEvent, type MatchState, type Seat } from '../../../../rules/battle/match';
import type { QuestionsById } from '../../questions/index';
import type { BattleUpdate } from '../battle-data';
import { showQuestion, showUpdate } from '../view/show-update';
import type { AnswerRow, BattleRow, SeatRow } from './match.repo';
import type { PlayedMoves } from './play-moves';

/** What a player is told of a match, as JSON. */
export interface BattleMessage {
  battleId: string;
  type: string;
  at: number;
  /** The question that it is about. */
  index?: number;
  /** Where the match stands by it; of things that happened at once, the last one carries it. */
  update?: BattleUpdate;
}

type ToldMatch = Pick<BattleRow, 'id' | 'deck' | 'recorded_answers'> & {
  seats: readonly Pick<SeatRow, 'seat' | 'user_id' | 'seen_at'>[];
  answers: readonly Pick<AnswerRow, 'seat' | 'index' | 'answer'>[];
};

/** The question that players are told of after these events: read it before `messagesOf`. */
export function toldIds({ deck }: Pick<BattleRow, 'deck'>, { state, events }: PlayedMoves): string[] {
  const isTold = events.some(({ kind }) => kind === 'QUESTION_OPENED' || kind === 'QUESTION_REVEALED');
  const id = deck?.[state.index]?.instanceId;
  return isTold && id !== undefined ? [id] : [];
}

/** What the players of a match are told of what happened at `now`, each in its order. */
export function messagesOf(
  match: ToldMatch,
  { state, events }: PlayedMoves,
  { questions, now }: { questions: QuestionsById; now: number },
): { userId: string; payload: BattleMessage }[] {
  return match.seats.flatMap(({ seat, user_id: userId }) => {
    // A recorded game is nobody.
    if (userId === null) return [];
    const messages = events.flatMap((event) => messageOf(event, match.id, seat) ?? []);
    const last = messages.at(-1);
    if (last && !isOver(state)) last.update = updateFor(match, { state, events }, { seat, questions, now });
    return messages.map((payload) => ({ userId, payload }));
  });
}

function updateFor(
  match: ToldMatch,
  { state, events }: PlayedMoves,
  { seat, questions, now }: { seat: Seat; questions: QuestionsById; now: number },
): BattleUpdate {
  const asked = questions.get(match.deck?.[state.index]?.instanceId ?? '');
  const update = showUpdate({ ...match, state, status: phaseOf(state) }, { seat, now, asked });
  const isOpened = events.some((event) => event.kind === 'QUESTION_OPENED' && event.index === state.index);
  return isOpened && asked ? { ...update, question: showQuestion(asked) } : update;
}

const phaseOf = ({ phase }: MatchState): BattleUpdate['status'] => phase;

/**
 * What one seat is told of an event: of the other player's answer only that it is there. Null where an event tells nothing;
 * the result is told once it is written.
 */
function messageOf(event: MatchEvent, battleId: string, seat: Seat): BattleMessage | null {
  const base = { battleId, at: event.at };
  switch (event.kind) {
    case 'FINISHED':
      return null;
    case 'COUNTDOWN_BEGAN':
      return { ...base, type: 'countdown.began' };
    case 'QUESTION_OPENED':
      return { ...base, type: 'question.opened', index: event.index };
    case 'ANSWERED':
      return { ...base, type: event.seat === seat ? 'you.answered' : 'they.answered', index: event.index };
    case 'QUESTION_REVEALED':
      return { ...base, type: 'question.revealed', index: event.index };
    case 'VOIDED':
      return { ...base, type: 'match.void' };
  }
}

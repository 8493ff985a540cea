import { isOver } from '../../../../rules/battle/match';
import type { Services } from '../../../platform/services';
import { type QuestionsById, readQuestions } from '../../questions/index';
import type { ReadMatch } from './match.repo';
import { messagesOf, toldIds } from './match-events';
import { dueAt, type PlayedMoves, playMoves } from './play-moves';
import { storeMove } from './store-move';
import type { StoredMove } from './store-moves.repo';

/** Whether a move only changes the row and tells the players: an end, and somebody who leaves, change more than that. */
export const isPlain = ({ state }: PlayedMoves): boolean => state.left === null && !isOver(state);

/** What is to be stored of a match after these moves. The question that they open or reveal comes along. */
export function moveOf(
  match: Pick<ReadMatch, 'id' | 'version' | 'deck' | 'recorded_answers'> & {
    seats: readonly Pick<ReadMatch['seats'][number], 'seat' | 'user_id' | 'seen_at'>[];
    answers: readonly Pick<ReadMatch['answers'][number], 'seat' | 'index' | 'answer' | 'is_played'>[];
  },
  played: PlayedMoves,
  { questions, answer, now }: { questions: QuestionsById; answer: StoredMove['answer']; now: number },
): StoredMove {
  return {
    battleId: match.id,
    version: match.version,
    state: played.state,
    dueAt: dueAt(match, played.state),
    played: match.answers.filter((each) => !each.is_played).map(({ seat, index }) => ({ seat, index })),
    answer,
    told: messagesOf({ ...match, answers: answer ? [...match.answers, answer] : match.answers }, played, {
      questions,
      now,
    }),
  };
}

/**
 * Brings matches that were read up to now, all in one statement as far as only the clock went on. Returns those for which
 * that is not enough, and those that cannot be played: they hold up no other.
 */
export async function advanceDue(services: Services, due: readonly ReadMatch[]): Promise<string[]> {
  const now = services.clock.now().getTime();
  const plain = due.flatMap((match) => {
    const played = plainMoves(match, now);
    return played === null ? [] : [{ match, ...played }];
  });
  const questions = await readQuestions(
    services.db,
    plain.flatMap(({ told }) => told),
  );
  const stored = await Promise.allSettled(
    plain.map(async ({ match, played }) => {
      const isStored = await storeMove(services, moveOf(match, played, { questions, answer: null, now }));
      return isStored ? [match.id] : [];
    }),
  );
  const done = new Set(stored.flatMap((each) => (each.status === 'fulfilled' ? each.value : [])));
  return due.map(({ id }) => id).filter((id) => !done.has(id));
}

/** What the clock brings, and the questions that it tells of; null where more happens, or where an error does. */
function plainMoves(match: ReadMatch, now: number): { played: PlayedMoves; told: string[] } | null {
  try {
    const played = playMoves(match, [], now);
    return isPlain(played) ? { played, told: toldIds(match, played) } : null;
  } catch {
    // Whoever brings this match up to now by itself meets the error too, and notes it.
    return null;
  }
}

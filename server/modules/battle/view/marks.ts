import { type MatchState, questionsInMatch, type Seat } from '../../../../rules/battle/match';
import type { BattleMark } from '../battle-data';

/** One mark a question; verdicts only of those that were revealed. */
export function marksOf(state: MatchState | null, seat: Seat): BattleMark[] {
  return Array.from({ length: questionsInMatch }, (_, index): BattleMark => {
    const given = state?.answers[seat][index] ?? null;
    if (!state || (state.opened[index] ?? null) === null) return 'NONE';
    const isOpen = state.phase === 'QUESTION' && index === state.index;
    if (isOpen) return given === null ? 'NONE' : 'ANSWERED';
    if (given === null) return 'MISSED';
    return given.right ? 'RIGHT' : 'WRONG';
  });
}

import { type MatchState, pointsOf, questionsInMatch, type Seat } from '../../../../rules/battle/match';
import type { BattleMark, BattleVerdict } from '../battle-data';

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

/** What one seat's answer to a question was worth; for revealed questions only. */
export function verdictOf(state: MatchState, seat: Seat, index: number): BattleVerdict {
  const given = state.answers[seat][index] ?? null;
  const points = pointsOf(state.lasts[index] ?? 1, state.opened[index] ?? 0, given);
  return { right: given?.right ?? false, points };
}

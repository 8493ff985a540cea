import { type BattlePlace, progressOf } from '../../machines/battle';
import type { BattleView } from './battle-data';

export const placeOf = ({ status, index, myAnswer }: BattleView): BattlePlace => ({
  status,
  index,
  answered: myAnswer !== null,
});

/** The newer of two replies of the server: a battle never goes back, and replies may overtake each other. */
export function newestBattle(before: BattleView, next: BattleView): BattleView {
  const ahead = progressOf(next) - progressOf(before);
  if (ahead !== 0) return ahead > 0 ? next : before;
  return next.serverNow >= before.serverNow ? next : before;
}

/** The battle with the other player's answer to a question noted: that it is there, not what it is. */
export function withTheirAnswer(battle: BattleView, index: number): BattleView {
  if (battle.status !== 'QUESTION' || battle.index !== index || battle.they.marks[index] !== 'NONE') return battle;
  const marks = battle.they.marks.map((mark, place) => (place === index ? ('ANSWERED' as const) : mark));
  return { ...battle, they: { ...battle.they, marks } };
}

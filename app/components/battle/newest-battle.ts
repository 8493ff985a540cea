import { type BattlePlace, progressOf } from '../../machines/battle';
import type { BattleUpdateView, BattleView } from './battle-data';

export const placeOf = ({
  status,
  index,
  myAnswer,
}: Pick<BattleView, 'status' | 'index' | 'myAnswer'>): BattlePlace => ({
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

/**
 * The battle after what an event or an answer brought; the very same where it was overtaken. Null where the page missed
 * what came before, so that it has to read the battle.
 */
export function withUpdate(before: BattleView, { question, me, they, ...update }: BattleUpdateView): BattleView | null {
  const isSameQuestion = before.question !== null && before.index === update.index;
  const shown = question ?? (isSameQuestion ? before.question : null);
  const next: BattleView = {
    ...before,
    ...update,
    me: { ...before.me, ...me },
    they: { ...before.they, ...they },
    question: shown,
  };
  if (newestBattle(before, next) === before) return before;
  const { status } = update;
  const isShown = status === 'COUNTDOWN' || ((status === 'QUESTION' || status === 'REVEAL') && shown !== null);
  return before.commitment !== null && isShown ? next : null;
}

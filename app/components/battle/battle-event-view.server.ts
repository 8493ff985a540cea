import type { BattleUpdateData } from '../../graphql/battle/battle-page';
import { battleUpdateView } from './battle-view.server';

/** What the stream tells of a battle, as its page shows it. `battle` is what our own server said. */
export function battleEventView(battle: unknown): unknown {
  if (typeof battle !== 'object' || battle === null || !('update' in battle)) return battle;
  return { ...battle, update: battleUpdateView(battle.update as BattleUpdateData) };
}

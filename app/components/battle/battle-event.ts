/** What the stream says of a battle, as far as a page acts on it. */
interface BattleEvent {
  battleId: string;
  type: string;
  index: number | null;
  emote: string | null;
}

/** Reads an event of kind BATTLE; null for one that nobody understands. */
export function readBattleEvent(data: string): BattleEvent | null {
  const { battle } = JSON.parse(data) as { battle?: unknown };
  if (typeof battle !== 'object' || battle === null) return null;
  const told = battle as Record<string, unknown>;
  if (typeof told.battleId !== 'string' || typeof told.type !== 'string') return null;
  return {
    battleId: told.battleId,
    type: told.type,
    index: typeof told.index === 'number' ? told.index : null,
    emote: typeof told.emote === 'string' ? told.emote : null,
  };
}

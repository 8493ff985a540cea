/** What the stream says of a battle, as far as a page acts on it. */
export interface BattleEvent {
  battleId: string;
  type: string;
  index: number | null;
  emote: string | null;
  /** The battle that goes on in place of this one: after two that waited met, or for a rematch. */
  nextId: string | null;
}

/** Reads an event of kind BATTLE; null for one that nobody understands. */
export function readBattleEvent(data: string): BattleEvent | null {
  const { battle } = JSON.parse(data) as { battle?: unknown };
  if (typeof battle !== 'object' || battle === null) return null;
  const told = battle as Record<string, unknown>;
  if (typeof told.battleId !== 'string' || typeof told.type !== 'string') return null;
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  return {
    battleId: told.battleId,
    type: told.type,
    index: typeof told.index === 'number' ? told.index : null,
    emote: text(told.emote),
    nextId: told.type === 'battle.merged' ? text(told.into) : null,
  };
}

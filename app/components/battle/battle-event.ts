import type { BattleUpdateView } from './battle-data';

/** What the stream says of a battle, as far as a page acts on it. */
interface BattleEvent {
  battleId: string;
  type: string;
  /** Where the match stands by it; null where the battle is to be read. */
  update: BattleUpdateView | null;
  emote: string | null;
}

/** Reads an event of kind BATTLE; null for one that nobody understands. */
export function readBattleEvent(data: string): BattleEvent | null {
  const { battle } = JSON.parse(data) as { battle?: unknown };
  if (typeof battle !== 'object' || battle === null) return null;
  const given = battle as Record<string, unknown>;
  if (typeof given.battleId !== 'string' || typeof given.type !== 'string') return null;
  return {
    battleId: given.battleId,
    type: given.type,
    update: typeof given.update === 'object' ? (given.update as BattleUpdateView | null) : null,
    emote: typeof given.emote === 'string' ? given.emote : null,
  };
}

/** Of several things that happened at once, the last one tells where the match stands; these say nothing without it. */
const told = new Set(['countdown.began', 'question.opened', 'you.answered', 'they.answered', 'question.revealed']);

/** Whether the page has to read the battle to know what happened. */
export const isToBeRead = ({ type, update }: BattleEvent): boolean => update === null && !told.has(type);

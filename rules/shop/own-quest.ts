import { type Aim, type AimKind, aimKinds, aimOf, type QuestFacts } from './quest';

/** MarsCoins for a quest of one's own; it can be begun once a day. */
export const ownQuestPrice = 15;

/** Aims that it has. Only two kinds ask for no question at all, so that three of them always need real work. */
export const ownAims = 3;

/** What can be chosen from: an error only where one waits. */
export function aimsOffered(facts: QuestFacts): Aim[] {
  return aimKinds.filter((kind) => kind !== 'FIX' || facts.waited).map((kind) => aimOf(kind, facts));
}

/** Whether these are three different aims of those that are offered. */
export function isOwnChoice(kinds: readonly AimKind[], facts: QuestFacts): boolean {
  const offered = new Set(aimsOffered(facts).map(({ kind }) => kind));
  return kinds.length === ownAims && new Set(kinds).size === ownAims && kinds.every((kind) => offered.has(kind));
}

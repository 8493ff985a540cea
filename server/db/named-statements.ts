import { LRUCache } from 'lru-cache';

/** A text sent so often is a page's or an action's own; those of lists of varying length come and go. */
const usesToName = 10;
/** Each name costs memory on every connection. */
const mostNames = 400;

const names = new Map<string, string>();
const uses = new LRUCache<string, number>({ max: 500 });

/** From now on PostgreSQL caches this statement's plan, on every connection, under `name`. */
export function nameStatement(text: string, name: string): void {
  names.set(text, name);
}

/**
 * The name of a statement, given by `nameStatement` or earned by being sent often. Without values there is little to plan,
 * and the simple protocol sends less: those have none but a given one.
 */
export function nameOf(text: string, hasValues: boolean): string | undefined {
  const name = names.get(text);
  if (name !== undefined || !hasValues || names.size >= mostNames) return name;
  const count = (uses.get(text) ?? 0) + 1;
  uses.set(text, count);
  if (count < usesToName) return undefined;
  uses.delete(text);
  names.set(text, `often_${names.size}`);
  return names.get(text);
}

/** A table was changed beside us, and a statement with `*` would now give other columns than planned. */
export function isOldPlan(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '0A000' && /cached plan/.test(error.message);
}

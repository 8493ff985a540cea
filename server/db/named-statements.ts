import { LRUCache } from 'lru-cache';

/** A text sent so often is a page's or an action's own; those of lists of varying length come and go. */
const usesToName = 10;
/** Each earned name costs memory on every connection. */
const mostNames = 400;

const given = new Map<string, string>();

/** From now on PostgreSQL caches this statement's plan, on every connection, under `name`. */
export function nameStatement(text: string, name: string): void {
  given.set(text, name);
}

/** The name under which a statement's plan is kept; undefined where it is planned each time. */
export type NameOf = (text: string, hasValues: boolean) => string | undefined;

/**
 * The names of one pool's statements: given by `nameStatement`, or earned by being sent often. Without values there is
 * little to plan, and the simple protocol sends less: those have none but a given one.
 */
export function statementNames(): NameOf {
  const earned = new Map<string, string>();
  const uses = new LRUCache<string, number>({ max: 500 });
  return (text, hasValues) => {
    const name = given.get(text) ?? earned.get(text);
    if (name !== undefined || !hasValues || earned.size >= mostNames) return name;
    const count = (uses.get(text) ?? 0) + 1;
    uses.set(text, count);
    if (count < usesToName) return undefined;
    uses.delete(text);
    earned.set(text, `often_${earned.size}`);
    return earned.get(text);
  };
}

/** A table was changed beside us, and a statement with `*` would now give other columns than planned. */
export function isOldPlan(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '0A000' && /cached plan/.test(error.message);
}

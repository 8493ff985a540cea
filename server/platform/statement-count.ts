import { AsyncLocalStorage } from 'node:async_hooks';

const counters = new AsyncLocalStorage<{ statements: number }>();

/** Runs `work` with a counter of its own for SQL statements. */
export function countingStatements<T>(work: () => T): T {
  return counters.run({ statements: 0 }, work);
}

/** Adds one to the counter of the request that is running, if any. */
export function countStatement(): void {
  const counter = counters.getStore();
  if (counter) counter.statements += 1;
}

/** Runs work that many requests share, and none of them answers for. */
export function uncounted<T>(work: () => T): T {
  return counters.exit(work);
}

/** SQL statements so far in the request that is running; undefined outside `countingStatements`. */
export function statementsSoFar(): number | undefined {
  return counters.getStore()?.statements;
}

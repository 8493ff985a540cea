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

/** SQL statements so far in the request that is running; undefined outside `countingStatements`. */
export function statementsSoFar(): number | undefined {
  return counters.getStore()?.statements;
}

import { AsyncLocalStorage } from 'node:async_hooks';

const counters = new AsyncLocalStorage<{ statements: number }>();

/** Runs `work` and counts its SQL statements. */
export async function countingStatements<T>(work: () => Promise<T>): Promise<{ answer: T; statements: number }> {
  const counter = { statements: 0 };
  return { answer: await counters.run(counter, work), statements: counter.statements };
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

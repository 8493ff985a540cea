import { AppError } from '../../platform/app-error';

const atOnce = 2;
const longestQueue = 1000;
/** Whoever asked has given up by then. */
const patienceMs = 9000;

/** Where a piece of hashing waits. */
export interface HashPlace {
  /** Keys take turns, so that whoever sends many waits for the own ones, and nobody else does. */
  key: string;
  /** Goes before the others: somebody who is known. One of each key at a time; the rest waits with the others. */
  first?: boolean;
}

interface Waiter {
  since: number;
  start(): void;
  refuse(): void;
}

type Lane = Map<string, Waiter[]>;

let running = 0;
const firstLane: Lane = new Map();
const otherLane: Lane = new Map();

/**
 * Runs password hashing two at a time, so that a class that signs in together leaves processor time for everybody
 * else. Throws UNAVAILABLE with a Retry-After when the machine cannot keep up: to those who wait longest, and beyond a
 * thousand to whoever has most of them waiting.
 */
export async function inHashQueue<T>(work: () => Promise<T>, { key, first = false }: HashPlace): Promise<T> {
  if (running < atOnce) running += 1;
  else await turn(first && !firstLane.has(key) ? firstLane : otherLane, key);
  try {
    return await work();
  } finally {
    startNext();
  }
}

function turn(lane: Lane, key: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = () =>
      reject(
        new AppError('UNAVAILABLE', 'Lots of people are logging in right now. Please try again in a moment.', {
          retryAfterSeconds: 10,
        }),
      );
    const waiters = lane.get(key) ?? [];
    waiters.push({ since: performance.now(), start: resolve, refuse });
    lane.set(key, waiters);
    if (lane === otherLane) refuseTooMany();
  });
}

/** The running place goes to the next in line, so the number of running ones stays. */
function startNext(): void {
  for (let next = takeNext(); next !== undefined; next = takeNext()) {
    if (performance.now() - next.since <= patienceMs) {
      next.start();
      return;
    }
    next.refuse();
  }
  running -= 1;
}

function takeNext(): Waiter | undefined {
  const lane = firstLane.size > 0 ? firstLane : otherLane;
  for (const [key, waiters] of lane) {
    lane.delete(key);
    const next = waiters.shift();
    // Behind the others, for its next turn.
    if (waiters.length > 0) lane.set(key, waiters);
    return next;
  }
  return undefined;
}

function refuseTooMany(): void {
  const queues = [...otherLane.values()];
  if (queues.reduce((sum, waiters) => sum + waiters.length, 0) <= longestQueue) return;
  const longest = queues.reduce((most, waiters) => (waiters.length > most.length ? waiters : most));
  longest.pop()?.refuse();
}

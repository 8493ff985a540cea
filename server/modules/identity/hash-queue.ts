import { AppError } from '../../platform/app-error';

const atOnce = 2;
const longestQueue = 1000;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Runs password hashing two at a time, so that a class that signs in together leaves processor time for everybody
 * else. Throws UNAVAILABLE with a Retry-After when the queue is full.
 */
export async function inHashQueue<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (waiting.length >= longestQueue) {
      throw new AppError('UNAVAILABLE', 'Many people are logging in just now. Please try again in a moment.', {
        retryAfterSeconds: 10,
      });
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    // The place goes to the next in line, so the number of running ones stays.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

const minuteMs = 60_000;
const longestMs = 6 * 60 * minuteMs;
/** With the pauses between them about 14 hours. */
const mostTries = 10;

/** When a row that failed so often is tried again: after 2, 4, 8 … minutes, 6 hours at most; null after ten tries. */
export function nextTryAt(tries: number, now: Date): Date | null {
  if (tries >= mostTries) return null;
  return new Date(now.getTime() + Math.min(longestMs, 2 ** tries * minuteMs));
}

/** When work is tried again that only waits for a service: that is soon, and without end. */
export const afterServiceAway = (now: Date): Date => new Date(now.getTime() + minuteMs);

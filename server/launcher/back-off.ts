const first = 500;
const longest = 30_000;
/** A program that ran this long is healthy: its next restart is quick again. */
const healthyAfter = 60_000;

/** Milliseconds to wait before each restart: half a second, doubling, at most 30 s. */
export function createBackOff(): { next(ranFor: number): number } {
  let failures = 0;
  return {
    next(ranFor) {
      if (ranFor >= healthyAfter) failures = 0;
      failures += 1;
      return Math.min(longest, first * 2 ** (failures - 1));
    },
  };
}

export interface FailureBreaker {
  /** Whether a call may begin now. What was allowed must be told how it ended. */
  allows(): boolean;
  ended(how: 'well' | 'badly' | 'left'): void;
}

interface FailureBreakerOptions {
  /** So many failures in a row open the circuit. */
  failures: number;
  /** After this time one call is let through; if it ends well, all are. */
  restMs: number;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
}

/** Leaves a service alone that failed several times in a row, and tries it again with one call. */
export function createFailureBreaker({
  failures,
  restMs,
  now = () => performance.now(),
}: FailureBreakerOptions): FailureBreaker {
  let inARow = 0;
  let openUntil = 0;
  let isTrying = false;
  const isOpen = (): boolean => inARow >= failures;
  return {
    allows() {
      if (!isOpen()) return true;
      if (isTrying || now() < openUntil) return false;
      isTrying = true;
      return true;
    },
    ended(how) {
      isTrying = false;
      if (how === 'well') inARow = 0;
      if (how !== 'badly') return;
      inARow += 1;
      openUntil = now() + restMs;
    },
  };
}

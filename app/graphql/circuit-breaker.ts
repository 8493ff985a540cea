export interface CircuitBreaker {
  /**
   * Does work that asks the service; its signal aborts when the service is found dead, when `longestMs` are over, or with
   * the caller's. While the circuit is open the work is not begun: it rejects at once.
   */
  run<T>(work: (signal: AbortSignal) => Promise<T>, caller?: AbortSignal | null): Promise<T>;
  /** Whether work is refused now. */
  isOpen(): boolean;
}

interface CircuitBreakerOptions {
  /** Whether the service lives, asked in a way that a busy service answers too; always settles within a second or so. */
  isAlive: () => Promise<boolean>;
  /** Work without an answer for this long makes the breaker look, and again after each such time. */
  slowMs: number;
  /** No work may take longer, however alive the service is. */
  longestMs: number;
  /** While the circuit is open, the service is looked at again after this time. */
  retryMs: number;
}

/**
 * Tells a dead service from a busy one. Work that takes long, or fails, makes it look: alive means wait on, dead means
 * that all work under way fails now and new work fails at once, until the service lives again.
 */
export function createCircuitBreaker({ isAlive, slowMs, longestMs, retryMs }: CircuitBreakerOptions): CircuitBreaker {
  const underWay = new Set<AbortController>();
  let open = false;
  let looking: Promise<boolean> | null = null;
  let lastAnswer = Number.NEGATIVE_INFINITY;

  const look = (): Promise<boolean> => {
    looking ??= lookNow().finally(() => {
      looking = null;
    });
    return looking;
  };

  const lookNow = async (): Promise<boolean> => {
    const started = performance.now();
    // An answer to anybody is a sign of life too.
    const alive = (await isAlive()) || lastAnswer > started;
    open = !alive;
    if (alive) return true;
    for (const controller of underWay) controller.abort(unreachable());
    setTimeout(() => void look(), retryMs).unref();
    return false;
  };

  return {
    isOpen: () => open,
    async run(work, caller) {
      caller?.throwIfAborted();
      if (open) throw unreachable();
      const controller = new AbortController();
      const leave = () => controller.abort(caller?.reason);
      caller?.addEventListener('abort', leave);
      underWay.add(controller);
      const started = performance.now();
      const lookWhileSlow = async () => {
        if (performance.now() - started >= longestMs) return controller.abort(unreachable());
        if ((await look()) && underWay.has(controller)) timer = setTimeout(lookWhileSlow, slowMs);
      };
      let timer = setTimeout(lookWhileSlow, slowMs);
      try {
        const answer = await work(controller.signal);
        lastAnswer = performance.now();
        return answer;
      } catch (error) {
        if (!controller.signal.aborted) void look();
        throw error;
      } finally {
        clearTimeout(timer);
        caller?.removeEventListener('abort', leave);
        underWay.delete(controller);
      }
    },
  };
}

function unreachable(): Error {
  return new Error('The service does not answer.');
}

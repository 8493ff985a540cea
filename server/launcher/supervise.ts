/** Milliseconds. What had answered comes back at once, however often it ends; what never answers is given time. */
const pauses = { ready: { first: 100, longest: 500 }, failing: { first: 500, longest: 30_000 } };
/** What ran this long is healthy: its next restart is quick again. */
const healthyAfter = 60_000;

/** Milliseconds to wait before each restart, doubling while it ends again and again. */
export function createBackOff(): (run: { ranFor: number; wasReady: boolean }) => number {
  let ends = 0;
  let lastWasReady = true;
  return ({ ranFor, wasReady }) => {
    ends = ranFor >= healthyAfter || wasReady !== lastWasReady ? 1 : ends + 1;
    lastWasReady = wasReady;
    const { first, longest } = wasReady ? pauses.ready : pauses.failing;
    return Math.min(longest, first * 2 ** (ends - 1));
  };
}

/** Anything that runs and may end without having been asked to; `ended` resolves with the reason. */
export interface Running {
  ended: Promise<string>;
  /** Whether it ever answered; without it, what was started did. */
  wasReady?: () => boolean;
}

export interface Supervised<T> {
  current(): T;
  /** Makes the next end final. Resolves when no start is under way. */
  release(): Promise<void>;
}

/** Keeps something running: when it ends it is started again, after a pause that grows while it keeps failing. */
export function supervise<T extends Running>(options: {
  first: T;
  start: () => Promise<T>;
  /** Hears of each end and of the pause before the next start. */
  onEnd: (reason: string, pause: number) => void;
  onRestart?: () => void;
}): Supervised<T> {
  const pauseAfter = createBackOff();
  let current = options.first;
  let released = false;
  let timer: NodeJS.Timeout | undefined;
  let starting: Promise<void> | undefined;

  const watch = () => {
    const since = performance.now();
    const { ended, wasReady = () => true } = current;
    void ended.then((reason) => again(reason, { ranFor: performance.now() - since, wasReady: wasReady() }));
  };
  const again = (reason: string, run: { ranFor: number; wasReady: boolean }) => {
    if (released) return;
    const pause = pauseAfter(run);
    options.onEnd(reason, pause);
    timer = setTimeout(() => {
      starting = restart();
    }, pause);
  };
  const restart = async () => {
    try {
      current = await options.start();
      options.onRestart?.();
      watch();
    } catch (error) {
      again(error instanceof Error ? error.message : String(error), { ranFor: 0, wasReady: false });
    }
  };

  watch();
  return {
    current: () => current,
    async release() {
      released = true;
      clearTimeout(timer);
      await starting;
    },
  };
}

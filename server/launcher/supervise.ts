const firstPause = 500;
const longestPause = 30_000;
/** What ran this long is healthy: its next restart is quick again. */
const healthyAfter = 60_000;

/** Milliseconds to wait before each restart: half a second, doubling, at most 30 s. */
export function createBackOff(): (ranFor: number) => number {
  let failures = 0;
  return (ranFor) => {
    failures = ranFor >= healthyAfter ? 1 : failures + 1;
    return Math.min(longestPause, firstPause * 2 ** (failures - 1));
  };
}

/** Anything that runs and may end without having been asked to; `ended` resolves with the reason. */
export interface Running {
  ended: Promise<string>;
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
    const since = Date.now();
    void current.ended.then((reason) => again(reason, Date.now() - since));
  };
  const again = (reason: string, ranFor: number) => {
    if (released) return;
    const pause = pauseAfter(ranFor);
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
      again(error instanceof Error ? error.message : String(error), 0);
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

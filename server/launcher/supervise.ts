import { createBackOff } from './back-off';

/** Anything that runs and may end without having been asked to. */
export interface Supervised {
  ended: Promise<{ lastWords: string }>;
}

/**
 * Keeps something running: when it ends it is started again, after a pause that grows while it keeps failing.
 * `onEnd` hears of each end. The function returned makes the next end final; it resolves when no start is under way.
 */
export function supervise<T extends Supervised>(options: {
  first: T;
  start: () => Promise<T>;
  onStart: (running: T) => void;
  onEnd: (lastWords: string, pause: number) => void;
}): () => Promise<void> {
  const backOff = createBackOff();
  let released = false;
  let timer: NodeJS.Timeout | undefined;
  let starting: Promise<void> | undefined;

  const watch = (running: T) => {
    const since = Date.now();
    void running.ended.then(({ lastWords }) => again(lastWords, Date.now() - since));
  };
  const again = (lastWords: string, ranFor: number) => {
    if (released) return;
    const pause = backOff.next(ranFor);
    options.onEnd(lastWords, pause);
    timer = setTimeout(() => {
      starting = restart();
    }, pause);
  };
  const restart = async () => {
    try {
      const running = await options.start();
      options.onStart(running);
      watch(running);
    } catch (error) {
      again(error instanceof Error ? error.message : String(error), 0);
    }
  };

  watch(options.first);
  return async () => {
    released = true;
    clearTimeout(timer);
    await starting;
  };
}

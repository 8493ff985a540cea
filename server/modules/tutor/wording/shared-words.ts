/** What is being said now, for everybody who listens. */
export interface SharedWords<Word> {
  /** All of it from the beginning, as it comes. Nobody listening any more ends it. */
  follow(): AsyncIterableIterator<Word>;
  /** Ends it, whoever listens. */
  stop(): void;
}

/**
 * Runs `say` once, whoever and however many listen. Its signal aborts when the last listener leaves. `over` is called once
 * at the end, after everything that `say` does.
 */
export function shareWords<Word>(
  say: (signal: AbortSignal) => AsyncIterable<Word>,
  over: () => void,
): SharedWords<Word> {
  const controller = new AbortController();
  const said: Word[] = [];
  const waiting = new Set<() => void>();
  let listeners = 0;
  let isOver = false;
  let failure: { error: unknown } | null = null;
  const wake = (): void => {
    for (const go of [...waiting]) go();
    waiting.clear();
  };
  const run = async (): Promise<void> => {
    try {
      for await (const word of say(controller.signal)) {
        said.push(word);
        wake();
      }
    } catch (error) {
      if (!controller.signal.aborted) failure = { error };
    } finally {
      isOver = true;
      over();
      wake();
    }
  };
  void run();
  return {
    stop: () => controller.abort(),
    follow() {
      let place = 0;
      let isOpen = true;
      listeners += 1;
      const leave = (): void => {
        if (!isOpen) return;
        isOpen = false;
        listeners -= 1;
        if (listeners === 0 && !isOver) controller.abort();
        wake();
      };
      const done: IteratorReturnResult<undefined> = { done: true, value: undefined };
      return {
        [Symbol.asyncIterator]() {
          return this;
        },
        async next() {
          while (isOpen) {
            const word = said[place];
            if (place < said.length && word !== undefined) {
              place += 1;
              return { done: false, value: word };
            }
            if (isOver) {
              leave();
              if (failure) throw failure.error;
              return done;
            }
            await new Promise<void>((resolve) => waiting.add(resolve));
          }
          return done;
        },
        // Not a generator's: that would wait for the next word first.
        async return() {
          leave();
          return done;
        },
      };
    },
  };
}

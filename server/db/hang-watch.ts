export interface HangWatch {
  /** Hands on the result of a statement; one that is slow makes the watch look. */
  observe<T>(work: Promise<T>): Promise<T>;
  /**
   * Like `observe`, for work that cannot be cut off: it fails when a hang is found, and `late` gets what comes after.
   * During a hang it is not begun.
   */
  guard<T>(begin: () => Promise<T>, late: (value: T) => void): Promise<T>;
  close(): void;
}

/** Made by name and code like a lost connection, so that it becomes 503 wherever that does. */
export function hangError(): Error {
  return Object.assign(new Error('The database does not answer.'), { code: 'ETIMEDOUT' });
}

/**
 * Tells a slow database from one that hangs: when something takes longer than `slowMs`, `probe` looks; when that says
 * no, `onHang` is called, guarded work fails at once, and it looks again and again until the answer is yes.
 */
export function createHangWatch(options: {
  slowMs: number;
  betweenProbesMs: number;
  probe: () => Promise<boolean>;
  onHang: (error: Error) => void;
}): HangWatch {
  const { slowMs, betweenProbesMs, probe, onHang } = options;
  const guarded = new Set<(error: Error) => void>();
  let looking = false;
  let hangs = false;
  let closed = false;
  let again: NodeJS.Timeout | undefined;

  const look = async (): Promise<void> => {
    if (closed || looking) return;
    looking = true;
    const alive = await probe();
    looking = false;
    hangs = !alive;
    if (alive || closed) return;
    const error = hangError();
    onHang(error);
    for (const fail of guarded) fail(error);
    guarded.clear();
    clearTimeout(again);
    again = setTimeout(() => void look(), betweenProbesMs).unref();
  };

  const observe = async <T>(work: Promise<T>): Promise<T> => {
    const timer = setTimeout(() => void look(), slowMs);
    try {
      return await work;
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    observe,
    async guard(begin, late) {
      if (hangs) throw hangError();
      const work = begin();
      let failed = false;
      let fail = (_error: Error): void => {};
      const hang = new Promise<never>((_resolve, reject) => {
        fail = (error) => {
          failed = true;
          reject(error);
        };
      });
      guarded.add(fail);
      work.then(
        (value) => {
          if (failed) late(value);
        },
        () => {},
      );
      try {
        return await observe(Promise.race([work, hang]));
      } finally {
        guarded.delete(fail);
      }
    },
    close() {
      closed = true;
      clearTimeout(again);
    },
  };
}

import type { Logger } from 'pino';

/** Work that goes on after its request was answered, such as sending a mail. */
export interface BackgroundWork {
  /** Starts `work`; a failure is logged under `name`. */
  start(name: string, work: () => Promise<void>): void;
  /** Waits for everything that was started. */
  settled(): Promise<void>;
}

export function createBackgroundWork(log: Logger): BackgroundWork {
  const running = new Set<Promise<void>>();
  return {
    start(name, work) {
      const job = work().catch((error: unknown) => {
        log.error({ work: name, error: error instanceof Error ? error.name : 'unknown' }, 'background work failed');
      });
      running.add(job);
      void job.finally(() => running.delete(job));
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}

import type { BackgroundWork } from './background-work';

/** Starts `work` again and again, as background work. Returns how to stop it. A round that still runs is not doubled. */
export function repeat(
  background: BackgroundWork,
  { name, everyMs }: { name: string; everyMs: number },
  work: () => Promise<unknown>,
): () => void {
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    background.start(name, async () => {
      try {
        await work();
      } finally {
        isRunning = false;
      }
    });
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

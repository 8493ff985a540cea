import { setTimeout as pause } from 'node:timers/promises';
import { isHealthy } from './health';

/** Milliseconds between two looks, and how long each waits for an answer. */
const lookEvery = 4000;
const answerWithin = 4000;
/** So many looks in a row without an answer: about half a minute in which a busy program would have had a turn. */
const mostMissed = 4;
/** A program that is starting has as long as at the first start. */
const startWithin = 60_000;
/** A look that came so late says that we, or the whole machine, had no time either. */
const lateMs = 1500;
/** So many late looks in a row are let pass. */
const mostLate = 6;

interface Watched {
  ended: Promise<unknown>;
  kill(): void;
}

interface Heartbeat {
  /** Whether it ever answered. */
  wasReady(): boolean;
}

/** Kills a program that runs and does not answer at its health address any more: whoever watches its end starts another. */
export function watchHeartbeat(
  program: Watched,
  { health, onHang, ask = isHealthy }: { health: string; onHang: () => void; ask?: typeof isHealthy },
): Heartbeat {
  let isOver = false;
  let isReady = false;
  void program.ended.then(() => {
    isOver = true;
  });
  const began = performance.now();
  const becomeReady = async () => {
    while (!isOver && !isReady && performance.now() - began < startWithin) {
      isReady = await ask(health, answerWithin);
      if (!isReady) await pause(100, undefined, { ref: false });
    }
  };
  const watch = async () => {
    await becomeReady();
    let missed = isReady ? 0 : mostMissed;
    let late = 0;
    while (!isOver && missed < mostMissed) {
      const before = performance.now();
      await pause(lookEvery, undefined, { ref: false });
      const isLate = performance.now() - before > lookEvery + lateMs;
      late = isLate ? late + 1 : 0;
      if (await ask(health, answerWithin)) missed = 0;
      else if (!isLate || late > mostLate) missed += 1;
    }
    if (isOver) return;
    onHang();
    program.kill();
  };
  void watch();
  return { wasReady: () => isReady };
}

/** Why the carousel waits for a while without having been paused. */
export type HoldReason = 'pointer' | 'focus' | 'hidden' | 'out of sight';

export interface CarouselRhythm {
  play(): void;
  pause(): void;
  hold(reason: HoldReason): void;
  release(reason: HoldReason): void;
  /** Begins the interval anew, after a step by hand. */
  restart(): void;
}

/** Calls `step` every `intervalMs` while it plays and nothing holds it; it begins paused. */
export function createCarouselRhythm({ intervalMs, step }: { intervalMs: number; step: () => void }): CarouselRhythm {
  const holds = new Set<HoldReason>();
  let playing = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  const restart = () => {
    clearInterval(timer);
    timer = playing && holds.size === 0 ? setInterval(step, intervalMs) : undefined;
  };
  return {
    play() {
      playing = true;
      restart();
    },
    pause() {
      playing = false;
      restart();
    },
    hold(reason) {
      holds.add(reason);
      restart();
    },
    release(reason) {
      holds.delete(reason);
      restart();
    },
    restart,
  };
}

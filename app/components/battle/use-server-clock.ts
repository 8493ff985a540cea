import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { betterSample, type ClockSample, clockSample } from './server-clock';

export interface ServerClock {
  /** The server's time in milliseconds, as well as the page knows it. */
  now: () => number;
  /** Tells of a request: when it was sent and answered by `performance.now()`, and what the server said. */
  learn: (serverNow: number, sentAt: number, gotAt: number) => void;
}

/**
 * The clock of the server. It goes on by the browser's steady clock, which nobody can set, from what the server says with
 * each reply. It shows; the server decides.
 */
export function useServerClock(serverNow: number): ServerClock {
  const cameWithDocument = useRef(useIsHydrating());
  const sample = useRef<ClockSample | null>(null);
  if (sample.current === null && typeof document !== 'undefined') {
    const at = performance.now();
    const { sentAt, gotAt } = cameWithDocument.current ? documentTrip() : { sentAt: at, gotAt: at };
    // Any request that is measured is more exact than this.
    sample.current = { ...clockSample(serverNow, sentAt, gotAt), tripMs: Number.POSITIVE_INFINITY };
  }
  const told = useRef(serverNow);
  return useMemo(
    () => ({
      now: () => (sample.current === null ? told.current : performance.now() + sample.current.ahead),
      learn: (now, sentAt, gotAt) => {
        const next = clockSample(now, sentAt, gotAt);
        sample.current = sample.current === null ? next : betterSample(sample.current, next);
      },
    }),
    [],
  );
}

/** What is left until an instant of the server, second by second; null where no clock runs. */
export function useSecondsLeft(endsAt: number | null, clock: ServerClock, serverNow: number): number | null {
  const [left, setLeft] = useState(() => (endsAt === null ? null : secondsBetween(serverNow, endsAt)));
  useEffect(() => {
    if (endsAt === null) {
      setLeft(null);
      return;
    }
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const ms = endsAt - clock.now();
      setLeft(Math.max(0, Math.ceil(ms / 1000)));
      // The next look is just when the next second ends.
      if (ms > 0) timer = setTimeout(tick, ms % 1000 || 1000);
    };
    tick();
    return () => clearTimeout(timer);
  }, [endsAt, clock]);
  return left;
}

const secondsBetween = (from: number, to: number): number => Math.max(0, Math.ceil((to - from) / 1000));

const never = () => () => {};

/** True in the first render of what came as HTML; React asks for the server's snapshot only then. */
function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

/** When the document was asked for and began to arrive, on the scale of `performance.now()`. */
function documentTrip(): { sentAt: number; gotAt: number } {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const gotAt = navigation?.responseStart || performance.now();
  return { sentAt: navigation?.requestStart || gotAt, gotAt };
}

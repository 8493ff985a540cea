import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ClockData } from './clock-data';

/** The steady clock and the wall clock of a device that was awake, and whose clock nobody set, go on alike. */
const alikeMs = 2000;

/**
 * What is left of a challenge, second by second. It counts on from what the server said by the browser's steady clock,
 * which nobody can set. Where the device slept, or its clock was set, a page that comes back asks the server again.
 */
export function useRemaining(clock: ClockData): number {
  const [remainingMs, setRemaining] = useState(clock.remainingMs);
  const { revalidate } = useRevalidator();
  const cameWithDocument = useRef(useIsHydrating());

  useEffect(() => {
    // A slow device starts its scripts long after the document came: that time is gone.
    const arrived = cameWithDocument.current ? documentArrival() : performance.now();
    cameWithDocument.current = false;
    const end = arrived + clock.remainingMs;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const left = Math.max(0, end - performance.now());
      setRemaining(left);
      // The next look is just when the next second ends.
      if (left > 0) timer = setTimeout(tick, left % 1000 || 1000);
    };
    tick();
    return () => clearTimeout(timer);
  }, [clock]);

  useEffect(() => {
    const apart = () => Date.now() - performance.now();
    let before = apart();
    const look = () => {
      if (document.visibilityState !== 'visible' || !navigator.onLine) return;
      const now = apart();
      if (Math.abs(now - before) <= alikeMs) return;
      before = now;
      revalidate();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [revalidate]);

  return remainingMs;
}

const never = () => () => {};

/** True in the first render of what came as HTML; React asks for the server's snapshot only then. */
function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

/** When the document began to arrive, on the scale of `performance.now()`. */
function documentArrival(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.responseStart || performance.now();
}

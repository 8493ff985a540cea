import { useRevalidator } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { clockFace, spokenTime } from '../../../../rules/challenge-clock';

interface TestClockProps {
  clock: { remainingMs: number; endsAt: string };
  /** What stands in the box: it is saved with the end. */
  draft: string;
  /** What the page knows to be saved, or may be. */
  seen: string[];
}

/** What is left of a test by the server's clock. At its end the page asks the server, which hands the test in. */
export function TestClock({ clock, draft, seen }: TestClockProps) {
  const [remainingMs, setRemaining] = useState(clock.remainingMs);
  useEffect(() => {
    const end = performance.now() + clock.remainingMs;
    const timer = setInterval(() => setRemaining(Math.max(0, end - performance.now())), 500);
    return () => clearInterval(timer);
  }, [clock]);
  useTimeUp(remainingMs === 0, draft, seen);
  return (
    <span role="timer" aria-label={`${spokenTime(remainingMs)} left`} title={`Ends at ${clock.endsAt}`}>
      <b aria-hidden>{clockFace(remainingMs)}</b>
      <noscript> ends {clock.endsAt}</noscript>
    </span>
  );
}

const retryMs = 4000;

function useTimeUp(isUp: boolean, draft: string, seen: string[]): void {
  const { revalidate } = useRevalidator();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stood in the box at the end is sent.
  useEffect(() => {
    if (!isUp) return;
    const send = async () => {
      const known = seen.map((text) => ['seen', text]);
      const body = new URLSearchParams([['intent', 'time-up'], ['answer', draft], ...known]);
      await fetch(window.location.pathname, { method: 'POST', body, redirect: 'manual' }).catch(() => null);
      revalidate();
    };
    void send();
    const timer = setInterval(() => void send(), retryMs);
    return () => clearInterval(timer);
  }, [isUp, revalidate]);
}

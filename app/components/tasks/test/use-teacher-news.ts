import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { watchServer } from '../../shell/event-stream';

/** Should an event have gone missing, the page finds out within this time. */
const lookEveryMs = 120_000;

/**
 * Reads the page of a test again when its student is told something: minutes that the teacher added show at once. While
 * it is `paused` nothing is read: the answer would lead away from a text that is saved nowhere.
 */
export function useTeacherNews({ paused }: { paused: boolean }): void {
  const { revalidate, state } = useRevalidator();
  const latest = useRef({ revalidate, state });
  latest.current = { revalidate, state };
  useEffect(() => {
    if (paused) return;
    const read = () => {
      if (latest.current.state === 'idle') latest.current.revalidate();
    };
    return watchServer({
      onEvent: (kind) => {
        if (kind === 'NOTIFICATION_ADDED' || kind === 'RESYNC') latest.current.revalidate();
      },
      refresh: read,
      pollMs: lookEveryMs,
    });
  }, [paused]);
}

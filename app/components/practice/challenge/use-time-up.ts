import { useNavigation, useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';

const retryMs = 4000;

/**
 * Tells the server that the time is up, with what is still in the box; it decides whether that is so, and the page
 * follows. An answer that is on its way is waited for. It is sent by hand and again until it gets through: a failed
 * fetcher would put an error page in place of what was typed.
 */
export function useTimeUp(isUp: boolean, draft: string): void {
  const navigation = useNavigation();
  const { revalidate } = useRevalidator();
  const typed = useRef(draft);
  useEffect(() => {
    typed.current = draft;
  }, [draft]);
  const isReady = isUp && navigation.state === 'idle';
  useEffect(() => {
    if (!isReady) return;
    const left = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const send = async () => {
      const body = new URLSearchParams({ intent: 'time-up', answer: typed.current });
      try {
        const reply = await fetch(window.location.pathname, {
          method: 'POST',
          body,
          redirect: 'manual',
          signal: left.signal,
        });
        if (reply.type === 'opaqueredirect') return revalidate();
      } catch {
        if (left.signal.aborted) return;
      }
      timer = setTimeout(() => void send(), retryMs);
    };
    void send();
    return () => {
      left.abort();
      clearTimeout(timer);
    };
  }, [isReady, revalidate]);
}

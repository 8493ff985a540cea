import { useEffect, useRef, useState } from 'react';

const pauseMs = 700;
const retryMs = 4000;

export type SaveState = 'saved' | 'saving' | 'away';

/**
 * What stands in the box of a test question. It is saved a moment after the last key, again until it gets through, and
 * at once when the question is left. It is sent by hand: a failed fetcher would put an error page in its place.
 */
export function useDraft(saved: string): { draft: string; type: (text: string) => void; state: SaveState } {
  const [draft, setDraft] = useState(saved);
  const [state, setState] = useState<SaveState>('saved');
  const kept = useRef(saved);
  const latest = useRef(saved);
  const address = useRef('');
  useEffect(() => {
    address.current = window.location.pathname;
    return () => {
      if (latest.current !== kept.current) void post(address.current, latest.current);
    };
  }, []);
  useEffect(() => {
    latest.current = draft;
    if (draft === kept.current) return;
    let timer: ReturnType<typeof setTimeout>;
    const save = async () => {
      setState('saving');
      if (await post(address.current, draft)) {
        kept.current = draft;
        if (latest.current === draft) setState('saved');
        return;
      }
      setState('away');
      timer = setTimeout(() => void save(), retryMs);
    };
    timer = setTimeout(() => void save(), pauseMs);
    return () => clearTimeout(timer);
  }, [draft]);
  return { draft, type: setDraft, state };
}

/** The action answers a saved text with a redirect, which is not followed. */
async function post(address: string, answer: string): Promise<boolean> {
  try {
    const body = new URLSearchParams({ intent: 'draft', answer });
    const reply = await fetch(address, { method: 'POST', body, redirect: 'manual', keepalive: true });
    return reply.type === 'opaqueredirect';
  } catch {
    return false;
  }
}

import { useEffect, useRef, useState } from 'react';
import { taskPaths } from '../task-paths';
import { type SaveOutcome, saveOutcome } from './save-outcome';

const pauseMs = 700;
const retryMs = 4000;

export type SaveState = SaveOutcome | 'saving';

interface TestQuestionPlace {
  practiceId: string;
  index: number;
}

/**
 * What stands in the box of a test question. It is saved a moment after the last key, again until it gets through, and
 * at once when the question is left. One text is sent at a time, so that an older one never arrives after a newer one. It
 * is sent by hand: a failed fetcher would put an error page in its place.
 */
export function useDraft(
  { practiceId, index }: TestQuestionPlace,
  saved: string,
): { draft: string; type: (text: string) => void; state: SaveState; sentence: string } {
  const [draft, setDraft] = useState(saved);
  const [state, setState] = useState<SaveState>('saved');
  const [sentence, setSentence] = useState('');
  const kept = useRef(saved);
  const latest = useRef(saved);
  const at = useRef({ isSending: false, isOver: false, isLeft: false });
  const address = taskPaths.testDraft(practiceId, index);
  useEffect(() => {
    at.current.isLeft = false;
    return () => {
      at.current.isLeft = true;
      if (latest.current !== kept.current && !at.current.isOver) void post(address, latest.current);
    };
  }, [address]);
  useEffect(() => {
    latest.current = draft;
    const sendAll = async () => {
      const now = at.current;
      if (now.isSending) return;
      now.isSending = true;
      while (latest.current !== kept.current && !now.isOver && !now.isLeft) {
        setState((before) => (before === 'signed-out' ? before : 'saving'));
        const text = latest.current;
        const { outcome, sentence: said } = await post(address, text);
        if (outcome === 'saved') kept.current = text;
        now.isOver = outcome === 'over';
        setState(outcome);
        setSentence(said);
        // Sent again it is refused again; what is typed next may not be.
        if (outcome === 'refused' && latest.current === text) break;
        if (outcome === 'away' || outcome === 'signed-out') await pause(retryMs);
      }
      now.isSending = false;
    };
    const timer = setTimeout(() => void sendAll(), pauseMs);
    return () => clearTimeout(timer);
  }, [address, draft]);
  return { draft, type: setDraft, state, sentence };
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Where it was not saved, the server's own sentence comes with it. */
async function post(address: string, answer: string): Promise<{ outcome: SaveOutcome; sentence: string }> {
  try {
    const reply = await fetch(address, { method: 'POST', body: new URLSearchParams({ answer }), keepalive: true });
    if (reply.ok) return { outcome: 'saved', sentence: '' };
    const { code, message }: { code?: unknown; message?: unknown } = await reply.json();
    return { outcome: saveOutcome({ status: reply.status, code }), sentence: String(message ?? '') };
  } catch {
    return { outcome: 'away', sentence: '' };
  }
}

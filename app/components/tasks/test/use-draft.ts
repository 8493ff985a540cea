import { useCallback, useEffect, useRef, useState } from 'react';
import { useTypedText } from '../../shell/use-typed-text';
import { taskPaths } from '../task-paths';
import { postDraft, type SaveReply } from './post-draft';
import type { SaveOutcome } from './save-outcome';

const pauseMs = 700;
const retryMs = 4000;

export type SaveState = SaveOutcome | 'saving';

interface TestQuestionPlace {
  practiceId: string;
  index: number;
}

interface Draft {
  draft: string;
  type: (text: string) => void;
  state: SaveState;
  /** What stands in the box is what the server has. */
  isSaved: boolean;
  sentence: string;
  /** What another window saved, where both have an answer. */
  theirs: string | null;
  takeTheirs: (theirs: string) => void;
  /** What a form has to name as seen. */
  seen: string[];
  /** Why the saved answer would not be taken as it is written; undefined while that is not known yet. */
  problem: SaveReply['problem'] | undefined;
  /** It was typed before the page was loaded, and never reached the server. */
  isRestored: boolean;
}

/**
 * What stands in the box of a test question. It is saved a moment after the last key, again until it gets through, and
 * at once when the question is left. One text is sent at a time, so that an older one never arrives after a newer one. It
 * is sent by hand: a failed fetcher would put an error page in its place. A box that was never touched is never sent, and
 * follows what another window saves; what is not saved yet stays in this browser.
 */
export function useDraft(
  { practiceId, index }: TestQuestionPlace,
  { saved, typed }: { saved: string; typed: string | undefined },
): Draft {
  const [draft, setDraft] = useState(typed ?? saved);
  const [savedText, setSavedText] = useState(saved);
  const [state, setState] = useState<SaveState>('saved');
  const [reply, setReply] = useState<SaveReply | null>(null);
  const [isRestored, setRestored] = useState(false);
  const kept = useRef(saved);
  const sent = useRef<string[]>([]);
  const latest = useRef(draft);
  const at = useRef({ isSending: false, isStopped: false, isLeft: false });
  const address = taskPaths.testDraft(practiceId, index);
  const stored = useTypedText(`test ${practiceId} ${index}`);

  const keep = useCallback((text: string) => {
    kept.current = text;
    setSavedText(text);
  }, []);

  const takeUp = (text: string) => {
    keep(text);
    latest.current = text;
    sent.current = [];
    at.current.isStopped = false;
    setReply(null);
    setState('saved');
    setDraft(text);
    stored.forget();
  };

  /** Both are shown, and nothing is sent before one is chosen. */
  const stopFor = (theirs: string) => {
    at.current.isStopped = true;
    setState('conflict');
    setReply({ outcome: 'conflict', sentence: '', problem: null, theirs });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what was typed when the page went.
  useEffect(() => {
    const before = stored.read();
    const isTypedAnew = latest.current !== saved;
    if (before === null || typed !== undefined || isTypedAnew) return;
    if (before.text === saved) return stored.forget();
    latest.current = before.text;
    setDraft(before.text);
    setRestored(true);
    if (before.seen !== saved) stopFor(saved);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a page that was read again brings another saved answer.
  useEffect(() => {
    if (saved === kept.current) return;
    if (latest.current === kept.current || latest.current === saved) takeUp(saved);
    else if (sent.current.includes(saved)) keep(saved);
  }, [saved]);

  useEffect(() => {
    at.current.isLeft = false;
    return () => {
      at.current.isLeft = true;
      if (latest.current === kept.current || at.current.isStopped) return;
      void postDraft(address, latest.current, [kept.current, ...sent.current]).then(({ outcome }) => {
        if (outcome === 'saved') stored.forget();
      });
    };
  }, [address, stored]);

  useEffect(() => {
    latest.current = draft;
    const sendAll = async () => {
      const now = at.current;
      if (now.isSending) return;
      now.isSending = true;
      while (latest.current !== kept.current && !now.isStopped && !now.isLeft) {
        setState((before) => (before === 'signed-out' ? before : 'saving'));
        const text = latest.current;
        const seen = [kept.current, ...sent.current];
        sent.current = [...sent.current, text].slice(-mostSent);
        const answer = await postDraft(address, text, seen);
        if (answer.outcome === 'saved') {
          keep(text);
          sent.current = [];
          if (latest.current === text) stored.forget();
          else stored.save(latest.current, text);
        }
        now.isStopped = answer.outcome === 'over' || answer.outcome === 'conflict';
        setReply(answer);
        setState(answer.outcome);
        // Sent again it is refused again; what is typed next may not be.
        if (answer.outcome === 'refused' && latest.current === text) break;
        if (answer.outcome === 'away' || answer.outcome === 'signed-out') await pause(retryMs);
      }
      now.isSending = false;
    };
    const timer = setTimeout(() => void sendAll(), pauseMs);
    return () => clearTimeout(timer);
  }, [address, draft, stored, keep]);

  const type = useCallback(
    (text: string) => {
      // A box says once what stands in it when it appears.
      if (text === latest.current) return;
      setRestored(false);
      latest.current = text;
      setDraft(text);
      if (text === kept.current) stored.forget();
      else stored.save(text, kept.current);
    },
    [stored],
  );
  const theirs = state === 'conflict' ? (reply?.theirs ?? '') : null;
  return {
    draft,
    type,
    state,
    isSaved: draft === savedText,
    sentence: reply?.sentence ?? '',
    theirs,
    takeTheirs: takeUp,
    seen: theirs === null ? [kept.current, ...sent.current] : [theirs],
    problem: reply?.outcome === 'saved' ? reply.problem : undefined,
    isRestored,
  };
}

/** More are never needed: one is taken up by the reply to the next. */
const mostSent = 10;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

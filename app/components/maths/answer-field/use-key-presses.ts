import { useMemo, useRef } from 'react';
import type { AnswerKey } from './answer-keys';

/** What a box does when a key of the row is pressed. */
interface KeyTarget {
  insert: (key: AnswerKey) => void;
  erase: () => void;
  /** Moves the caret to the next place that can be filled. */
  next: () => void;
  focus: () => void;
}

export interface KeyPresses {
  press: (key: AnswerKey) => void;
  erase: () => void;
  next: () => void;
  focus: () => void;
  /** The open box says how keys reach it; null when it goes. */
  attach: (target: KeyTarget | null) => void;
}

/** Leads the key row to whichever box is open. */
export function useKeyPresses(): KeyPresses {
  const open = useRef<KeyTarget | null>(null);
  return useMemo(
    () => ({
      press: (key) => open.current?.insert(key),
      erase: () => open.current?.erase(),
      next: () => open.current?.next(),
      focus: () => open.current?.focus(),
      attach: (target) => {
        open.current = target;
      },
    }),
    [],
  );
}

import { useMemo, useRef } from 'react';
import type { AnswerKey } from './answer-keys';

/** What a box does when a key of the row is pressed. */
export interface KeyTarget {
  insert: (key: AnswerKey) => void;
  erase: () => void;
  /** What is written, as plain typing. */
  plain: () => string;
}

export interface KeyPresses {
  press: (key: AnswerKey) => void;
  erase: () => void;
  plain: () => string;
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
      plain: () => open.current?.plain() ?? '',
      attach: (target) => {
        open.current = target;
      },
    }),
    [],
  );
}

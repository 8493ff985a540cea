import { useEffect, useRef, useState } from 'react';
import type { ChatState } from '../chat/contract';
import { type AskedHelp, useQuestionHelp } from './use-question-help';

interface Asked {
  aiModel: 'HINT' | 'SOLUTION';
  help: AskedHelp;
  /** So many messages were there when it was asked. */
  after: number;
}

/** What the panel was opened about, and where in the talk that was; null for the general model and on a page of its own. */
export function useAskedHelp(state: ChatState | null, messageCount: number): Asked | null {
  const help = useQuestionHelp(state);
  const count = useRef(messageCount);
  count.current = messageCount;
  const [after, setAfter] = useState(messageCount);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that the app tells its state.
  useEffect(() => setAfter(count.current), [state]);
  return state === null || state.aiModel === 'GENERAL' ? null : { aiModel: state.aiModel, help, after };
}

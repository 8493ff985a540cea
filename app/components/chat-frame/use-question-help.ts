import { useEffect, useState } from 'react';
import { paths } from '../../lib/paths';
import type { ChatState } from '../chat/contract';
import type { QuestionHelpView } from '../practice/question-data';

/** The help on the question that the frame was opened about; `missing` when it cannot be had. */
export type AskedHelp = QuestionHelpView | 'coming' | 'missing';

/**
 * Fetches the help by the question's id each time that the app tells its state, so that a hint opened since then is there.
 * The server decides what may be seen. Nothing is asked for the general model.
 */
export function useQuestionHelp(state: ChatState | null): AskedHelp {
  const [answer, setAnswer] = useState<{ questionId: string; help: AskedHelp } | null>(null);
  const asked = questionOf(state);
  useEffect(() => {
    const questionId = questionOf(state);
    if (questionId === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    void fetchHelp(questionId, signal).then((help) => {
      if (!signal.aborted) setAnswer({ questionId, help });
    });
    return () => controller.abort();
  }, [state]);
  if (asked === null) return 'missing';
  return answer?.questionId === asked ? answer.help : 'coming';
}

function questionOf(state: ChatState | null): string | null {
  return state === null || state.aiModel === 'GENERAL' ? null : state.context.questionId;
}

async function fetchHelp(questionId: string, signal: AbortSignal): Promise<AskedHelp> {
  try {
    const response = await fetch(paths.api.questionHelp(questionId), { signal, cache: 'no-store' });
    return response.ok ? ((await response.json()) as QuestionHelpView) : 'missing';
  } catch {
    return 'missing';
  }
}

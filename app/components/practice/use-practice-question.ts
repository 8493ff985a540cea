import { useNavigation } from '@remix-run/react';
import { useMachine } from '@xstate/react';
import { useCallback, useEffect } from 'react';
import { inspectOption } from '../../machines/inspection';
import { practiceMachine } from '../../machines/practice';
import type { PracticeReply } from './practice-reply';
import type { QuestionView } from './question-data';
import { standingOf } from './standing';

export interface QuestionState {
  draft: string;
  checking: boolean;
  type: (text: string) => void;
}

/** The question's machine, told of what the page sends and of what comes back. */
export function usePracticeQuestion(question: QuestionView, reply: PracticeReply | null): QuestionState {
  const input = { standing: standingOf(question), draft: reply?.typed ?? savedAnswer(question) };
  const [snapshot, send] = useMachine(practiceMachine, { input, ...inspectOption() });
  const navigation = useNavigation();
  const answering = navigation.formData?.get('intent') === 'answer';

  useEffect(() => {
    if (answering) send({ type: 'SUBMIT' });
  }, [answering, send]);

  // Every load of the page brings a new object, so a second wrong answer is news as well.
  useEffect(() => {
    send({ type: 'SETTLED', standing: standingOf(question) });
  }, [question, send]);

  useEffect(() => {
    if (reply === null) return;
    if (reply.kind === 'unreadable') send({ type: 'SETTLED', standing: 'unreadable' });
    else if (reply.kind === 'failed') send({ type: 'FAILED' });
  }, [reply, send]);

  const type = useCallback((text: string) => send({ type: 'TYPE', text }), [send]);
  return { draft: snapshot.context.draft, checking: answering, type };
}

/** An answer in the wrong form, or unreadable, is mended where it stands, also after the page was loaded again. */
function savedAnswer(question: QuestionView): string {
  const last = question.attempts.at(-1);
  return last?.verdict === 'WRONG_FORM' || last?.verdict === 'UNREADABLE' ? last.answer : '';
}

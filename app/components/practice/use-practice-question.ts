import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { inspectOption } from '../../machines/inspection';
import { practiceMachine, type QuestionStanding } from '../../machines/practice';
import { useKeptTyping } from '../shell/use-kept-typing';
import type { PracticeReply } from './practice-reply';
import type { QuestionView } from './question-data';
import { standingOf } from './standing';

/** What the screen shows of the question's machine. */
export interface QuestionState {
  /** How the question stands by the last verdict; `failed` while the last answer did not get through. */
  standing: QuestionStanding | 'failed';
  closed: boolean;
  checking: boolean;
  draft: string;
  /** The draft was typed before the page was lost. */
  restored: boolean;
  type: (text: string) => void;
  submit: () => void;
}

/** Before the next paint in the browser; the page server has no layout and would warn. */
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** The question's machine, told of what the page sends and of what comes back; the screen follows its states. */
export function usePracticeQuestion(question: QuestionView, reply: PracticeReply | null): QuestionState {
  const input = {
    standing: standingOf(question),
    draft: (reply?.intent === 'answer' ? reply.typed : null) ?? savedAnswer(question),
  };
  const [state, send] = useMachine(practiceMachine, { input, ...inspectOption() });

  // Every load of the page brings a new object, so a second wrong answer is news as well.
  useBeforePaint(() => {
    send({ type: 'SETTLED', standing: standingOf(question) });
  }, [question, send]);

  useBeforePaint(() => {
    if (reply === null || reply.intent === 'line' || reply.intent === 'take-back') return;
    if (reply.kind === 'unreadable') send({ type: 'SETTLED', standing: 'unreadable' });
    else if (reply.kind === 'failed') send({ type: 'FAILED' });
  }, [reply, send]);

  const type = useCallback((text: string) => send({ type: 'TYPE', text }), [send]);
  const [restored, setRestored] = useState(false);
  useKeptTyping(`answer ${question.id}`, state.context.draft, (text) => {
    if (question.closed || question.attempts.some(({ answer }) => answer === text.trim())) return false;
    type(text);
    setRestored(true);
    return true;
  });
  const submit = useCallback(() => send({ type: 'SUBMIT' }), [send]);
  return {
    standing: state.matches({ answering: 'failed' }) ? 'failed' : state.context.standing,
    closed: state.matches('right') || state.matches('closed'),
    checking: state.matches('checking'),
    draft: state.context.draft,
    restored,
    type,
    submit,
  };
}

/** An answer in the wrong form, or unreadable, is mended where it stands, also after the page was loaded again. */
export function savedAnswer(question: QuestionView): string {
  const last = question.attempts.at(-1);
  return last?.verdict === 'WRONG_FORM' || last?.verdict === 'UNREADABLE' ? last.answer : '';
}

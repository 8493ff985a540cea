import { useLocation, useNavigate, useRevalidator } from '@remix-run/react';
import { useCallback, useEffect, useRef } from 'react';
import type { ChatState } from '../chat/contract';
import { Talk } from './talk';
import type { ChatFramePage, TalkReply } from './talk-data';
import { withQuestion } from './talk-place';
import { useAppState } from './use-app-state';

interface ChatFrameProps {
  page: ChatFramePage;
  reply: TalkReply | null;
}

/**
 * What stands inside the chat panel: one conversation, for the question that the app shows. On its own, outside the panel,
 * its address alone says what it is about, and every link works by itself.
 */
export function ChatFrame({ page, reply }: ChatFrameProps) {
  const main = useRef<HTMLElement>(null);
  const toTalk = useCallback(() => main.current?.querySelector<HTMLElement>('[role="log"]')?.focus(), []);
  const { state, ask } = useAppState(toTalk);
  useQuestionOf(state);
  useFreshOnFocus();
  const { bot, questionId, topicId, courseId } = page.place;
  return (
    <Talk
      // Another place is another conversation, with other drafts.
      key={`${bot} ${questionId} ${topicId} ${courseId}`}
      ref={main}
      page={page}
      reply={reply}
      state={state}
      ask={ask}
    />
  );
}

/** Lines may be written and the question closed on the page beside: whoever comes back to the frame sees them. */
function useFreshOnFocus(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    window.addEventListener('focus', revalidate);
    return () => window.removeEventListener('focus', revalidate);
  }, [revalidate]);
}

/** Goes where the app is: to the question that it shows now. The way there is no page of its own to go back to. */
function useQuestionOf(state: ChatState | null): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const address = useRef('');
  address.current = pathname + search;
  const isTold = state !== null;
  const questionId = state?.context.questionId ?? null;
  useEffect(() => {
    if (!isTold) return;
    const there = withQuestion(address.current, questionId);
    if (there !== address.current) navigate(there, { replace: true, preventScrollReset: true });
  }, [navigate, isTold, questionId]);
}

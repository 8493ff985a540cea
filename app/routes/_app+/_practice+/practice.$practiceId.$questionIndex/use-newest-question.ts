import { useEffect, useRef, useState } from 'react';
import type { MarkedAnswer, PracticeReply } from '~/components/practice/practice-reply';
import { onMarked } from './marked-at-once';
import { type ShownPractice, withMarked } from './with-marked';

type Reply = MarkedAnswer | PracticeReply | null;

/**
 * The page with what the last marked answer changed, until the page is read again, and with the reply that came after it.
 * A later reply (an answer that could not be read) does not bring back what stood before it.
 */
export function useNewestQuestion<Page extends ShownPractice>(
  page: Page,
  reply: Reply,
): Page & { reply: PracticeReply | null } {
  const [newest, setNewest] = useState<{ marked: MarkedAnswer; replyBefore: Reply } | null>(null);
  const latestReply = useRef(reply);
  latestReply.current = reply;
  useEffect(() => onMarked((marked) => setNewest({ marked, replyBefore: latestReply.current })), []);
  const isOver = reply === null || reply.kind === 'marked' || reply === newest?.replyBefore;
  return { ...(newest === null ? page : withMarked(page, newest.marked)), reply: isOver ? null : reply };
}

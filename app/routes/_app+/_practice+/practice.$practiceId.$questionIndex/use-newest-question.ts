import { useRef } from 'react';
import type { MarkedAnswer, PracticeReply } from '~/components/practice/practice-reply';
import { type ShownPractice, withMarked } from './with-marked';

/**
 * The page with what the last marked answer changed, until the page is read again. A later reply (an answer that could
 * not be read) does not bring back what stood before it.
 */
export function useNewestQuestion<Page extends ShownPractice>(
  page: Page,
  reply: MarkedAnswer | PracticeReply | null,
): Page {
  const marked = useRef<MarkedAnswer | null>(null);
  if (reply?.kind === 'marked') marked.current = reply;
  return marked.current === null ? page : withMarked(page, marked.current);
}

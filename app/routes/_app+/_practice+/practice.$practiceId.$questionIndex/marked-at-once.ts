import { flushSync } from 'react-dom';
import type { MarkedAnswer } from '~/components/practice/practice-reply';
import { afterPaint } from '~/lib/after-paint';

type Show = (marked: MarkedAnswer) => void;

let showOnPage: Show | null = null;

/** A hidden page paints nothing; what waits for it goes on after this time. */
const longestWaitMs = 100;

/** The question page says how it shows a marked answer. Returns the function that takes it back. */
export function onMarked(show: Show): () => void {
  showOnPage = show;
  return () => {
    if (showOnPage === show) showOnPage = null;
  };
}

/**
 * Shows a marked answer on the question page and resolves when it is painted. The router would render the whole page for
 * it, frame included, as a transition in slices.
 */
export async function showMarked(marked: MarkedAnswer): Promise<void> {
  flushSync(() => showOnPage?.(marked));
  await new Promise<void>((resolve) => {
    afterPaint(resolve);
    setTimeout(resolve, longestWaitMs);
  });
}

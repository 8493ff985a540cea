import { type RefObject, useEffect, useRef } from 'react';

const nearEnd = 80;
const air = 16;
const hands = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Keeps the newest message in view: of one that is taller than the view its beginning. Somebody who reads further up stays
 * there until they send something themselves. `moment` changes with everything new; `own` while a message is on its way.
 */
export function useNewestInView(log: RefObject<HTMLElement>, moment: string, own: boolean): void {
  const following = useRef(true);
  const first = useRef(true);
  const byHand = useRef(false);
  useEffect(() => {
    const element = log.current;
    if (element === null) return;
    const onScroll = () => {
      // What the page scrolls by itself says nothing about the reader.
      if (byHand.current) following.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd;
    };
    const onHand = () => {
      byHand.current = true;
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    for (const type of hands) element.addEventListener(type, onHand, { passive: true });
    return () => {
      element.removeEventListener('scroll', onScroll);
      for (const type of hands) element.removeEventListener(type, onHand);
    };
  }, [log]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment is what it waits for.
  useEffect(() => {
    const element = log.current;
    if (element === null || !(following.current || own)) return;
    const newest = element.querySelector<HTMLElement>('[data-newest]');
    const end = element.scrollHeight - element.clientHeight;
    const start = newest === null ? end : newest.offsetTop - air;
    const behavior = first.current ? 'instant' : 'smooth';
    first.current = false;
    following.current = true;
    byHand.current = false;
    element.scrollTo({ top: Math.min(end, start), behavior: prefersStill() ? 'instant' : behavior });
  }, [log, moment, own]);
}

function prefersStill(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

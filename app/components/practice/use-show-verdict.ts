import { type RefObject, useEffect, useRef } from 'react';
import { afterPaint } from '../../lib/after-paint';

/** Brings the verdict into view when another attempt was marked: on a phone it lies below the figure. */
export function useShowVerdict(attempts: number): RefObject<HTMLDivElement> {
  const place = useRef<HTMLDivElement>(null);
  const seen = useRef(attempts);
  useEffect(() => {
    if (seen.current === attempts) return;
    seen.current = attempts;
    // Once it is painted: to ask for its place before would hold the verdict up.
    return afterPaint(() => place.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' }));
  }, [attempts]);
  return place;
}

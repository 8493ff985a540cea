import { type RefObject, useEffect, useRef } from 'react';

/** Brings the verdict into view when another attempt was marked: on a phone it lies below the figure. */
export function useShowVerdict(attempts: number): RefObject<HTMLDivElement> {
  const place = useRef<HTMLDivElement>(null);
  const seen = useRef(attempts);
  useEffect(() => {
    if (seen.current === attempts) return;
    seen.current = attempts;
    // Once it is painted: to ask for its place before would hold the verdict up.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => place.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' }));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [attempts]);
  return place;
}

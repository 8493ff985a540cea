import { useEffect } from 'react';
import { loadPart } from '../../lib/load-part';
import { whenIdle } from '../../lib/when-idle';

const laterMs = 4000;

/** Keeps pages on which something is typed (`guard-typed-work`); its code comes after the page, or with the first key. */
export function useTypedWork(viewerId: string): void {
  useEffect(() => {
    let end: (() => void) | undefined;
    let isOver = false;
    let loading = false;
    const load = () => {
      if (loading) return;
      loading = true;
      loadPart(() => import('./guard-typed-work')).then(
        (part) => {
          if (part === null) loading = false;
          else if (!isOver) end = part.guardTypedWork(viewerId);
        },
        () => {
          loading = false;
        },
      );
    };
    const timer = setTimeout(() => whenIdle(load), laterMs);
    window.addEventListener('keydown', load, true);
    window.addEventListener('pointerdown', load, true);
    return () => {
      isOver = true;
      end?.();
      clearTimeout(timer);
      window.removeEventListener('keydown', load, true);
      window.removeEventListener('pointerdown', load, true);
    };
  }, [viewerId]);
}

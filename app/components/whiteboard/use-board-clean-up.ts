import { useEffect } from 'react';
import { loadPart } from '../../lib/load-part';

/** The code for it waits until the page has what it needs first. */
const atRestMs = 5_000;

/** Takes away drawings that are too old, every 60 seconds, on every page that has a board, opened or not. */
export function useBoardCleanUp(hasBoard: boolean): void {
  useEffect(() => {
    if (!hasBoard) return;
    let stop: (() => void) | null = () => {};
    const begin = () =>
      loadPart(() => import('./board-storage'))
        .then((part) => {
          if (part !== null && stop !== null) stop = part.cleanUpBoards();
        })
        // Old drawings are no reason to disturb anybody: the next page tries again.
        .catch(() => {});
    const timer = setTimeout(begin, atRestMs);
    return () => {
      clearTimeout(timer);
      stop?.();
      stop = null;
    };
  }, [hasBoard]);
}

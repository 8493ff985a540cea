import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { BoardKit } from '../../../rules/whiteboard/kit';
import { loadPart } from '../../lib/load-part';
import type { KeptDrawing } from '../../machines/whiteboard';
import { Button } from '../ui/button';
import styles from './board-tab.module.css';

interface BoardTabProps {
  viewerId: string;
  questionId: string;
  /** Whether a drawing is kept with the answer already. */
  isKept: boolean;
}

interface Opened {
  kept: KeptDrawing | null;
  kit: BoardKit;
}

type Whiteboard = ComponentType<Opened & { viewerId: string; questionId: string }>;

/** The board, loaded when its tab is opened for the first time. */
export function BoardTab({ viewerId, questionId, isKept }: BoardTabProps) {
  const [loaded, setLoaded] = useState<(Opened & { Whiteboard: Whiteboard }) | 'failed' | null>(null);
  const load = useCallback(() => {
    setLoaded(null);
    loadPart(() => import('./open-board'))
      .then(async (part) => {
        if (part === null) return setLoaded('failed');
        const [kept, kit] = await Promise.all([isKept ? part.fetchKeptBoard(questionId) : null, part.fetchKit()]);
        setLoaded({ Whiteboard: part.Whiteboard, kept, kit });
      })
      .catch(() => setLoaded('failed'));
  }, [isKept, questionId]);
  // What is kept while the board is open is no reason to load it anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a mounting.
  useEffect(load, []);

  if (loaded === null)
    return (
      <p role="status" className={styles.note}>
        Opening the whiteboard…
      </p>
    );
  if (loaded === 'failed')
    return (
      <div role="alert" className={styles.note}>
        <p>We couldn’t open the whiteboard. Your drawing is safe on this device.</p>
        <Button variant="line" size="sm" onClick={load}>
          Try again
        </Button>
      </div>
    );
  return <loaded.Whiteboard viewerId={viewerId} questionId={questionId} kept={loaded.kept} kit={loaded.kit} />;
}

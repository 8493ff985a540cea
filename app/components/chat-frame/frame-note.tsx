import { type MouseEvent, useCallback } from 'react';
import { Mascot } from '../ui/mascot/mascot';
import styles from './chat-frame.module.css';
import { useAppState } from './use-app-state';

interface FrameNoteProps {
  title: string;
  words: string;
  way: { to: string; label: string; message: 'GO_TO_LOGIN' | 'GO_HOME' };
}

/** A frame that cannot greet: the session is over, or the terms are still to be agreed to. The app knows the way on. */
export function FrameNote({ title, words, way }: FrameNoteProps) {
  const { ask } = useAppState(useCallback(() => {}, []));
  const byApp = (event: MouseEvent) => {
    if (ask({ type: way.message })) event.preventDefault();
  };
  return (
    <main id="main" tabIndex={-1} className={styles.plain}>
      <div className={styles.greeting}>
        <span>
          <Mascot pose="idle" />
        </span>
        <div className={styles.say}>
          <h1>{title}</h1>
          <p>{words}</p>
        </div>
      </div>
      <a href={way.to} target="_top" className={styles.way} onClick={byApp}>
        {way.label}
      </a>
    </main>
  );
}

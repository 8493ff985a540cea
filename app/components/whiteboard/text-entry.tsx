import { type CSSProperties, useEffect, useRef } from 'react';
import { boardLimits } from '../../../rules/whiteboard/shapes';
import type { TextPlace } from './use-drawing';
import styles from './whiteboard.module.css';

interface TextEntryProps {
  place: TextPlace;
  size: number;
  colour: string;
  /** What was typed; empty when it was given up. Called once. */
  onDone: (text: string) => void;
}

/** Where text is typed on the board. Enter writes it, Shift and Enter begin a line, Escape gives it up. */
export function TextEntry({ place, size, colour, onDone }: TextEntryProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const done = useRef(false);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  const finish = (text: string) => {
    if (done.current) return;
    done.current = true;
    onDone(text.trimEnd());
  };
  const look: CSSProperties = { left: place.left, top: place.top, fontSize: size * place.scale, color: colour };
  return (
    <textarea
      ref={box}
      className={styles.text}
      style={look}
      aria-label="Text on the board"
      maxLength={boardLimits.textLength}
      rows={2}
      onPointerDown={(event) => event.stopPropagation()}
      onBlur={({ target }) => finish(target.value)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Enter' && !event.shiftKey) {
          event.preventDefault();
          finish(event.currentTarget.value);
        }
        if (event.key === 'Escape') finish('');
      }}
    />
  );
}

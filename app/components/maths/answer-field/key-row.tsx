import { ArrowRight, Delete, Keyboard, Sigma } from 'lucide-react';
import type { MouseEvent } from 'react';
import styles from './answer-field.module.css';
import { type AnswerKey, hasPlaces } from './answer-keys';
import { KeyFace } from './key-face';

interface KeyRowProps {
  keys: AnswerKey[];
  /** Before scripts run the row keeps its place and nothing else. */
  hidden: boolean;
  onKey: (key: AnswerKey) => void;
  onDelete: () => void;
  /** Moves the caret on, out of a bracket or over a fraction bar: a phone's keypad has no arrows. */
  onNext: () => void;
  /** Between plain typing and the maths box; null where only plain typing makes sense. */
  boxSwitch: { isMaths: boolean; toggle: (event: MouseEvent) => void } | null;
}

/** The box keeps the focus, and a phone its keyboard, while keys are pressed. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}

/** Keys for signs that a keyboard hides, and the switch between plain typing and the maths box. */
export function KeyRow({ keys, hidden, onKey, onDelete, onNext, boxSwitch }: KeyRowProps) {
  return (
    <div
      className={styles.keys}
      role="toolbar"
      aria-label="Maths keys"
      data-hidden={hidden || undefined}
      data-pad={keys.some(({ id }) => id.startsWith('digit')) || undefined}
    >
      {keys.map((key) => (
        <button
          key={key.id}
          type="button"
          className={styles.key}
          aria-label={key.name}
          onMouseDown={keepFocus}
          onClick={() => onKey(key)}
        >
          <KeyFace answerKey={key} />
        </button>
      ))}
      {keys.some(hasPlaces) ? (
        <button type="button" className={styles.key} aria-label="Next box" onMouseDown={keepFocus} onClick={onNext}>
          <ArrowRight aria-hidden size={20} />
        </button>
      ) : null}
      {boxSwitch === null ? null : (
        <button
          type="button"
          className={`${styles.key} ${styles.switch}`}
          onMouseDown={keepFocus}
          onClick={boxSwitch.toggle}
        >
          {boxSwitch.isMaths ? <Keyboard aria-hidden size={18} /> : <Sigma aria-hidden size={18} />}
          {boxSwitch.isMaths ? 'Plain text' : 'Maths box'}
        </button>
      )}
      <button
        type="button"
        className={`${styles.key} ${styles.erase}`}
        aria-label="Delete"
        onMouseDown={keepFocus}
        onClick={onDelete}
      >
        <Delete aria-hidden size={20} />
      </button>
    </div>
  );
}

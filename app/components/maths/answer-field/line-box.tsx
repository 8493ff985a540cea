import { useRef } from 'react';
import styles from './answer-field.module.css';
import type { KeyPresses } from './use-key-presses';
import { usePlainKeys } from './use-plain-keys';
import { useTypedText } from './use-typed-text';

interface LineBoxProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  target: KeyPresses;
  problemId: string | null;
}

/** One line of working, typed plainly: 3x - 12 = 2x + 5. */
export function LineBox({ label, value, onChange, target, problemId }: LineBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const typed = useTypedText(input, value, onChange);
  usePlainKeys(input, target, typed.onChange);
  return (
    <input
      ref={input}
      className={styles.line}
      name="line"
      aria-label={label}
      aria-describedby={problemId ?? undefined}
      aria-invalid={problemId === null ? undefined : true}
      placeholder="Next line, then Enter"
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="done"
      {...typed}
    />
  );
}

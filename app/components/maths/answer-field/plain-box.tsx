import { useRef } from 'react';
import { useHydrated } from 'remix-utils/use-hydrated';
import styles from './answer-field.module.css';
import { bringKeyboard, isFocusedByPage } from './focus-field';
import type { KeyPresses } from './use-key-presses';
import { usePlainKeys } from './use-plain-keys';
import { useTypedText } from './use-typed-text';

interface PlainBoxProps {
  value: string;
  onChange: (value: string) => void;
  problemId: string | null;
  target: KeyPresses;
  name: string;
  label: string;
  /** Somebody is about to write here. */
  onIntent: () => void;
  inputMode: 'numeric' | 'decimal' | 'text';
  autoFocus: boolean;
}

/** Plain typing: 3/4, 2x+1, x=2 or x=-3. */
export function PlainBox({
  value,
  onChange,
  problemId,
  target,
  name,
  label,
  onIntent,
  inputMode,
  autoFocus,
}: PlainBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();
  const typed = useTypedText(input, value, onChange);
  usePlainKeys(input, target, typed.onChange);
  return (
    <input
      ref={input}
      className={styles.plain}
      type="text"
      name={name}
      inputMode={inputMode}
      // biome-ignore lint/a11y/noAutofocus: the page is for answering; without scripts the field has the focus as well.
      autoFocus={autoFocus && !hydrated}
      aria-label={label}
      aria-describedby={problemId ?? undefined}
      aria-invalid={problemId === null ? undefined : true}
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="done"
      onFocus={(event) => {
        if (!isFocusedByPage(event.currentTarget)) onIntent();
      }}
      onKeyDown={onIntent}
      onPointerDown={(event) => {
        onIntent();
        if (event.pointerType === 'touch') bringKeyboard(event.currentTarget, inputMode);
      }}
      {...typed}
    />
  );
}

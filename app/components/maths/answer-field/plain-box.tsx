import { useEffect, useRef } from 'react';
import styles from './answer-field.module.css';
import type { BoxProps } from './box-props';
import { deleteBack, insertKey, type TextWithCaret } from './insert-key';

/** Plain typing: 3/4, 2x+1, x=2 or x=-3. */
export function PlainBox({ value, onChange, problemId, target, onFocus }: BoxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const change = (edit: (now: TextWithCaret) => TextWithCaret) => {
      const box = input.current;
      if (box === null) return;
      const length = box.value.length;
      const next = edit({ text: box.value, start: box.selectionStart ?? length, end: box.selectionEnd ?? length });
      onChange(next.text);
      box.value = next.text;
      box.focus();
      box.setSelectionRange(next.start, next.end);
    };
    target.attach({
      insert: (key) => change((now) => insertKey(now, key.plain)),
      erase: () => change(deleteBack),
      plain: () => input.current?.value ?? '',
    });
    return () => target.attach(null);
  }, [onChange, target]);
  return (
    <input
      ref={input}
      className={styles.plain}
      name="answer"
      aria-label="Your answer"
      aria-describedby={problemId ?? undefined}
      aria-invalid={problemId === null ? undefined : true}
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="done"
      onFocus={onFocus}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

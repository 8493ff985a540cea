import { type RefObject, useEffect } from 'react';
import { deleteBack, insertKey, type TextWithCaret } from './insert-key';
import type { KeyPresses } from './use-key-presses';

/** Lets the key row type into a plain input. */
export function usePlainKeys(
  input: RefObject<HTMLInputElement>,
  target: KeyPresses,
  onChange: (value: string) => void,
): void {
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
  }, [input, onChange, target]);
}

import { type RefObject, useEffect } from 'react';
import { deleteBack, type Edit, insertKey, nextPlace, type TextWithCaret } from './insert-key';
import type { KeyPresses } from './use-key-presses';

/** Lets the key row type into a plain input. */
export function usePlainKeys(input: RefObject<HTMLInputElement>, target: KeyPresses, onChange: () => void): void {
  useEffect(() => {
    const box = input.current;
    if (box === null) return;
    // What keys put behind the caret: typed once more, it is stepped over.
    let ahead = '';
    const change = (edit: (now: TextWithCaret) => Edit) => {
      const made = edit(caretOf(box));
      applyEdit(box, made);
      ahead = made.typed.slice(made.caret - made.from) + ahead;
      onChange();
    };
    const stepOver = (event: InputEvent) => {
      const { text, start, end } = caretOf(box);
      while (!text.startsWith(ahead, end)) ahead = ahead.slice(1);
      if (start !== end || event.data === null || event.data === '' || !ahead.startsWith(event.data)) return;
      event.preventDefault();
      box.setSelectionRange(end + event.data.length, end + event.data.length);
    };
    box.addEventListener('beforeinput', stepOver);
    target.attach({
      insert: (key) => change((now) => insertKey(now, key.plain)),
      erase: () => change(deleteBack),
      next: () => change(nextPlace),
      focus: () => box.focus(),
    });
    return () => {
      box.removeEventListener('beforeinput', stepOver);
      target.attach(null);
    };
  }, [input, onChange, target]);
}

function caretOf({ value: text, selectionStart, selectionEnd }: HTMLInputElement): TextWithCaret {
  return { text, start: selectionStart ?? text.length, end: selectionEnd ?? text.length };
}

/** As if it were typed: the browser's own undo takes it back. */
function applyEdit(box: HTMLInputElement, { from, to, typed, caret }: Edit): void {
  box.focus();
  box.setSelectionRange(from, to);
  const isDone = typed === '' ? from === to || document.execCommand('delete') : insertText(typed);
  if (!isDone) box.setRangeText(typed, from, to, 'end');
  box.setSelectionRange(caret, caret);
}

const insertText = (text: string): boolean => document.execCommand('insertText', false, text);

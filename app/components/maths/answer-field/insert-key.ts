export interface TextWithCaret {
  text: string;
  /** Start and end of what is selected; equal for a bare caret. */
  start: number;
  end: number;
}

/** Types a key into the plain box at its caret. In `pattern`, `#` stands for what was selected and `|` for the new caret. */
export function insertKey({ text, start, end }: TextWithCaret, pattern: string): TextWithCaret {
  const inserted = pattern.replace('#', text.slice(start, end));
  const caretInside = inserted.indexOf('|');
  const typed = inserted.replace('|', '');
  const caret = start + (caretInside === -1 ? typed.length : caretInside);
  return { text: text.slice(0, start) + typed + text.slice(end), start: caret, end: caret };
}

/** Takes away what is selected, or the sign before the caret. */
export function deleteBack({ text, start, end }: TextWithCaret): TextWithCaret {
  const from = start === end ? Math.max(0, start - 1) : start;
  return { text: text.slice(0, from) + text.slice(end), start: from, end: from };
}

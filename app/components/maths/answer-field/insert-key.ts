export interface TextWithCaret {
  text: string;
  /** Start and end of what is selected; equal for a bare caret. */
  start: number;
  end: number;
}

/** What is typed in place of a part of the text, and where the caret stands afterwards. */
export interface Edit {
  from: number;
  to: number;
  typed: string;
  caret: number;
}

const operand = /(?:[\p{L}\p{N})\]}%°!'′²³]|\u0305|\u0307)$/u;

/**
 * A key of the row at the caret. In `pattern`, `#` stands for what was selected and `|` for the new caret. A key that builds
 * on what stands before it ("#/|") begins with that place where nothing stands there; where its sign comes next already,
 * it steps over it.
 */
export function insertKey({ text, start, end }: TextWithCaret, pattern: string): Edit {
  const selected = text.slice(start, end);
  const builds = /^#[ /^]/.test(pattern);
  const sign = pattern.replace(/[#|]/g, '');
  if (builds && selected === '' && sign.includes(text[end] ?? '|')) return step(end + 1);
  const waits = builds && selected === '' && !operand.test(text.slice(0, start));
  const part = builds && /[^\w.]/.test(selected) && !/^\([^()]*\)$/.test(selected) ? `(${selected})` : selected;
  const marked = waits ? `|${sign}` : pattern.replace('#', () => part);
  const caretInside = marked.indexOf('|');
  const typed = marked.replace('|', '');
  return { from: start, to: end, typed, caret: start + (caretInside === -1 ? typed.length : caretInside) };
}

/** Takes away what is selected, or the sign before the caret. */
export function deleteBack({ start, end }: TextWithCaret): Edit {
  const from = start === end ? Math.max(0, start - 1) : start;
  return { from, to: end, typed: '', caret: from };
}

/** Moves on past the next bar, power sign, space or closing bracket, or to the end. */
export function nextPlace({ text, end }: TextWithCaret): Edit {
  const ahead = text.slice(end).search(/[\s/^)]/);
  return step(ahead === -1 ? text.length : end + ahead + 1);
}

const step = (caret: number): Edit => ({ from: caret, to: caret, typed: '', caret });

import { parse, toLatex } from '../engine/index';

/** A question says the same formulas again and again, from step to step. */
const known = new Map<string, string | null>();
const most = 5000;

/** The one way to write what a text says, whatever spaces and signs it was typed with; null where it cannot be read. */
export function treeText(text: string): string | null {
  const before = known.get(text);
  if (before !== undefined) return before;
  const parsed = parse(text);
  const written = parsed.ok ? toLatex(parsed.tree) : null;
  if (known.size >= most) known.clear();
  known.set(text, written);
  return written;
}

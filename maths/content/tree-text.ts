import { parse, toLatex } from '../engine/index';

/** The one way to write what a text says, whatever spaces and signs it was typed with; null where it cannot be read. */
export function treeText(text: string): string | null {
  const parsed = parse(text);
  return parsed.ok ? toLatex(parsed.tree) : null;
}

/** Text as it is read, with the offset of its first character in what was typed. */
export interface CleanText {
  text: string;
  offset: number;
}

const FULL_WIDTH = /[\uff01-\uff5e\u3000˚]/g;
const INTERVAL = /([[\]])([^[\](),;{}]+[,;][^[\](),;{}]+)([[\]])/g;

const OTHERS: Record<string, string> = { '\u3000': ' ', '˚': '°' };

/** Full-width characters (１２＋３) and the ring above as plain ones, each in its place. */
export const narrow = (typed: string): string =>
  typed.replace(FULL_WIDTH, (c) => OTHERS[c] ?? String.fromCharCode(c.charCodeAt(0) - 0xfee0));

/**
 * Full-width characters as plain ones, intervals such as ]2, 5[ with round brackets, and without the dollar signs or
 * brackets that only mark a formula or the full stop of a sentence. Keeps every character in its place.
 */
export function cleaned(typed: string): CleanText {
  const plain = narrow(typed).replace(INTERVAL, (_, open: string, inside: string, close: string) => {
    return `${open === ']' ? '(' : open}${inside}${close === '[' ? ')' : close}`;
  });
  const math = /^(\s*\$)([^$]+)\$\s*$/.exec(plain) ?? /^(\s*\\\()(.*)\\\)\s*$/.exec(plain);
  if (math) return { text: math[2] ?? '', offset: math[1]?.length ?? 0 };
  return { text: plain.replace(/\s+$/, '').replace(/(?<![.\s])\s*\.$/, ''), offset: 0 };
}

/**
 * Plain rich text, as teachers write it: paragraphs, lists of lines that begin with "- ", **bold**, *italic* and
 * [words](https://address). It is stored as it was typed and read anew wherever it is shown, into this small tree: there
 * is no HTML in it, so none can come out.
 */
export type RichBlock = { type: 'paragraph'; lines: RichPart[][] } | { type: 'list'; items: RichPart[][] };

export type RichPart =
  | { type: 'text'; text: string }
  | { type: 'bold' | 'italic'; parts: RichPart[] }
  | { type: 'link'; text: string; address: string };

export const longestRichText = 4000;

/** Typed text without signs that are not seen, with one kind of line end and without empty lines at its ends. */
export function cleanRichText(typed: string): string {
  return (
    typed
      .normalize('NFC')
      .replace(/\r\n?/g, '\n')
      .replace(/(?![\n\u200d])\p{C}/gu, '')
      // Line by line: one expression for the ends of all lines takes the square of the time for a long gap inside one.
      .split('\n')
      .map((line) => line.trimEnd())
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  );
}

export function readRichText(text: string): RichBlock[] {
  const blocks: RichBlock[] = [];
  let last: RichBlock | null = null;
  for (const line of text.split('\n')) {
    const item = /^[-*•] +(.*)$/.exec(line.trimStart())?.[1];
    if (line.trim() === '') last = null;
    else if (item !== undefined) {
      if (last?.type !== 'list') {
        last = { type: 'list', items: [] };
        blocks.push(last);
      }
      last.items.push(readParts(item));
    } else {
      if (last?.type !== 'paragraph') {
        last = { type: 'paragraph', lines: [] };
        blocks.push(last);
      }
      last.lines.push(readParts(line));
    }
  }
  return blocks;
}

/** Bold may hold italic and the other way round; a mark without its twin stays as it was typed. */
const mark =
  /\[([^\][\n]{1,200})\]\(([^()\s]{1,500})\)|\*\*(?=\S)(.+?)(?<=\S)\*\*(?!\*)|\*(?=[^\s*])(.+?)(?<=[^\s*])\*(?!\*)/u;

function readParts(text: string, depth = 0): RichPart[] {
  const found = depth < 4 ? mark.exec(text) : null;
  if (found === null) return text === '' ? [] : [{ type: 'text', text }];
  const [whole, words = '', address, bold, italic] = found;
  const part: RichPart =
    address === undefined
      ? { type: bold === undefined ? 'italic' : 'bold', parts: readParts(bold ?? italic ?? '', depth + 1) }
      : linkOf(words, address, whole);
  const before = text.slice(0, found.index);
  return [
    ...(before === '' ? [] : [{ type: 'text', text: before } as const]),
    part,
    ...readParts(text.slice(found.index + whole.length), depth),
  ];
}

/** Only addresses of the web become links; every other one is shown as it was typed. */
function linkOf(words: string, address: string, whole: string): RichPart {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return { type: 'text', text: whole };
  return { type: 'link', text: words, address: new URL(address).href };
}

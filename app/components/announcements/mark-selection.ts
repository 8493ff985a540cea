export type RichMark = 'bold' | 'italic' | 'list' | 'link';

interface Selection {
  text: string;
  start: number;
  end: number;
}

interface Change {
  /** What stands from `from` to `to` becomes this. */
  insert: string;
  from: number;
  to: number;
  /** What is selected afterwards. */
  select: [number, number];
}

const placeholders: Record<RichMark, string> = { bold: 'bold', italic: 'italic', list: '', link: 'words' };

/** Puts the signs of a mark around what is selected, or around a word to be typed over. */
export function markSelection({ text, start, end }: Selection, mark: RichMark): Change {
  if (mark === 'list') {
    const from = text.lastIndexOf('\n', start - 1) + 1;
    const insert = text
      .slice(from, end)
      .split('\n')
      .map((line) => (/^[-*•] /.test(line) ? line : `- ${line}`))
      .join('\n');
    return { insert, from, to: end, select: [from + insert.length, from + insert.length] };
  }
  const words = text.slice(start, end) || placeholders[mark];
  if (mark === 'link') {
    const insert = `[${words}](https://)`;
    const address = start + insert.length - 1;
    return { insert, from: start, to: end, select: [address, address] };
  }
  const sign = mark === 'bold' ? '**' : '*';
  const inside = start + sign.length;
  return { insert: `${sign}${words}${sign}`, from: start, to: end, select: [inside, inside + words.length] };
}

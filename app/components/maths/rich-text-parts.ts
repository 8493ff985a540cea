export type RichTextPart =
  | { kind: 'words'; text: string }
  | { kind: 'formula'; latex: string; tail: string }
  | { kind: 'bold-start' }
  | { kind: 'bold-end' };

/** A formula, an escaped dollar, a mark of bold, or a break between paragraphs. Formulas do not run over a blank line. */
const marks = /\\\$|\$((?:\\[\s\S]|[^$\\](?!\n\s*\n))+)\$([.,;:!?)%°’”]*)|\*\*|\n[ \t]*\n\s*/g;

/** Cuts rich text into paragraphs and their parts. Marks without a partner stand as they are; it never throws. */
export function richTextParts(richText: string): RichTextPart[][] {
  const paragraphs: RichTextPart[][] = [[]];
  let words = '';
  let last = 0;
  const current = () => paragraphs[paragraphs.length - 1] ?? [];
  const endWords = () => {
    if (words !== '') current().push({ kind: 'words', text: words });
    words = '';
  };
  for (const match of richText.matchAll(marks)) {
    words += richText.slice(last, match.index);
    last = match.index + match[0].length;
    const [mark, latex, tail = ''] = match;
    if (mark === '\\$') words += '$';
    else {
      endWords();
      if (latex !== undefined) current().push({ kind: 'formula', latex, tail });
      else if (mark === '**') current().push({ kind: 'bold-start' });
      else paragraphs.push([]);
    }
  }
  words += richText.slice(last);
  endWords();
  return paragraphs.filter((parts) => parts.length > 0).map(pairBold);
}

/** Every second mark ends the bold; one without a partner is two asterisks. */
function pairBold(parts: RichTextPart[]): RichTextPart[] {
  const places = parts.flatMap((part, index) => (part.kind === 'bold-start' ? [index] : []));
  const lonely = places.length % 2 === 1 ? places.at(-1) : undefined;
  return parts.map((part, index) => {
    if (part.kind !== 'bold-start') return part;
    if (index === lonely) return { kind: 'words', text: '**' };
    return places.indexOf(index) % 2 === 0 ? part : { kind: 'bold-end' };
  });
}

/** A piece of rich text: words as they stand, or the LaTeX of one formula. */
export interface Segment {
  kind: 'words' | 'formula';
  text: string;
}

/** Cuts rich text at its `$…$` formulas. `\$` is a dollar sign. Throws where a formula is not closed. */
export function segmentsOf(richText: string): Segment[] {
  const segments: Segment[] = [];
  let kind: Segment['kind'] = 'words';
  let text = '';
  for (let i = 0; i < richText.length; i += 1) {
    const char = richText[i];
    if (char === '\\' && richText[i + 1] === '$') {
      text += kind === 'words' ? '$' : '\\$';
      i += 1;
    } else if (char === '$') {
      if (text !== '') segments.push({ kind, text });
      kind = kind === 'words' ? 'formula' : 'words';
      text = '';
    } else {
      text += char;
    }
  }
  if (kind === 'formula') throw new Error(`a formula is not closed in: ${richText}`);
  if (text !== '') segments.push({ kind, text });
  return segments;
}

export function formulasOf(richText: string): string[] {
  return segmentsOf(richText)
    .filter((segment) => segment.kind === 'formula')
    .map((segment) => segment.text);
}

/** The words alone; each formula counts as one word. */
export function wordsOnly(richText: string): string {
  return segmentsOf(richText)
    .map((segment) => (segment.kind === 'formula' ? 'X' : segment.text))
    .join('')
    .replaceAll('**', '');
}

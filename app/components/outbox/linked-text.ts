interface Part {
  text: string;
  link: boolean;
}

const address = /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)]/g;

/** Plain text in parts, its web addresses apart from the words around them. */
export function linkedText(text: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const found of text.matchAll(address)) {
    if (found.index > from) parts.push({ text: text.slice(from, found.index), link: false });
    parts.push({ text: found[0], link: true });
    from = found.index + found[0].length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), link: false });
  return parts;
}

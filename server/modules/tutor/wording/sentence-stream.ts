/** Longer "sentences" are no reply of a tutor. */
const longest = 400;
const thinking = { open: '<think>', close: '</think>' };

/** A reply without a sentence's end for too long. */
export class EndlessSentence extends Error {}

/**
 * Whole sentences out of text that comes in pieces, as rich text with `$…$` around each formula. A sentence never ends
 * inside a formula; what has no end when the text is over was cut off and is dropped. Marks of other notations are taken
 * off, and a model's loud thinking before its reply.
 * @throws EndlessSentence
 */
export async function* sentencesOf(pieces: AsyncIterable<string>): AsyncGenerator<string, void> {
  let rest = '';
  let thinks: boolean | null = null;
  for await (const piece of pieces) {
    rest += piece;
    if (thinks === null && !thinking.open.startsWith(rest.trimStart().slice(0, thinking.open.length))) thinks = false;
    if (thinks === null && rest.trimStart().startsWith(thinking.open)) thinks = true;
    if (thinks === null) continue;
    if (thinks) {
      const end = rest.indexOf(thinking.close);
      rest = end < 0 ? rest.slice(-thinking.close.length) : rest.slice(end + thinking.close.length);
      if (end < 0) continue;
      thinks = false;
    }
    for (let end = endOfSentence(rest, false); end !== null; end = endOfSentence(rest, false)) {
      const sentence = plainSentence(rest.slice(0, end));
      rest = rest.slice(end);
      if (sentence !== '') yield sentence;
    }
    if (rest.length > longest) throw new EndlessSentence('This sentence does not end.');
  }
  const end = thinks ? null : endOfSentence(rest, true);
  if (end === null) return;
  const sentence = plainSentence(rest.slice(0, end));
  if (sentence !== '') yield sentence;
}

const abbreviation = /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|approx|no|eq|Mr|Mrs|Ms|Dr|\d+)\.$/i;

/** Where the first sentence ends; null while it does not. `isAll`: nothing more comes. */
function endOfSentence(text: string, isAll: boolean): number | null {
  let inFormula = false;
  for (let place = 0; place < text.length; place += 1) {
    const char = text[place] ?? '';
    const next = text[place + 1];
    if (next === undefined && !isAll) return null;
    if (char === '\\') {
      if (next === '(' || next === '[') inFormula = true;
      if (next === ')' || next === ']') inFormula = false;
      place += 1;
    } else if (char === '$') {
      if (next === '$') place += 1;
      inFormula = !inFormula;
    } else if (!inFormula && /[.?!…]/.test(char)) {
      const after = /^["'”’)\]*_]*/.exec(text.slice(place + 1))?.[0].length ?? 0;
      const end = place + 1 + after;
      const follows = text[end];
      if (follows === undefined && !isAll) return null;
      const isEnd = follows === undefined || /\s/.test(follows);
      if (isEnd && !isAbbreviation(text, place)) return end;
    }
  }
  return null;
}

/** "e.g.", and the number of a list at the start of a line; a number may well end a sentence. */
function isAbbreviation(text: string, place: number): boolean {
  const before = text.slice(0, place + 1);
  if (/\d\.$/.test(before)) return /(?:^|\n)\s*\d+\.$/.test(before);
  return abbreviation.test(before);
}

/** Rich text: formulas between dollar signs, no marks of headings, lists, code or emphasis, one line. */
function plainSentence(text: string): string {
  return text
    .replace(/\\[()[\]]|\$\$/g, '$')
    .replace(/`+([^`]*)`+/g, '$1')
    .replace(/\*\*|__|\p{Extended_Pictographic}\uFE0F?/gu, '')
    .replace(/(?:^|\n)\s*(?:#{1,6}\s+|[-*•>]\s+|\d+[.)]\s+)/g, ' ')
    .replace(/\$\s*([^$]*?)\s*\$/g, (_, formula: string) => `$${formula}$`)
    .replace(/\s+/g, ' ')
    .trim();
}

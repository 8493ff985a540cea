/** The length of the longest word: a cell breaks between words, so this is how narrow its column may become. */
export function longestWord(text: string): number {
  return Math.max(0, ...text.split(/\s+/).map((word) => word.length));
}

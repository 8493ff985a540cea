/** Text as PostgreSQL takes it, also inside JSON: without NUL, and with a sign in place of half a character. */
export function storableText(text: string): string {
  return text.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, '\ufffd');
}

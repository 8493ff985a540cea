/** One way to write a phrase, for comparing: small letters, no articles at its start, no hyphens or apostrophes. */
export function plainPhrase(phrase: string): string {
  return phrase
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’"“”`]/g, '')
    .replace(/[-–—_]+/g, ' ')
    .replace(/[.,;:!?]+(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:(?:a|an|the|some|my) )+/, '');
}

/** The last word in its singular, as far as spelling tells. */
export function singular(phrase: string): string {
  return phrase
    .replace(/(?<=[a-z]{3})ies$/, 'y')
    .replace(/(?<=(?:x|ch|sh|ss))es$/, '')
    .replace(/(?<=[a-z]{2}[^su])s$/, '');
}

/** "7 r 3" as two whole numbers; null where it is not written like that. */
export function readQuotient(text: string): { whole: bigint; remainder: bigint } | null {
  const plain = text
    .replace(/\\(?:text|mathrm|operatorname)\s*\{([^{}]*)\}/g, ' $1 ')
    .replace(/\\[,;: !]|~|\{,\}/g, (gap) => (gap === '{,}' ? '' : ' '))
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .trim();
  const match = /^(\d{1,30})(?:\s*(?:,\s*)?(?:r|rem|remainder)\.?\s*(?:of\s*)?(\d{1,30}))?$/i.exec(plain);
  if (!match?.[1]) return null;
  return { whole: BigInt(match[1]), remainder: BigInt(match[2] ?? 0) };
}

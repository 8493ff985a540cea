/** The headers that a page for visitors may depend on. */
export interface AskedFor {
  host: string | undefined;
  cookies: string | undefined;
  /** Accept-Encoding. */
  accepted: string | undefined;
  /** If-None-Match. */
  known: string | undefined;
}

const fields = new Map<string, keyof AskedFor>([
  ['host', 'host'],
  ['cookie', 'cookies'],
  ['accept-encoding', 'accepted'],
  ['if-none-match', 'known'],
]);

/**
 * These few out of the head as it came (name, value, name, value …): Node makes its `headers` object when it is first
 * looked at, which costs a quarter of a whole answer. Null when one of them comes twice: then nobody should guess.
 */
export function readHead(raw: readonly string[]): AskedFor | null {
  const asked: AskedFor = { host: undefined, cookies: undefined, accepted: undefined, known: undefined };
  for (let index = 0; index + 1 < raw.length; index += 2) {
    const field = fields.get((raw[index] ?? '').toLowerCase());
    if (field === undefined) continue;
    if (asked[field] !== undefined) return null;
    asked[field] = raw[index + 1];
  }
  return asked;
}

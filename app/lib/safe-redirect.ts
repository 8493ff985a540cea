/** Longer addresses than this are not gone back to: twice encoded they would not fit into a header. */
export const longestNext = 2000;

const probeOrigin = 'https://site.invalid';

/**
 * A path of our own site to go to, or the fallback. Whatever could leave the site is refused: other origins, schemes,
 * protocol-relative addresses, backslashes, and control characters, plain or percent-encoded.
 */
export function safeRedirect(target: unknown, fallback: string): string {
  if (typeof target !== 'string' || !target.startsWith('/') || target.length > longestNext) return fallback;
  if (hasForbiddenCharacter(target) || hasForbiddenCharacter(decoded(target))) return fallback;
  if (!URL.canParse(target, probeOrigin)) return fallback;
  const url = new URL(target, probeOrigin);
  if (url.origin !== probeOrigin || url.pathname.startsWith('//')) return fallback;
  return url.pathname + url.search + url.hash;
}

function hasForbiddenCharacter(text: string): boolean {
  if (text.startsWith('//') || text.includes('\\')) return true;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 32 || (code >= 127 && code < 160)) return true;
  }
  return false;
}

/** The path decoded as far as it goes; an undecodable one counts as forbidden. */
function decoded(target: string): string {
  const path = target.replace(/[?#].*$/s, '');
  let text = path;
  for (let round = 0; round < 3; round += 1) {
    const next = decodeOnce(text);
    if (next === text) return text;
    text = next;
  }
  return text;
}

function decodeOnce(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '\\';
  }
}

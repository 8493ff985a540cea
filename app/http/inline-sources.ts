import { createHash } from 'node:crypto';

/** Sources of the Content-Security-Policy that allow what stands inside a page. */
export interface InlineSources {
  scripts: string;
  styles: string;
}

/** What carries the nonce of its response. */
export function nonceSources(nonce: string): InlineSources {
  return { scripts: `'nonce-${nonce}'`, styles: `'nonce-${nonce}'` };
}

/**
 * Exactly the scripts and styles of this HTML, by their hashes, so that the same page may be sent to many. The empty
 * style is among them: Emotion makes an empty style element when a menu opens on a later, signed-in page, and fills it by
 * script.
 */
export function hashSources(html: string): InlineSources {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi)].map(hashOf);
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/gi)].map(hashOf);
  return { scripts: [...new Set(scripts)].join(' '), styles: [...new Set([...styles, emptyHash])].join(' ') };
}

const emptyHash = sourceOf('');

function hashOf(match: RegExpMatchArray): string {
  return sourceOf(match[1] ?? '');
}

function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

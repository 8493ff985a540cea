import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { encodingFor } from './encoding';
import type { PageAnswer } from './page-answer.server';

/** Where `scripts/lib/precompress.mjs` left the small forms of the built files, from the root of the checkout. */
const folder = join('build', 'client', 'assets');
const address = /^\/assets\/([\w.-]+\.(js|css|svg))$/;
const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
};

const read = new Map<string, PageAnswer>();

/** The brotli form of a file of the build; null where there is none, or the browser does not take it. */
export function builtFile(url: string | undefined, accepted: string | undefined): PageAnswer | null {
  if (url === undefined || !url.startsWith('/assets/') || encodingFor(accepted) !== 'br') return null;
  const known = read.get(url);
  if (known !== undefined) return known;
  const [, name, ending] = address.exec(url) ?? [];
  if (name === undefined || ending === undefined) return null;
  const path = join(folder, `${name}.br`);
  if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true) return null;
  const body = readFileSync(path);
  const file: PageAnswer = {
    status: 200,
    headers: {
      // The name holds a hash of the content.
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-length': String(body.length),
      'content-type': types[ending] ?? '',
      vary: 'accept-encoding',
    },
    body,
  };
  read.set(url, file);
  return file;
}

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { answersOf, type PageAnswers } from './page-answer.server';

export interface KeptPage {
  /** Of the HTML; the same words are the same page, whoever asks. */
  hash: string;
  answers: PageAnswers;
  /** Milliseconds of `performance.now` until which nobody need make it anew. */
  freshUntil: number;
}

/** Flags and figures of the bank may change: a page is made anew at most this often. */
const freshMs = 30_000;
/** Addresses of pages are few; more than this means that somebody tries out addresses. */
const capacity = 300;

const pages = new Map<string, KeptPage>();
const brotli = promisify(brotliCompress);
const compress = promisify(gzip);

/**
 * The page kept under this key, however old, or undefined. When it is no longer fresh, `renew` is true for the one
 * caller that should make it anew; the others get the old one meanwhile.
 */
export function keptPage(key: string, now = performance.now()): { page: KeptPage; renew: boolean } | undefined {
  const page = pages.get(key);
  if (page === undefined) return undefined;
  const renew = now > page.freshUntil;
  if (renew) page.freshUntil = now + freshMs;
  return { page, renew };
}

/** Keeps the HTML under this key, compressed once; the oldest key goes when there are too many. */
export async function keepPage(key: string, html: string, policy: string): Promise<KeptPage> {
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 27);
  const known = pages.get(key);
  const answers = known?.hash === hash ? known.answers : await answersIn(html, hash, policy);
  const page = { hash, answers, freshUntil: performance.now() + freshMs };
  pages.delete(key);
  pages.set(key, page);
  const [oldest] = pages.keys();
  if (pages.size > capacity && oldest !== undefined) pages.delete(oldest);
  return page;
}

async function answersIn(html: string, hash: string, policy: string): Promise<PageAnswers> {
  const identity = Buffer.from(html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length };
  const [br, gzipped] = await Promise.all([brotli(identity, { params }), compress(identity, { level: 9 })]);
  return {
    br: answersOf('br', { hash, policy, body: br }),
    gzip: answersOf('gzip', { hash, policy, body: gzipped }),
    identity: answersOf('identity', { hash, policy, body: identity }),
  };
}

import { type Encoding, encodingFor } from './encoding';

/** Browsers keep the page and ask each time whether it is still the same; so may a cache on the way. */
const cacheControl = 'public, no-cache';

export interface PageAnswer {
  status: 200 | 304;
  headers: Record<string, string>;
  /** Null with 304. */
  body: Buffer | null;
}

/** A page in all the forms it is sent in. */
export type PageAnswers = Record<Encoding, { whole: PageAnswer; unchanged: PageAnswer }>;

/** How a kept page answers a request: whole in the form the browser takes, or 304 where it has the same one already. */
export function pageAnswer(
  answers: PageAnswers,
  { accepted, known }: { accepted: string | undefined; known: string | undefined },
): PageAnswer {
  const { whole, unchanged } = answers[encodingFor(accepted)];
  return known !== undefined && hasTag(known, whole.headers.etag ?? '') ? unchanged : whole;
}

/** Both answers in one encoding. A strong tag names bytes, so each encoding has its own. */
export function answersOf(
  encoding: Encoding,
  { hash, policy, body }: { hash: string; policy: string; body: Buffer },
): { whole: PageAnswer; unchanged: PageAnswer } {
  const headers: Record<string, string> = {
    'cache-control': cacheControl,
    'content-security-policy': policy,
    etag: encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`,
    vary: 'accept-encoding, cookie',
  };
  const whole: PageAnswer = {
    status: 200,
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8', 'content-length': String(body.length) },
    body,
  };
  if (encoding !== 'identity') whole.headers['content-encoding'] = encoding;
  return { whole, unchanged: { status: 304, headers, body: null } };
}

/** If-None-Match compares weakly: what a cache on the way has weakened still counts. */
function hasTag(known: string, etag: string): boolean {
  if (known === etag || known.trim() === '*') return true;
  return known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A short code of 128 random bits, base64url (22 characters). */
export const newShortCode = (): string => randomBytes(16).toString('base64url');

/** A short code that follows from the secret and a name: whoever knows both finds it again. */
export function shortCodeOf(secret: string, name: string): string {
  return createHmac('sha256', secret).update(`short-code:${name}`).digest().subarray(0, 16).toString('base64url');
}

/** What is stored of a code or key. */
export const shareHash = (value: string): Buffer => createHash('sha256').update(value).digest();

/** The 128-bit key of a share page: derived from the short code, so that it need not be stored to be shown again. */
export function shareKeyOf(secret: string, shortCode: string): string {
  return createHmac('sha256', secret).update(`share-key:${shortCode}`).digest().subarray(0, 16).toString('base64url');
}

/** The code in a short link, whole (`https://…/s/<code>`) or alone; null when it cannot be one. */
export function readShortCode(shortenedUrl: string): string | null {
  const last = shortenedUrl.trim().split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  return /^[\w-]{22}$/.test(last) ? last : null;
}

import { readCookie } from '../lib/read-cookie';
import { env } from './env.server';

const name = 'mm_session';
/** Tokens are opaque; anything else in the cookie is no token and counts as signed out. */
const tokenShape = /^[A-Za-z0-9_.-]{16,512}$/;

/** The session token of a request; null when there is none. */
export function sessionToken(request: Request): string | null {
  const value = readCookie(request.headers.get('cookie'), name);
  return value !== null && tokenShape.test(value) ? value : null;
}

/** Set-Cookie value that holds the session of `token` until `expiresAt`. */
export function sessionCookie(token: string, expiresAt: Date): string {
  return `${name}=${token}; Expires=${expiresAt.toUTCString()}; ${attributes()}`;
}

/** Set-Cookie value that ends the session in this browser. */
export function endedSessionCookie(): string {
  return `${name}=; Max-Age=0; ${attributes()}`;
}

function attributes(): string {
  return `Path=/; HttpOnly; SameSite=Lax${siteIsSecure() ? '; Secure' : ''}`;
}

/** Whether the public address is https, so that cookies get the Secure flag. */
export function siteIsSecure(): boolean {
  return env.SITE_URL?.startsWith('https:') ?? false;
}

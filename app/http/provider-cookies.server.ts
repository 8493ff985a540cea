import { readCookie } from '../lib/read-cookie';
import { siteIsSecure } from './session.server';

/**
 * What a browser carries while it signs in at a provider of identities: `flow` there and back, `ticket` where no account
 * is its own yet. Both are sealed by the GraphQL server. `used` stays with the session: logging out ends it there too.
 */
const cookies = {
  flow: { name: 'mm_provider_flow', path: '/login', seconds: 10 * 60 },
  ticket: { name: 'mm_provider_ticket', path: '/login', seconds: 30 * 60 },
  used: { name: 'mm_provider', path: '/logout', seconds: 30 * 86_400 },
} as const;

type ProviderCookie = keyof typeof cookies;

/** What this browser carries; null where there is nothing that could be it. */
export function providerCookie(request: Request, which: ProviderCookie): string | null {
  const value = readCookie(request.headers.get('cookie'), cookies[which].name);
  return value !== null && /^[\w-]{1,6000}$/.test(value) ? value : null;
}

/** Set-Cookie value; null ends it. */
export function setProviderCookie(which: ProviderCookie, value: string | null): string {
  const { name, path, seconds } = cookies[which];
  const secure = siteIsSecure() ? '; Secure' : '';
  return `${name}=${value ?? ''}; Max-Age=${value === null ? 0 : seconds}; Path=${path}; HttpOnly; SameSite=Lax${secure}`;
}

import type { EntryContext } from '@remix-run/node';
import { isCacheable } from '../lib/route-handle';
import { env } from './env.server';
import { publicPageKey } from './public-page-key';
import { isOwnHost } from './request-origin';
import { siteNames } from './trusted-request-headers.server';

/** Whether this answer is the same for all signed-out visitors, so that a cache may send it to many. */
export function isPublicPage(
  request: Request,
  status: number,
  headers: Headers,
  { routeModules, staticHandlerContext }: EntryContext,
): boolean {
  // The development server changes pages at any moment.
  if (env.NODE_ENV !== 'production' || status !== 200) return false;
  if (headers.has('set-cookie') || headers.has('cache-control')) return false;
  if (!isCacheable(staticHandlerContext.matches.map(({ route }) => routeModules[route.id]?.handle))) return false;
  const host = request.headers.get('host') ?? undefined;
  if (host === undefined || !isOwnHost(host, siteNames)) return false;
  const { pathname, search } = new URL(request.url);
  const cookies = request.headers.get('cookie') ?? undefined;
  return publicPageKey({ method: request.method, host, address: pathname + search, cookies }) !== null;
}

/**
 * Remix announces a page's scripts with high priority. A public page can be read without them, so its text, styles and
 * font come first on a slow line.
 */
export function withScriptsLast(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}

import type { EntryContext } from '@remix-run/node';
import { env } from '../../http/env.server';
import { isOwnHost } from '../../http/request-origin';
import { siteNames } from '../request-marks.server';
import { isSameForVisitors } from '../route-handle';
import { contentSecurityPolicy } from '../security-headers.server';
import { hashSources } from './inline-sources';
import { keepPage } from './kept-pages.server';
import { pageAnswer } from './page-answer.server';
import { visitorPageKey } from './page-key';
import { withStylesInside } from './styles-inside.server';

/** The key under which this answer may be kept for other visitors; null where it belongs to one person or moment. */
export function visitorPageKeyOf(
  request: Request,
  status: number,
  headers: Headers,
  { routeModules, staticHandlerContext }: EntryContext,
): string | null {
  // The development server changes pages at any moment.
  if (env.NODE_ENV !== 'production' || status !== 200) return null;
  if (headers.has('set-cookie') || headers.has('cache-control')) return null;
  if (!isSameForVisitors(staticHandlerContext.matches.map(({ route }) => routeModules[route.id]?.handle))) return null;
  const host = request.headers.get('host') ?? undefined;
  if (host === undefined || !isOwnHost(host, siteNames)) return null;
  const { pathname, search } = new URL(request.url);
  const cookies = request.headers.get('cookie') ?? undefined;
  return visitorPageKey({ method: request.method, host, address: pathname + search, cookies });
}

/** Makes the page, keeps it under `key`, and answers with it. */
export async function visitorPage(
  request: Request,
  headers: Headers,
  key: string,
  render: () => Promise<string>,
): Promise<Response> {
  const html = withStylesInside(scriptsLast(await render()));
  const page = await keepPage(key, html, contentSecurityPolicy(hashSources(html), { development: false }));
  const answer = pageAnswer(page.answers, {
    accepted: request.headers.get('accept-encoding') ?? undefined,
    known: request.headers.get('if-none-match') ?? undefined,
  });
  for (const [name, value] of Object.entries(answer.headers)) headers.set(name, value);
  return new Response(answer.body === null ? null : new Uint8Array(answer.body), {
    status: answer.status,
    headers,
  });
}

/**
 * Remix announces a page's scripts with high priority. A page for visitors can be read without them, so its words, styles
 * and font come first on a slow line.
 */
function scriptsLast(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}

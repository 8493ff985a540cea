import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import type { EntryContext, HandleDataRequestFunction, HandleErrorFunction } from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { renderToPipeableStream } from 'react-dom/server';
import type { CareLevel } from '../rules/care/care-level';
import { PageContext } from './components/shell/page-context';
import type { ShellData } from './graphql/shell/shell';
import { privateCacheControl, publicCacheControl } from './http/cache-control';
import { compressBody } from './http/compress.server';
import { contentSecurityPolicy, isFramedByUs, leadsToPayment } from './http/content-security-policy';
import { env } from './http/env.server';
import { hashSources, nonceSources } from './http/inline-sources';
import { withInlineStyleSheets } from './http/inline-style-sheets.server';
import { logError } from './http/log.server';
import { isPublicPage, withScriptsLast } from './http/public-page.server';
import { endedSessionCookie } from './http/session.server';
import { requestId } from './http/trusted-request-headers.server';
import { careOfSearch } from './http/with-care.server';
import { careCookie, careFromCookies } from './lib/care-cookie';
import { personalCookie, personalFromCookies, personalOf } from './lib/personal';
import { themeFromCookies } from './lib/theme';

const renderTimeoutMs = 5000;
export const streamTimeout = renderTimeoutMs;

/** Renders a page; no loader of ours defers anything, so it goes out whole. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  return isPublicPage(request, status, headers, remixContext)
    ? publicPage(request, headers, remixContext)
    : privatePage(request, status, headers, remixContext);
}

/** A page of one person or one moment: nothing on the way may keep it, and its nonce serves this response alone. */
async function privatePage(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64');
  const { html, error } = await render(request, remixContext, nonce);
  // Failures of the frame itself are reported by handleError.
  if (error !== undefined && !request.signal.aborted) logError(error, requestId(request));
  const { pathname, search } = new URL(request.url);
  const policy = {
    development: env.NODE_ENV === 'development',
    framedByUs: isFramedByUs(pathname + search),
    leadsToPayment: leadsToPayment(pathname + search),
    chatFrameOrigin: env.CHAT_FRAME_URL && new URL(env.CHAT_FRAME_URL).origin,
  };
  headers.set('content-security-policy', contentSecurityPolicy(nonceSources(nonce), policy));
  if (!headers.has('cache-control')) headers.set('cache-control', privateCacheControl);
  const personal = personalOfPage(remixContext);
  if (personal !== null && personal !== personalFromCookies(request.headers.get('cookie'))) {
    headers.append('set-cookie', personalCookie(personal));
  }
  if (isSessionOver(remixContext)) headers.append('set-cookie', endedSessionCookie());
  return new Response(await compressBody(request.headers.get('accept-encoding'), headers, html), {
    status: error === undefined ? status : 500,
    headers,
  });
}

/**
 * A page that is the same for all signed-out visitors. A nonce must not be sent twice, so the policy names what stands
 * inside the page by hashes; rejects when any part of the page fails.
 */
async function publicPage(request: Request, headers: Headers, remixContext: EntryContext): Promise<Response> {
  const rendered = await render(request, remixContext, undefined);
  if (rendered.error !== undefined) throw rendered.error;
  const html = withInlineStyleSheets(withScriptsLast(rendered.html.toString()));
  headers.set('content-security-policy', contentSecurityPolicy(hashSources(html), { development: false }));
  headers.set('cache-control', publicCacheControl);
  headers.append('vary', 'cookie');
  return new Response(html, { status: 200, headers });
}

/** Whether a public page was asked for with a session that is over (`publicFrame`). */
function isSessionOver({ staticHandlerContext }: EntryContext): boolean {
  const pages = Object.values(staticHandlerContext.loaderData ?? {});
  return pages.some((page) => (page as { sessionIsOver?: boolean } | null)?.sessionIsOver === true);
}

/** What the account of this page adjusted and wears; null on a page that knows no account. */
function personalOfPage({ staticHandlerContext }: EntryContext): string | null {
  for (const data of Object.values(staticHandlerContext.loaderData ?? {})) {
    const shell = (data as { shell?: ShellData | null } | null)?.shell;
    if (shell) return personalOf(shell.viewer);
  }
  return null;
}

/** Of the form that this page answers, the one before it, or the search that it shows. */
function careOfPage(request: Request, { staticHandlerContext }: EntryContext): CareLevel | null {
  const set = Object.values(staticHandlerContext.actionHeaders ?? {}).flatMap((headers) => headers.getSetCookie());
  const now = set.map((cookie) => careFromCookies(cookie.split(';')[0] ?? '')).find((level) => level !== null);
  return now ?? careFromCookies(request.headers.get('cookie')) ?? careOfSearch(request);
}

interface Rendered {
  html: Buffer<ArrayBuffer>;
  /** What failed inside the frame of the page; a failed frame rejects. */
  error?: unknown;
}

function render(request: Request, remixContext: EntryContext, nonce: string | undefined): Promise<Rendered> {
  const cookies = request.headers.get('cookie');
  const theme = themeFromCookies(cookies);
  const personal = personalFromCookies(cookies);
  const care = careOfPage(request, remixContext);
  const origin = env.SITE_URL ?? new URL(request.url).origin;
  return new Promise((resolve, reject) => {
    let error: unknown;
    const chunks: Buffer[] = [];
    const page = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        clearTimeout(timeout);
        resolve({ html: Buffer.concat(chunks), error });
        done();
      },
    });
    const stream = renderToPipeableStream(
      <PageContext.Provider value={{ nonce, theme, personal, care, origin, build: remixContext.manifest.version }}>
        <RemixServer context={remixContext} url={request.url} abortDelay={renderTimeoutMs} nonce={nonce} />
      </PageContext.Provider>,
      {
        nonce,
        onAllReady: () => stream.pipe(page),
        onShellError: reject,
        onError: (thrown: unknown) => {
          error ??= thrown ?? new Error('The page could not be rendered.');
        },
      },
    );
    const timeout = setTimeout(() => stream.abort(), renderTimeoutMs + 1000).unref();
  });
}

/** Data of a page for navigation in the browser: as private as the page. */
export const handleDataRequest: HandleDataRequestFunction = async (response, { request }) => {
  const headers = new Headers(response.headers);
  if (!headers.has('cache-control')) headers.set('cache-control', privateCacheControl);
  const care = request.method === 'GET' ? careOfSearch(request) : null;
  if (care !== null) headers.append('set-cookie', careCookie(care));
  const { status, statusText } = response;
  if (response.body === null) return new Response(null, { status, statusText, headers });
  const body = await compressBody(
    request.headers.get('accept-encoding'),
    headers,
    new Uint8Array(await response.arrayBuffer()),
  );
  return new Response(body, { status, statusText, headers });
};

export const handleError: HandleErrorFunction = (error, { request }) => {
  // 404, 405 and the like are answers, not failures.
  if (!request.signal.aborted && !isRouteErrorResponse(error)) logError(error, requestId(request));
};

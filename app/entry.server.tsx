import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { EntryContext, HandleDataRequestFunction, HandleErrorFunction } from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { PageContext } from './components/shell/page-context';
import { env } from './http/env.server';
import { compressedPipe, compressedResponse } from './lib/compressed-body.server';
import { openFrontDoor } from './lib/front-door.server';
import { logError } from './lib/request-log.server';
import { requestId } from './lib/request-marks.server';
import { contentSecurityPolicy, isFramedByUs, privateCacheControl } from './lib/security-headers.server';
import { themeFromCookies } from './lib/theme';
import { nonceSources } from './lib/visitor-pages/inline-sources';
import { visitorPage, visitorPageKeyOf } from './lib/visitor-pages/visitor-page.server';

openFrontDoor();

const renderTimeoutMs = 5000;
export const streamTimeout = renderTimeoutMs;

/** Renders a page: streamed as soon as its frame is ready, whole for robots and where it is kept for other visitors. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  const key = visitorPageKeyOf(request, status, headers, remixContext);
  return key === null
    ? streamedPage(request, status, headers, remixContext)
    : visitorPage(request, headers, key, () => wholePage(request, remixContext));
}

/** A page of one person or one moment: nothing on the way may keep it, and its nonce serves this response alone. */
function streamedPage(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64');
  const { pathname, search } = new URL(request.url);
  const policy = { development: env.NODE_ENV === 'development', framedByUs: isFramedByUs(pathname + search) };
  headers.set('content-security-policy', contentSecurityPolicy(nonceSources(nonce), policy));
  if (!headers.has('cache-control')) headers.set('cache-control', privateCacheControl);
  const ready = isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady';

  return new Promise((resolve, reject) => {
    let responseStatus = status;
    let sent = false;
    const stream = renderToPipeableStream(pageElement(request, remixContext, nonce), {
      nonce,
      [ready]() {
        sent = true;
        const { pipe, body } = compressedPipe(request, headers);
        resolve(new Response(body, { status: responseStatus, headers }));
        stream.pipe(pipe);
      },
      onShellError: reject,
      onError(error: unknown) {
        responseStatus = 500;
        // Failures of the frame itself are reported by handleError.
        if (sent && !request.signal.aborted) logError(error, requestId(request));
      },
    });
    setTimeout(() => stream.abort(), renderTimeoutMs + 1000).unref();
  });
}

/** The whole HTML of a page, without a nonce; rejects when any part of it fails. */
function wholePage(request: Request, remixContext: EntryContext): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(pageElement(request, remixContext, undefined), {
      onAllReady: () => void text(stream.pipe(new PassThrough())).then(resolve, reject),
      onShellError: reject,
      onError: reject,
    });
    setTimeout(() => stream.abort(), renderTimeoutMs + 1000).unref();
  });
}

function pageElement(request: Request, remixContext: EntryContext, nonce: string | undefined) {
  const theme = themeFromCookies(request.headers.get('cookie'));
  return (
    <PageContext.Provider value={{ nonce, theme, origin: env.SITE_URL ?? new URL(request.url).origin }}>
      <RemixServer context={remixContext} url={request.url} abortDelay={renderTimeoutMs} nonce={nonce} />
    </PageContext.Provider>
  );
}

/** Data of a page for navigation in the browser: as private as the page. */
export const handleDataRequest: HandleDataRequestFunction = (response, { request }) => {
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', privateCacheControl);
  return compressedResponse(request, response);
};

export const handleError: HandleErrorFunction = (error, { request }) => {
  // 404, 405 and the like are answers, not failures.
  if (!request.signal.aborted && !isRouteErrorResponse(error)) logError(error, requestId(request));
};

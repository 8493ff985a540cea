import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import type { EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToPipeableStream } from 'react-dom/server';

/** The whole page at once, compressed as the product compresses it: gzip at level 1. */
export default function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  return new Promise<Response>((resolve, reject) => {
    const stream = renderToPipeableStream(<RemixServer context={context} url={request.url} />, {
      onAllReady: () => void buffer(stream.pipe(new PassThrough())).then(answer, reject),
      onShellError: reject,
    });
    const answer = (html: Buffer) => {
      headers.set('content-type', 'text/html; charset=utf-8');
      headers.set('content-encoding', 'gzip');
      resolve(new Response(gzipSync(html, { level: 1 }), { status, headers }));
    };
  });
}

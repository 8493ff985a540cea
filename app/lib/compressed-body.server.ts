import { PassThrough, Readable, type Writable } from 'node:stream';
import { constants, createGzip } from 'node:zlib';
import { createReadableStreamFromReadable } from '@remix-run/node';
import { GatheringWriter } from './gathering-writer.server';
import { takesEncoding } from './visitor-pages/encoding';

/** Level 1: brotli or a higher level costs several times the page's own CPU. */
const gzipOptions = { level: 1, flush: constants.Z_NO_FLUSH } as const;

export function acceptsGzip(request: Request): boolean {
  return takesEncoding(request.headers.get('accept-encoding') ?? '', 'gzip');
}

/** A pipe to write a page into and the body to answer with; sets the headers that belong to its encoding. */
export function compressedPipe(request: Request, headers: Headers): { pipe: Writable; body: ReadableStream } {
  headers.append('vary', 'accept-encoding');
  const gzip = acceptsGzip(request);
  if (gzip) headers.set('content-encoding', 'gzip');
  const target = gzip ? createGzip(gzipOptions) : new PassThrough();
  return { pipe: new GatheringWriter(target), body: createReadableStreamFromReadable(target) };
}

/** The same answer, compressed; answers without a body or with an encoding of their own stay as they are. */
export function compressedResponse(request: Request, response: Response): Response {
  if (response.body === null || response.headers.has('content-encoding')) return response;
  const headers = new Headers(response.headers);
  const { pipe, body } = compressedPipe(request, headers);
  const source = Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]);
  source.on('error', (error) => pipe.destroy(error));
  source.pipe(pipe);
  return new Response(body, { status: response.status, statusText: response.statusText, headers });
}

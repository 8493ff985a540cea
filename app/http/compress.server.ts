import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncoding } from './accepted-encoding';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** Below this many bytes a compressed form gains nothing on the wire. */
const worthwhile = 1024;

/**
 * The body of what is made for one request, compressed where the browser takes it (`accept` is its Accept-Encoding); says
 * so in `headers`. Everything else is compressed before (built files) or once for many (public pages); event streams
 * never. Why these levels: docs/decisions/0051.
 */
export async function compressBody(
  accept: string | null | undefined,
  headers: Headers,
  body: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  headers.append('vary', 'accept-encoding');
  const encoding = acceptedEncoding(accept);
  if (body.length < worthwhile || encoding === 'identity') return body;
  headers.set('content-encoding', encoding);
  if (encoding === 'gzip') return compressGzip(body, { level: constants.Z_BEST_SPEED });
  const params = { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return compressBrotli(body, { params });
}

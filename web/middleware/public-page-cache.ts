import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import etag from 'etag';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { acceptedEncoding, type Encoding } from '../../app/http/accepted-encoding';
import { publicCacheControl } from '../../app/http/cache-control';
import { publicPageKey } from '../../app/http/public-page-key';
import { logRequest } from './access-log';
import { requestIdOf } from './trusted-request-headers';

/** Flags and figures of the bank may change: a page is rendered again at most this often. */
const freshMs = 30_000;
/** Addresses of pages are few; more than this means that somebody tries out addresses. */
const capacity = 300;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

interface Variant {
  body: Buffer;
  etag: string;
  /** Names and values in one list, as Node takes them fastest; the last entry is the id of the request. */
  headers: string[];
}

interface CachedPage {
  html: Buffer;
  pattern: string;
  variants: Record<Encoding, Variant>;
  /** Milliseconds of `now` until which nobody need render it again. */
  freshUntil: number;
}

interface CacheOptions {
  logger: Logger;
  trustProxy: boolean;
  now?: () => number;
}

/** The response of a page, with what Express and our own middleware put on it. */
type PageResponse = ServerResponse & { locals?: { pattern?: string } };

/**
 * Answers from memory what the app calls public (docs/decisions/0052). One request renders a page that is no longer fresh;
 * the others get the old one meanwhile. It stands before Express, whose routing alone costs more than the whole answer, so
 * a cached page carries all headers of the first response and writes its own line in the log.
 */
export function publicPageCache({ logger, trustProxy, now = () => performance.now() }: CacheOptions) {
  const pages = new LRUCache<string, CachedPage>({ max: capacity });
  return (request: IncomingMessage, response: PageResponse, next: () => void): void => {
    const started = performance.now();
    const asked = readHead(request.rawHeaders);
    const { method, url: address } = request;
    const key = asked && publicPageKey({ method, host: asked.host, address, cookies: asked.cookie });
    if (asked === null || key === null) {
      next();
      return;
    }
    const page = pages.get(key);
    if (page !== undefined && now() <= page.freshUntil) {
      const id = requestIdOf(request, trustProxy);
      send(response, page, asked, id);
      logRequest(logger, request, response, { route: page.pattern, id, started });
      return;
    }
    if (method === 'GET') {
      if (page !== undefined) page.freshUntil = now() + freshMs;
      whenPublic(response, async (html) => {
        const variants = page?.html.equals(html) ? page.variants : await variantsOf(html, response);
        const cached = { html, variants, pattern: response.locals?.pattern ?? '/*', freshUntil: now() + freshMs };
        pages.set(key, cached);
        send(response, cached, asked, String(response.getHeader('x-request-id')));
      });
    }
    next();
  };
}

/** Hands the whole body to `use` in place of sending it, where the response says that it may be cached for everybody. */
function whenPublic(response: ServerResponse, use: (html: Buffer) => Promise<void>): void {
  const original = { write: response.write, end: response.end };
  const chunks: Buffer[] = [];
  const restore = () => Object.assign(response, original);
  // Remix's adapter writes bytes and ends without any.
  response.write = (chunk: Uint8Array, ...rest: unknown[]) => {
    if (!isPublic(response)) return Reflect.apply(restore().write, response, [chunk, ...rest]);
    chunks.push(Buffer.from(chunk));
    return true;
  };
  response.end = (...rest: unknown[]) => {
    restore();
    if (chunks.length === 0) return Reflect.apply(response.end, response, rest);
    use(Buffer.concat(chunks)).catch((error: Error) => response.destroy(error));
    return response;
  };
}

function isPublic(response: ServerResponse): boolean {
  return (
    response.statusCode === 200 &&
    response.getHeader('cache-control') === publicCacheControl &&
    !response.hasHeader('set-cookie')
  );
}

function send(
  response: ServerResponse,
  { variants }: CachedPage,
  { acceptEncoding, ifNoneMatch, cacheControl }: Head,
  id: string,
): void {
  const { body, etag, headers } = variants[acceptedEncoding(acceptEncoding)];
  headers[headers.length - 1] = id;
  const unchanged = fresh({ 'if-none-match': ifNoneMatch, 'cache-control': cacheControl }, { etag });
  response.writeHead(unchanged ? 304 : 200, headers);
  response.end(unchanged || response.req.method === 'HEAD' ? undefined : body);
}

async function variantsOf(html: Buffer, response: ServerResponse): Promise<Record<Encoding, Variant>> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: html.length };
  const [br, gzipped] = await Promise.all([compressBrotli(html, { params }), compressGzip(html, { level: 9 })]);
  const { 'x-request-id': _, ...common } = response.getHeaders();
  const variant = (encoding: Encoding, body: Buffer): Variant => {
    const tag = etag(body);
    const headers = {
      ...common,
      'content-length': body.length,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      etag: tag,
      vary: 'accept-encoding, cookie',
      'x-request-id': '',
    };
    return { body, etag: tag, headers: Object.entries(headers).flatMap(([name, value]) => [name, String(value)]) };
  };
  return { br: variant('br', br), gzip: variant('gzip', gzipped), identity: variant('identity', html) };
}

/** The request's headers that a cached page depends on. */
interface Head {
  host?: string;
  cookie?: string;
  acceptEncoding?: string;
  ifNoneMatch?: string;
  cacheControl?: string;
}

const fields = new Map<string, keyof Head>([
  ['host', 'host'],
  ['cookie', 'cookie'],
  ['accept-encoding', 'acceptEncoding'],
  ['if-none-match', 'ifNoneMatch'],
  ['cache-control', 'cacheControl'],
]);

/**
 * These few out of the head as it came (name, value, name, value …): Node makes its `headers` object when it is first
 * looked at, which costs a quarter of a whole answer. Null when one of them comes twice: then nobody should guess.
 */
function readHead(raw: readonly string[]): Head | null {
  const head: Head = {};
  for (let index = 0; index + 1 < raw.length; index += 2) {
    const field = fields.get((raw[index] ?? '').toLowerCase());
    if (field === undefined) continue;
    if (head[field] !== undefined) return null;
    head[field] = raw[index + 1];
  }
  return head;
}

import { env } from '../http/env.server';
import type { RequestOrigin } from '../http/request-origin';

/**
 * Headers that only this process writes, at the socket (front-door.server.ts); what came from outside under these names
 * is dropped there. Remix's own Origin check would answer 500 for a foreign Origin, so the header moves here.
 */
export const marks = { address: 'x-mm-address', origin: 'x-mm-origin', requestId: 'x-mm-request-id' } as const;

/** Address of the person's device, for rate limits only; never logged. */
export function clientAddress(request: Request): string {
  return request.headers.get(marks.address) ?? '';
}

export function requestId(request: Request): string {
  return request.headers.get(marks.requestId) ?? '';
}

export function requestOrigin(request: Request): RequestOrigin {
  const { headers } = request;
  return {
    host: headers.get('host'),
    origin: headers.get('origin') ?? headers.get(marks.origin),
    referer: headers.get('referer'),
    fetchSite: headers.get('sec-fetch-site'),
  };
}

export const siteNames = { siteUrl: env.SITE_URL, allowedHosts: env.ALLOWED_HOSTS };

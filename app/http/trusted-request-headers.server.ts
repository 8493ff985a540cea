import { env } from './env.server';
import { type RequestOrigin, siteOriginOf } from './request-origin';
import { trustedHeaders } from './trusted-header-names';

/** Address of the person's device, for rate limits only; never logged. Empty where no HTTP server of ours vouches for it. */
export function clientAddress(request: Request): string {
  return env.TRUSTED_REQUEST_HEADERS ? (request.headers.get(trustedHeaders.address) ?? '') : '';
}

export function requestId(request: Request): string {
  return request.headers.get(trustedHeaders.requestId) ?? '';
}

/** A forged origin gains nothing: browsers send a foreign page's Origin as well, and that one wins. */
export function requestOrigin(request: Request): RequestOrigin {
  const { headers } = request;
  return {
    host: headers.get('host'),
    origin: headers.get('origin') ?? headers.get(trustedHeaders.origin),
    referer: headers.get('referer'),
    fetchSite: headers.get('sec-fetch-site'),
  };
}

/** The site of ours that a request came for; empty where its host is none of them. */
export const siteOrigin = (request: Request): string => siteOriginOf(request.headers.get('host'), siteNames) ?? '';

export const siteNames = { siteUrl: env.SITE_URL, allowedHosts: env.ALLOWED_HOSTS };

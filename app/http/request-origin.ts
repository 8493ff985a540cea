export interface RequestOrigin {
  host: string | null;
  origin: string | null;
  referer: string | null;
  /** The Sec-Fetch-Site header; browsers leave it out on plain http that is not loopback. */
  fetchSite: string | null;
}

export interface SiteNames {
  siteUrl: string | null;
  /** Host names, or host:port, in lower case. */
  allowedHosts: readonly string[];
}

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/;
const hostShape = /^([a-z0-9-]+(\.[a-z0-9-]+)*\.?|\[[0-9a-f:]+\])(:\d{1,5})?$/;

/** Whether the Host header has a host's shape at all; anything else would not even make a URL. */
export function isHostShaped(host: string | undefined): host is string {
  return host !== undefined && hostShape.test(host.toLowerCase()) && URL.canParse(`http://${host}`);
}

/** Our own address, a further allowed host, or this machine. */
export function isOwnHost(host: string | null, names: SiteNames): boolean {
  const name = host?.toLowerCase() ?? '';
  if (loopback.test(name)) return true;
  if (names.siteUrl !== null && new URL(names.siteUrl).host === name) return true;
  return names.allowedHosts.some((own) => own === name || own === name.replace(/:\d+$/, ''));
}

/**
 * The origin of the site of ours that a request came for, such as https://marsmaths.com; null for a host that is none of
 * them, which is nowhere to lead anybody back to.
 */
export function siteOriginOf(host: string | null, names: SiteNames): string | null {
  if (names.siteUrl === null || host === null || !isHostShaped(host)) return null;
  const site = new URL(names.siteUrl);
  const name = host.toLowerCase();
  if (
    site.host !== name &&
    !names.allowedHosts.includes(name.replace(/:\d+$/, '')) &&
    !names.allowedHosts.includes(name)
  )
    return null;
  return new URL(`${site.protocol}//${name}`).origin;
}

/** A form post or other write: the browser must say that it comes from this very site. */
export function isOwnPost(request: RequestOrigin, names: SiteNames): boolean {
  if (!isOwnHost(request.host, names)) return false;
  if (request.fetchSite !== null && request.fetchSite !== 'same-origin') return false;
  return isSameSite(request.origin, request.host, names);
}

/**
 * A background read. Browsers leave Origin out of these, so one of Sec-Fetch-Site and Referer must vouch for it; an
 * Origin that is there has to be ours.
 */
export function isOwnRead(request: RequestOrigin, names: SiteNames): boolean {
  if (!isOwnHost(request.host, names)) return false;
  if (request.fetchSite !== null && request.fetchSite !== 'same-origin') return false;
  if (request.origin !== null) return isSameSite(request.origin, request.host, names);
  return request.fetchSite === 'same-origin' || isSameSite(request.referer, request.host, names);
}

function isSameSite(address: string | null, host: string | null, names: SiteNames): boolean {
  if (address === null || !URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return false;
  const site = names.siteUrl === null ? null : new URL(names.siteUrl);
  if (site !== null && site.host === url.host && site.protocol !== url.protocol) return false;
  return url.host === host?.toLowerCase();
}

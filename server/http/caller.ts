import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { DeviceType } from '../platform/device-type';

/** Who sends a request, as far as HTTP tells. */
export interface Caller {
  /** Whether it is one of our page servers: it holds the internal key. */
  internal: boolean;
  /** The session token, if one came. */
  token: string | null;
  /** The address of the person's device; of IPv6 the network, of which one household or school has all addresses. */
  clientAddress: string;
  /** The site of ours that the person is on, as the page server checked it; null where it is the main one. */
  siteOrigin: string | null;
  deviceType: DeviceType;
  requestId: string;
}

/** Reads the caller from the headers. Device address, site and request id are believed beside the internal key only. */
export function readCaller(request: IncomingMessage, internalKey: string): Caller {
  const internal = isKey(header(request, 'x-internal-key'), internalKey);
  const claimedAddress = header(request, 'x-client-address');
  const claimedId = header(request, 'x-request-id');
  const own = request.socket.remoteAddress ?? '';
  return {
    internal,
    token: readToken(header(request, 'authorization')),
    clientAddress: networkOf(internal && isIP(claimedAddress) ? claimedAddress : own),
    siteOrigin: internal ? readOrigin(header(request, 'x-site-origin')) : null,
    deviceType: internal && header(request, 'x-device-type') === 'mobile' ? 'mobile' : 'desktop',
    requestId: internal && /^[\w-]{1,64}$/.test(claimedId) ? claimedId : randomUUID(),
  };
}

/** An origin as it is written: scheme and host, nothing behind them. */
export function readOrigin(text: string): string | null {
  return /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text ? text : null;
}

/** What limits count by: an IPv4 address, or the first 64 bits of an IPv6 one. */
export function networkOf(address: string): string {
  const [, mapped] = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address) ?? [];
  if (mapped !== undefined || isIP(address) !== 6) return mapped ?? address;
  const [front = '', back] = address.split('::');
  const groups = front === '' ? [] : front.split(':');
  const after = back === undefined || back === '' ? [] : back.split(':');
  const zeros = back === undefined ? 0 : 8 - groups.length - after.length;
  const all = [...groups, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...after];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** Compares in constant time; only the length may be guessed. */
export function isKey(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** A session token of the length that ours have; anything else is no token. */
export function readToken(authorization: string): string | null {
  return /^Bearer ([\w-]{43})$/.exec(authorization)?.[1] ?? null;
}

function header(request: IncomingMessage, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
}

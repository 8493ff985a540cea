import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { setTrustedHeaders } from './trusted-request-headers';

function incoming(headers: Record<string, string>, more: { method?: string; url?: string } = {}): IncomingMessage {
  const request = { headers, method: 'GET', url: '/', socket: { remoteAddress: '::ffff:10.0.0.7' }, ...more };
  return request as unknown as IncomingMessage;
}

describe('trusted request headers', () => {
  it('move the origin away from Remix and drop forged ones', () => {
    const request = incoming({
      host: 'localhost:3000',
      origin: 'https://evil.com',
      'x-mm-address': '1.2.3.4',
      'x-forwarded-host': 'evil.com',
    });
    setTrustedHeaders(request, false);
    expect(request.headers).toMatchObject({ 'x-mm-origin': 'https://evil.com', 'x-mm-address': '10.0.0.7' });
    expect(request.headers).not.toHaveProperty('origin');
    expect(request.headers).not.toHaveProperty('x-forwarded-host');
  });

  it('a forged origin does not survive', () => {
    const request = incoming({ host: 'localhost', 'x-mm-origin': 'http://localhost' });
    setTrustedHeaders(request, false);
    expect(request.headers).not.toHaveProperty('x-mm-origin');
  });

  it('take the last forwarded address and the request id from a trusted proxy only', () => {
    const headers = { host: 'localhost', 'x-forwarded-for': '6.6.6.6, 203.0.113.9', 'x-request-id': 'proxy-1234' };
    const direct = incoming({ ...headers });
    const proxied = incoming({ ...headers });
    setTrustedHeaders(direct, false);
    setTrustedHeaders(proxied, true);
    expect(direct.headers['x-mm-address']).toBe('10.0.0.7');
    expect(direct.headers['x-mm-request-id']).not.toBe('proxy-1234');
    expect(proxied.headers).toMatchObject({ 'x-mm-address': '203.0.113.9', 'x-mm-request-id': 'proxy-1234' });
  });

  it('repair what would make the server throw', () => {
    const request = incoming({ host: 'a b' }, { method: 'TRACE', url: 'http://evil.com/x' });
    setTrustedHeaders(request, false);
    expect([request.headers.host, request.method, request.url]).toEqual(['unknown.invalid', 'OPTIONS', '/']);
  });
});

import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { markRequest } from './front-door.server';
import { requestLine } from './request-log.server';
import { contentSecurityPolicy } from './security-headers.server';
import { nonceSources } from './visitor-pages/inline-sources';

function incoming(headers: Record<string, string>, more: { method?: string; url?: string } = {}): IncomingMessage {
  const request = { headers, method: 'GET', url: '/', socket: { remoteAddress: '::ffff:10.0.0.7' }, ...more };
  return request as unknown as IncomingMessage;
}

describe('markRequest', () => {
  it('moves the origin away from Remix and drops forged marks', () => {
    const request = incoming({
      host: 'localhost:3000',
      origin: 'https://evil.com',
      'x-mm-address': '1.2.3.4',
      'x-forwarded-host': 'evil.com',
    });
    markRequest(request, false);
    expect(request.headers).toMatchObject({ 'x-mm-origin': 'https://evil.com', 'x-mm-address': '10.0.0.7' });
    expect(request.headers).not.toHaveProperty('origin');
    expect(request.headers).not.toHaveProperty('x-forwarded-host');
  });

  it('a forged origin mark does not survive', () => {
    const request = incoming({ host: 'localhost', 'x-mm-origin': 'http://localhost' });
    markRequest(request, false);
    expect(request.headers).not.toHaveProperty('x-mm-origin');
  });

  it('believes the last forwarded address behind a proxy only', () => {
    const headers = { host: 'localhost', 'x-forwarded-for': '6.6.6.6, 203.0.113.9' };
    const direct = incoming({ ...headers });
    const proxied = incoming({ ...headers });
    markRequest(direct, false);
    markRequest(proxied, true);
    expect(direct.headers['x-mm-address']).toBe('10.0.0.7');
    expect(proxied.headers['x-mm-address']).toBe('203.0.113.9');
  });

  it('repairs what would make the server throw', () => {
    const request = incoming({ host: 'a b' }, { method: 'TRACE', url: 'http://evil.com/x' });
    markRequest(request, false);
    expect([request.headers.host, request.method, request.url]).toEqual(['unknown.invalid', 'OPTIONS', '/']);
  });
});

it('the log names the route and nothing of the address', () => {
  const line = requestLine({
    method: 'GET',
    address: '/reset-password/secret?email=a@b.c',
    status: 200,
    ms: 1.26,
    id: 'r1',
  });
  expect(JSON.parse(line)).toMatchObject({ route: '/reset-password/:token', status: 200, ms: 1.3, id: 'r1' });
  expect(line).not.toContain('secret');
  expect(line).not.toContain('a@b.c');
});

it('the policy allows inline code by nonce alone', () => {
  const policy = contentSecurityPolicy(nonceSources('abc'), { development: false });
  expect(policy).toContain("script-src 'self' 'nonce-abc'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).not.toMatch(/style-src [^;]*unsafe/);
});

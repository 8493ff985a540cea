import { expect, it } from 'vitest';
import { readPolicyBreach } from './csp-report';

const report = (fields: object) => JSON.stringify({ 'csp-report': fields });

it('keeps the directive and the origin, never the address', () => {
  const text = report({
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?key=secret',
  });
  expect(readPolicyBreach(text)).toEqual({ directive: 'script-src-elem', blocked: 'https://evil.example' });
});

it.each([
  ['inline', 'inline'],
  ['data:text/html,secret', 'data:'],
  ['something odd secret', 'other'],
])('%s is kept as %s', (uri, blocked) => {
  expect(readPolicyBreach(report({ 'violated-directive': "style-src 'self'", 'blocked-uri': uri }))).toEqual({
    directive: 'style-src',
    blocked,
  });
});

it.each(['', '{', '[]', 'null', '{"csp-report":3}', '{"csp-report":{}}'])('%j is no report', (text) => {
  expect(readPolicyBreach(text)).toBeNull();
});

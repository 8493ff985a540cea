import { expect, it } from 'vitest';
import { networkOf, readOrigin } from './caller';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('limits count %s as %s', (address, network) => expect(networkOf(address)).toBe(network));

it.each([
  ['https://marsmaths.com', 'https://marsmaths.com'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['https://marsmaths.com/', null],
  ['https://marsmaths.com@evil.com', null],
  ['javascript:alert(1)', null],
  ['marsmaths.com', null],
  ['', null],
])('%s as an origin is %s', (text, origin) => expect(readOrigin(text)).toBe(origin));

import { expect, it } from 'vitest';
import { deviceType } from './device-type';

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
const laptop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

it.each([
  [{ 'user-agent': phone }, 'mobile'],
  [{ 'user-agent': laptop }, 'desktop'],
  [{ 'user-agent': laptop, 'sec-ch-ua-mobile': '?1' }, 'mobile'],
  [{ 'user-agent': phone, 'sec-ch-ua-mobile': '?0' }, 'desktop'],
  [{}, 'desktop'],
])('%j is %s', (headers, expected) => {
  expect(deviceType(new Headers(headers as Record<string, string>))).toBe(expected);
});

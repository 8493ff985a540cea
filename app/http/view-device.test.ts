import { expect, it } from 'vitest';
import { isPreview, viewDevice } from './view-device';

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1', 'PHONE'],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36', 'PHONE'],
  ['Mozilla/5.0 (Linux; Android 13; SM-X700) AppleWebKit/537.36 Chrome/126.0 Safari/537.36', 'TABLET'],
  ['Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1', 'TABLET'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15', 'COMPUTER'],
  ['', 'COMPUTER'],
])('%s is a %s', (name, device) => {
  expect(viewDevice(new Headers({ 'user-agent': name }))).toBe(device);
});

const preview = (headers: Record<string, string>, method = 'GET') =>
  isPreview({ method, headers: new Headers(headers) });

it.each([
  'WhatsApp/2.23.20.0 A',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5 skype-url-preview@microsoft.com',
  'TelegramBot (like TwitterBot)',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
])('%s only previews', (name) => {
  expect(preview({ 'user-agent': name })).toBe(true);
});

it('whoever only wants the head, or fetches ahead, reads nothing', () => {
  const name = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
  expect(preview({ 'user-agent': name })).toBe(false);
  expect(preview({ 'user-agent': name }, 'HEAD')).toBe(true);
  expect(preview({ 'user-agent': name, 'sec-purpose': 'prefetch;prerender' })).toBe(true);
  expect(preview({ 'user-agent': name, purpose: 'prefetch' })).toBe(true);
  expect(preview({ 'user-agent': name, 'x-purpose': 'preview' })).toBe(true);
});

it.each([
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 [FBAN/FBIOS;FBAV/470.0]',
  'Mozilla/5.0 (Linux; Android 11; CUBOT NOTE 20) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
  '',
])('a person reads in %s', (name) => {
  expect(preview({ 'user-agent': name })).toBe(false);
});

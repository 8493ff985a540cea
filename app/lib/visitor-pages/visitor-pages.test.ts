import { describe, expect, it } from 'vitest';
import { encodingFor } from './encoding';
import { hashSources } from './inline-sources';
import { keepPage, keptPage } from './kept-pages.server';
import { pageAnswer } from './page-answer.server';
import { visitorPageKey } from './page-key';
import { readHead } from './read-head';

const ask = (more: Partial<Parameters<typeof visitorPageKey>[0]> = {}) =>
  visitorPageKey({ method: 'GET', host: 'marsmaths.test', address: '/about', cookies: undefined, ...more });

describe('the key of a visitor page', () => {
  it('is the same for everybody without our cookies', () => {
    expect(ask()).not.toBeNull();
    expect(ask({ cookies: '_ga=1; other=mm_session' })).toBe(ask());
    expect(ask({ method: 'HEAD' })).toBe(ask());
  });

  it('differs by host, address, theme and closed offer', () => {
    const keys = [
      ask(),
      ask({ host: 'marsmaths.com' }),
      ask({ address: '/faqs' }),
      ask({ cookies: 'mm_theme=dark' }),
      ask({ cookies: 'mm_theme=light' }),
      ask({ cookies: 'mm_promo=closed' }),
      ask({ cookies: 'mm_promo=closed; mm_theme=dark' }),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each([
    'mm_session=abcdefghijklmnop1234',
    'a=1; mm_session=x',
    'mm_session =x',
    ' mm_session',
    'mm_notice=logged-out',
    'mm_signup_tc=1',
    'mm_anything_new=1',
  ])('is none with the cookies %j: the answer is one person’s', (cookies) => {
    expect(ask({ cookies })).toBeNull();
  });

  it('takes cookies as the pages do, so that nobody can put a wrong page under another’s key', () => {
    expect(ask({ cookies: 'mm_theme=bad; mm_theme=dark' })).toBe(ask());
    expect(ask({ cookies: 'mm_theme=dark=x' })).toBe(ask());
    expect(ask({ cookies: 'mm_promo=open; mm_promo=closed' })).toBe(ask());
  });

  it('is none for writes, for queries, and without a host', () => {
    expect([ask({ method: 'POST' }), ask({ address: '/about?x=1' }), ask({ host: undefined })]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe('a kept page', () => {
  it('goes out whole, in the form the browser takes, and as 304 to who has it', async () => {
    const { answers } = await keepPage('host /a ', '<p>Hello</p>', 'policy');
    const whole = pageAnswer(answers, { accepted: 'gzip, deflate, br', known: undefined });
    expect(whole).toMatchObject({
      status: 200,
      headers: { 'content-encoding': 'br', 'content-security-policy': 'policy', 'cache-control': 'public, no-cache' },
    });
    const etag = whole.headers.etag ?? '';
    for (const known of [etag, `W/${etag}`, `"old", ${etag}`, '*']) {
      const again = pageAnswer(answers, { accepted: 'gzip, deflate, br', known });
      expect([again.status, again.body], known).toEqual([304, null]);
    }
    expect(pageAnswer(answers, { accepted: 'gzip', known: etag }).status).toBe(200);
    expect(pageAnswer(answers, { accepted: undefined, known: '"other"' }).body?.toString()).toBe('<p>Hello</p>');
  });

  it('is made anew by one request once it is half a minute old; the others have the old one', async () => {
    await keepPage('host /b ', '<p>Old</p>', 'policy');
    const later = performance.now() + 31_000;
    expect(keptPage('host /b ', performance.now())?.renew).toBe(false);
    expect(keptPage('host /b ', later)?.renew).toBe(true);
    expect(keptPage('host /b ', later)?.renew).toBe(false);
  });

  it('has another tag when a word of it changes', async () => {
    const first = await keepPage('host /c ', '<p>One</p>', 'policy');
    const second = await keepPage('host /c ', '<p>Two</p>', 'policy');
    expect(second.hash).not.toBe(first.hash);
    expect(keptPage('host /c ')?.page.hash).toBe(second.hash);
  });

  it('does not stay for ever: somebody who tries out addresses fills no memory', async () => {
    await keepPage('host /first ', '<p>1</p>', 'policy');
    for (let index = 0; index < 300; index++) await keepPage(`host /${index} `, '<p>1</p>', 'policy');
    expect(keptPage('host /first ')).toBeUndefined();
  });
});

it('allows the scripts inside a page by their hashes, those of files by their address alone', () => {
  const html = '<script>let a = 1;</script><script src="/x.js"></script><script type="module" async="">b()</script>';
  const { scripts, styles } = hashSources(html);
  // echo -n 'let a = 1;' | openssl dgst -sha256 -binary | base64
  expect(scripts.split(' ')).toHaveLength(2);
  expect(scripts.split(' ')[0]).toBe("'sha256-xY6QKfH9PRsQnLz56nj6MBwiK5oHg+im1Jkpdp1x/Ck='");
  expect(styles).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
});

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip', 'gzip'],
  ['gzip;q=0', 'identity'],
  ['gzip, br;q=0', 'gzip'],
  ['deflate, gzip;q=1.0, br;q=0.1', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['brotli', 'identity'],
])('Accept-Encoding %j gets %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});

describe('the head of a request', () => {
  it('gives the few headers that matter, in any case', () => {
    const raw = [
      'Host',
      'a.test',
      'X-Other',
      '1',
      'COOKIE',
      'mm_theme=dark',
      'accept-Encoding',
      'br',
      'If-None-Match',
      '"x"',
    ];
    expect(readHead(raw)).toEqual({ host: 'a.test', cookies: 'mm_theme=dark', accepted: 'br', known: '"x"' });
    expect(readHead([])).toEqual({ host: undefined, cookies: undefined, accepted: undefined, known: undefined });
  });

  it('is left to others when one of them comes twice', () => {
    expect(readHead(['cookie', 'a=1', 'Cookie', 'mm_session=abcdefghijklmnop1234'])).toBeNull();
    expect(readHead(['host', 'a.test', 'Host', 'b.test'])).toBeNull();
  });

  it('knows no header by a name of JavaScript’s own', () => {
    expect(readHead(['constructor', 'x', '__proto__', 'y'])).toMatchObject({ host: undefined });
  });
});

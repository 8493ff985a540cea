import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, isFramedByUs, leadsToPayment } from './content-security-policy';
import { hashSources, nonceSources } from './inline-sources';

const development = false;

describe('the Content-Security-Policy', () => {
  it('allows inline code by nonce alone', () => {
    const policy = contentSecurityPolicy(nonceSources('abc'), { development });
    expect(policy).toContain("script-src 'self' 'nonce-abc'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).not.toMatch(/style-src [^;]*unsafe/);
  });

  it('frames the chat frame alone, at our own address or at its own', () => {
    expect(contentSecurityPolicy(nonceSources('abc'), { development })).toContain("frame-src 'self';");
    const chatFrameOrigin = 'https://chat.marsmaths.example';
    expect(contentSecurityPolicy(nonceSources('abc'), { development, chatFrameOrigin })).toContain(
      "frame-src 'self' https://chat.marsmaths.example;",
    );
  });

  it('says who may frame the page', () => {
    expect(contentSecurityPolicy(nonceSources('abc'), { development })).toContain("frame-ancestors 'none'");
    expect(contentSecurityPolicy(nonceSources('abc'), { development, framedByUs: true })).toContain(
      "frame-ancestors 'self'",
    );
  });

  it('allows the scripts inside a page by their hashes, those of files by their address alone', () => {
    const html = '<script>let a = 1;</script><script src="/x.js"></script><script type="module" async="">b()</script>';
    const { scripts, styles } = hashSources(html);
    // echo -n 'let a = 1;' | openssl dgst -sha256 -binary | base64
    expect(scripts.split(' ')).toHaveLength(2);
    expect(scripts.split(' ')[0]).toBe("'sha256-xY6QKfH9PRsQnLz56nj6MBwiK5oHg+im1Jkpdp1x/Ck='");
    expect(styles).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
  });
});

describe('our own pages may frame', () => {
  it.each(['/chat-bot', '/quiz-me', '/chat-bot?ROLE=student', '/quiz-me?ROLE=student'])('%s', (address) => {
    expect(isFramedByUs(address)).toBe(true);
  });

  it.each([
    '/',
    '/home',
    '/login?next=/chat-bot',
    '/chat-bot/',
    '/chat-bot/more',
    '/chat-bot.data',
    '/Chat-Bot',
    '//evil.test/chat-bot',
    '/home?/chat-bot',
    '/home#/chat-bot',
    '/quiz-mexico',
    '/a/quiz-me',
    '/chat%2Dbot',
  ])('not %s', (address) => {
    expect(isFramedByUs(address)).toBe(false);
  });
});

describe('a form that leads to the payment provider', () => {
  it('may end there on the two pages that pay, and nowhere else', () => {
    const policy = (leads: boolean) =>
      contentSecurityPolicy(nonceSources('abc'), { development, leadsToPayment: leads });
    expect(policy(true)).toContain("form-action 'self' https://checkout.stripe.com;");
    expect(policy(false)).toContain("form-action 'self';");
    expect(
      ['/subscription/checkout', '/subscription/checkout?payment=1', '/pay/abc', '/pay/abc?back=yes'].map(
        leadsToPayment,
      ),
    ).toEqual([true, true, true, true]);
    expect(['/subscription', '/subscription/bundles', '/pay', '/pay/a/b', '/x/pay/a', '/'].map(leadsToPayment)).toEqual(
      [false, false, false, false, false, false],
    );
  });
});

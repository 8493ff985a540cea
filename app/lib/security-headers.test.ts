import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, headersFor, isFramedByUs } from './security-headers.server';
import { nonceSources } from './visitor-pages/inline-sources';

const frameOptions = (address: string) => new Map(headersFor(address)).get('x-frame-options');

describe('who may frame a page', () => {
  it.each(['/chat-bot', '/quiz-me', '/chat-bot?ROLE=student', '/quiz-me?ROLE=student'])(
    '%s: our own pages',
    (address) => {
      expect(isFramedByUs(address)).toBe(true);
      expect(frameOptions(address)).toBe('SAMEORIGIN');
    },
  );

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
  ])('%s: nobody', (address) => {
    expect(isFramedByUs(address)).toBe(false);
    expect(frameOptions(address)).toBe('DENY');
  });

  it('is said by the policy too', () => {
    const development = false;
    expect(contentSecurityPolicy(nonceSources('abc'), { development })).toContain("frame-ancestors 'none'");
    expect(contentSecurityPolicy(nonceSources('abc'), { development, framedByUs: true })).toContain(
      "frame-ancestors 'self'",
    );
  });

  it('says it once for each address', () => {
    const names = headersFor('/chat-bot').map(([name]) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('how long a file may be kept', () => {
  const kept = (address: string) => new Map(headersFor(address)).get('cache-control');

  it('is asked anew each time for the service worker', () => {
    expect(kept('/service-worker.js')).toBe('no-cache');
    expect(kept('/service-worker.js?build=1a2b')).toBe('no-cache');
  });

  it('is an hour for files that keep their names', () => {
    expect(kept('/media/tour.webm')).toBe('public, max-age=3600');
    expect(kept('/manifest.webmanifest')).toBe('public, max-age=3600');
  });

  it('is not said here for anything else', () => {
    expect(kept('/service-worker.json')).toBeUndefined();
    expect(kept('/assets/service-worker.js')).toBeUndefined();
    expect(kept('/home?/service-worker.js')).toBeUndefined();
  });
});

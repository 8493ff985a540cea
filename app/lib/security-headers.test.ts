import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, headersFor, isFramedByUs } from './security-headers.server';

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
    expect(contentSecurityPolicy('abc', { development })).toContain("frame-ancestors 'none'");
    expect(contentSecurityPolicy('abc', { development, framedByUs: true })).toContain("frame-ancestors 'self'");
  });

  it('says it once for each address', () => {
    const names = headersFor('/chat-bot').map(([name]) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

import getPort from 'get-port';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { send } from './send';
import { type PageServer, programs, startPageServer } from './start-page-server';
import { type Site, startSite } from './start-site';

const fractions = '86-add-and-subtract-unlike-fractions';

describe('a question to try while the backend is away', () => {
  let site: Site;
  let alone: PageServer;
  beforeAll(async () => {
    site = await startSite();
    const nobody = `http://127.0.0.1:${await getPort()}`;
    const pageServerEnv = { ...site.pageServerEnv, BFF_URL: nobody };
    alone = await startPageServer({ pageServerEnv }, programs.web, 'healthz');
    // The first question starts what answers the others.
    await vi.waitFor(async () => expect((await send(alone.url, { path: `/try/${fractions}` })).status).toBe(200), {
      timeout: 50_000,
      interval: 200,
    });
  });
  afterAll(async () => {
    await alone?.stop();
    await site?.stop();
  });

  it.each([
    ['the first question', fractions, ''],
    ['another question', fractions, '?question=7'],
    ['a wrong answer', fractions, '?question=2&answer=1%2F3'],
    ['an answer that cannot be read', fractions, '?answer=%3F%3F'],
    ['the steps', fractions, '?question=3&steps=yes'],
  ])('%s is what the backend says', async (_name, topic, query) => {
    const path = `/try/${topic}.data${query}`;
    const [with_, without] = [await send(site.url, { path }), await send(alone.url, { path })];
    expect(without.status).toBe(200);
    expect(without.text).toBe(with_.text);
  });

  it('comes as a page, and the right answer is told as right', async () => {
    const { text } = await send(alone.url, { path: `/try/${fractions}?steps=yes` });
    expect(text).not.toContain('We can’t reach our server');
    expect(text).toContain('<form');
  });

  it.each([
    ['a topic that nobody knows', '/try/no-such-topic', 404],
    ['a number out of range', `/try/${fractions}?question=0`, 404],
  ])('%s is refused as ever', async (_name, path, status) => {
    expect((await send(alone.url, { path })).status).toBe(status);
  });

  it('many at once have their answers, and what hurts is only refused', async () => {
    const answers = ['7/12', '((((('.repeat(300), 'x'.repeat(1900), '\\frac{'.repeat(200), '1/'.repeat(500)];
    const replies = await Promise.all(
      Array.from({ length: 25 }, (_, n) =>
        send(alone.url, {
          path: `/try/${fractions}?question=${n + 1}&answer=${encodeURIComponent(answers[n % 5] ?? '')}`,
        }),
      ),
    );
    expect(replies.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
  });
});

import { expect, it, vi } from 'vitest';
import { createReadiness } from './readiness.server';

function readiness(answers: { server: boolean; page: boolean }) {
  const ask = vi.fn(async (address: string) => (address.endsWith('/courses') ? answers.page : answers.server));
  return { ask, check: createReadiness({ ask, serverReady: 'http://server/readyz', page: 'http://me/courses' }) };
}

it('says yes after one page was rendered, and renders it once', async () => {
  const { ask, check } = readiness({ server: true, page: true });
  expect(await Promise.all([check(), check()])).toEqual(['ready', 'ready']);
  expect(await check()).toBe('ready');
  expect(ask.mock.calls.filter(([address]) => address === 'http://me/courses')).toHaveLength(1);
});

it('says no while the server behind is away, rendered page or not', async () => {
  const answers = { server: true, page: true };
  const { check } = readiness(answers);
  await check();
  answers.server = false;
  expect(await check()).toBe('not reached');
});

it('a page that failed is tried again', async () => {
  const answers = { server: true, page: false };
  const { check } = readiness(answers);
  expect(await check()).toBe('warming up');
  answers.page = true;
  expect(await check()).toBe('ready');
});

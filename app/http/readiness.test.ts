import { expect, it, vi } from 'vitest';
import { createReadiness } from './readiness.server';

function readiness(answers: { server: boolean; page: boolean; givenUp?: boolean }) {
  const ask = vi.fn(async (address: string) => (address.endsWith('/courses') ? answers.page : answers.server));
  const isGivenUp = () => answers.givenUp === true;
  const options = { ask, serverReady: 'http://server/readyz', isGivenUp, page: 'http://me/courses' };
  return { ask, check: createReadiness(options) };
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

it('says no while work for the server behind is still refused, though it is back', async () => {
  const answers = { server: true, page: true, givenUp: true };
  const { check } = readiness(answers);
  expect(await check()).toBe('not reached');
  answers.givenUp = false;
  expect(await check()).toBe('ready');
});

it('a page that failed is tried again', async () => {
  const answers = { server: true, page: false };
  const { check } = readiness(answers);
  expect(await check()).toBe('warming up');
  answers.page = true;
  expect(await check()).toBe('ready');
});

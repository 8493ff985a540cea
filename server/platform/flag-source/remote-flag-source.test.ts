import { afterEach, expect, it, vi } from 'vitest';
import { createRemoteFlagSource } from './remote-flag-source';

afterEach(() => vi.unstubAllGlobals());

const source = createRemoteFlagSource({ host: 'https://flags.test', clientKey: 'sdk/key' });

function answerWith(answer: () => Promise<Response>) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return answer();
  });
  return asked;
}

it('asks for the payload and says nothing of anybody', async () => {
  const asked = answerWith(async () => Response.json({ features: {} }));
  expect(await source.fetchPayload()).toEqual({ features: {} });
  expect(asked).toEqual(['https://flags.test/api/features/sdk%2Fkey']);
});

it.each([
  ['away', () => Promise.reject(new TypeError('fetch failed'))],
  ['failing', async () => new Response('no', { status: 500 })],
  ['talking nonsense', async () => new Response('<html>')],
])('a host that is %s gives nothing', async (_, answer) => {
  answerWith(answer);
  expect(await source.fetchPayload()).toBeNull();
});

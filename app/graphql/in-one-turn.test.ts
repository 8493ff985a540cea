import { expect, it, vi } from 'vitest';
import { inOneTurn, type Operation } from './in-one-turn';

const frame = { document: 'query Frame { a }', variables: {} };
const page = { document: 'query Page { b }', variables: { id: '1' } };
const answering = () => vi.fn(async (asked: readonly Operation[]) => asked.map(({ document }) => `of ${document}`));

it('what is asked for in one turn goes together, and each gets its own answer', async () => {
  const send = answering();
  const asked = [inOneTurn('request-1', frame, send), Promise.resolve().then(() => inOneTurn('request-1', page, send))];
  expect(await Promise.all(asked)).toEqual(['of query Frame { a }', 'of query Page { b }']);
  expect(send.mock.calls).toEqual([[[frame, page]]]);
});

it('another request, a later turn and a request without a name go by themselves', async () => {
  const send = answering();
  await Promise.all([inOneTurn('request-1', frame, send), inOneTurn('request-2', page, send)]);
  await inOneTurn('request-1', page, send);
  await Promise.all([inOneTurn('', frame, send), inOneTurn('', page, send)]);
  expect(send.mock.calls.map(([operations]) => operations.length)).toEqual([1, 1, 1, 1, 1]);
});

it('a failure is everybody’s, and does not stay', async () => {
  const fails = async (): Promise<string[]> => Promise.reject(new Error('away'));
  const asked = [inOneTurn('request-1', frame, fails), inOneTurn('request-1', page, fails)];
  for (const each of asked) await expect(each).rejects.toThrow('away');
  expect(await inOneTurn('request-1', frame, answering())).toBe('of query Frame { a }');
});

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ModelReply, type ModelServer, startModelServer } from '../../../tests/model-server';
import { createChatCompletionsModel } from './chat-completions-model';
import type { LanguageModel } from './language-model';

const patience = { connectMs: 1000, firstMs: 300, stallMs: 200, longestMs: 3000 };
const request = { system: 'Be kind.', data: 'MESSAGE: Why?', maxWords: 80 };

let server: ModelServer;
let model: LanguageModel;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.stop());
beforeEach(() => {
  server.calls.length = 0;
  model = createChatCompletionsModel({
    baseUrl: server.url,
    apiKey: 'the key',
    model: 'small',
    patience,
    restMs: 60_000,
  });
});
afterEach(() => model.close());

/** All that comes, and the problem at its end. */
async function read(reply: ModelReply, signal = new AbortController().signal) {
  server.reply = reply;
  let text = '';
  try {
    for await (const piece of model.word(request, signal)) text += piece;
    return { text, problem: null };
  } catch (error) {
    return { text, problem: error instanceof Error && 'problem' in error ? error.problem : error };
  }
}

describe('a server that speaks the protocol', () => {
  it('is asked for a stream, with instructions and data apart, and its text comes as it is', async () => {
    expect(await read({ text: 'Look at $x+3$ – what is next?' })).toEqual({
      text: 'Look at $x+3$ – what is next?',
      problem: null,
    });
    expect(server.calls).toMatchObject([
      {
        path: '/v1/chat/completions',
        headers: { authorization: 'Bearer the key', 'content-type': 'application/json' },
        body: {
          model: 'small',
          stream: true,
          messages: [
            { role: 'system', content: 'Be kind.' },
            { role: 'user', content: 'MESSAGE: Why?' },
          ],
        },
      },
    ]);
  });

  it('needs no key', async () => {
    const open = createChatCompletionsModel({ baseUrl: server.url, apiKey: null, model: 'small', patience });
    server.reply = { text: 'Hm.' };
    for await (const _ of open.word(request, new AbortController().signal));
    expect(server.calls[0]?.headers.authorization).toBeUndefined();
    await open.close();
  });

  it('may send rubbish between its events, and no mark at the end', async () => {
    const raw = [
      ': hello\n\ndata: not json\n\ndata: {"choices":"none"}\n\nevent: x\ndata: []\n\n',
      'data: {"choices":[{"delta":{"role":"assistant"}}]}\n\n<html>\r\n',
      'data: {"choices":[{"delta":{"content":"Why"},"finish_reason":null}]}\n\n',
      'data: {"choices":[]}\n\ndata: {"choices":[{"delta":{"content":"?"},"finish_reason":"stop"}]}\n\n',
    ].join('');
    expect(await read({ raw })).toEqual({ text: 'Why?', problem: null });
  });
});

describe('a server that does not', () => {
  it.each([
    ['breaks off', { text: 'Look at', end: 'break' }, 'unreachable', 'Look at'],
    [
      'ends without saying that it is done',
      { raw: 'data: {"choices":[{"delta":{"content":"Lo"}}]}\n\n' },
      'unreachable',
      'Lo',
    ],
    ['stalls', { text: 'Look at', end: 'silence' }, 'stalled', 'Look at'],
    ['says nothing', 'nothing', 'stalled', ''],
    ['never stops', { endless: 'so on and on ' }, 'too-large', null],
    ['refuses', { status: 401 }, 'refused', ''],
    ['is overloaded', { status: 429 }, 'refused', ''],
    ['fails', { status: 500 }, 'refused', ''],
    ['is a web page', { raw: '<html>data: {}</html>', type: 'text/html' }, 'refused', ''],
    ['reports an error in its stream', { raw: 'data: {"error":{"message":"no"}}\n\n' }, 'refused', ''],
  ] as [string, ModelReply, string, string | null][])('one that %s', async (_, reply, problem, text) => {
    const found = await read(reply);
    expect(found.problem).toBe(problem);
    if (text !== null) expect(found.text).toBe(text);
  });

  it('is not followed to another place', async () => {
    const other = await startModelServer();
    expect(await read({ status: 307, headers: { location: `${other.url}/chat/completions` } })).toMatchObject({
      problem: 'refused',
    });
    expect(other.calls).toEqual([]);
    await other.stop();
  });

  it('is left alone after three failures', async () => {
    for (let call = 0; call < 3; call += 1) await read({ status: 500 });
    expect(await read({ text: 'Back again.' })).toEqual({ text: '', problem: 'resting' });
    expect(server.calls).toHaveLength(3);
  });
});

describe('a caller that leaves', () => {
  it('ends the call by its signal, and counts as no failure', async () => {
    for (let call = 0; call < 4; call += 1) {
      const controller = new AbortController();
      server.reply = { text: 'Look', end: 'silence' };
      const reading = (async () => {
        for await (const _ of model.word(request, controller.signal)) controller.abort(new Error('gone'));
      })();
      await expect(reading).rejects.toThrow('gone');
    }
    await server.left();
    expect(await read({ text: 'Still here.' })).toEqual({ text: 'Still here.', problem: null });
  });

  it('ends the call by reading no further', async () => {
    server.reply = { endless: 'on and on ' };
    for await (const _ of model.word(request, new AbortController().signal)) break;
    await server.left();
    await expect.poll(() => server.open()).toBe(0);
  });

  it('makes no call at all when it was gone before', async () => {
    const found = await read({ text: 'Hm.' }, AbortSignal.abort(new Error('gone')));
    expect(found.problem).toMatchObject({ message: 'gone' });
    expect(server.calls).toEqual([]);
  });
});

it('nobody there is said at once', async () => {
  const gone = await startModelServer();
  await gone.stop();
  const lonely = createChatCompletionsModel({ baseUrl: gone.url, apiKey: null, model: 'small', patience });
  const reading = (async () => {
    for await (const _ of lonely.word(request, new AbortController().signal));
  })();
  await expect(reading).rejects.toMatchObject({ problem: 'unreachable' });
  await lonely.close();
});

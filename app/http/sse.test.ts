import { describe, expect, it, vi } from 'vitest';
import { eventStream, formatEvent, type StreamEvent } from './sse.server';

async function collect(response: Response): Promise<string> {
  return response.text();
}

describe('formatEvent', () => {
  it('writes id, event and data', () => {
    expect(formatEvent({ id: '7', event: 'counts', data: { n: 1 } })).toBe('id: 7\nevent: counts\ndata: {"n":1}\n\n');
  });

  it('line breaks cannot start a field of their own', () => {
    expect(formatEvent({ id: '7\ndata: x', event: 'a\r\nb', data: 'x\ny' })).toBe(
      'id: 7data: x\nevent: ab\ndata: "x\\ny"\n\n',
    );
  });
});

describe('eventStream', () => {
  it('sends the retry time and events, and ends on close', async () => {
    const stopped = vi.fn();
    const response = eventStream({
      signal: new AbortController().signal,
      retryMs: 100,
      start(send, close) {
        send({ id: '1', event: 'a', data: 1 });
        queueMicrotask(() => {
          send({ id: '2', event: 'a', data: 2 });
          close();
          send({ id: '3', event: 'a', data: 3 });
        });
        return stopped;
      },
    });
    const text = await collect(response);
    expect(text).toBe('retry: 100\n\nid: 1\nevent: a\ndata: 1\n\nid: 2\nevent: a\ndata: 2\n\n');
    expect(stopped).toHaveBeenCalledTimes(1);
    expect(response.headers.get('cache-control')).toContain('no-transform');
  });

  it.each(['signal', 'shutdown'] as const)('ends when %s aborts and stops its source', async (which) => {
    const controllers = { signal: new AbortController(), shutdown: new AbortController() };
    const stopped = vi.fn();
    const response = eventStream({
      signal: controllers.signal.signal,
      shutdown: controllers.shutdown.signal,
      start: () => stopped,
    });
    controllers[which].abort();
    await collect(response);
    expect(stopped).toHaveBeenCalledTimes(1);
  });

  it('stops a source that closes while it starts', async () => {
    const stopped = vi.fn();
    const response = eventStream({
      signal: new AbortController().signal,
      start(_send: (event: StreamEvent) => void, close) {
        close();
        return stopped;
      },
    });
    await collect(response);
    expect(stopped).toHaveBeenCalledTimes(1);
  });

  it('keeps quiet connections alive', async () => {
    vi.useFakeTimers();
    const controller = new AbortController();
    const response = eventStream({ signal: controller.signal, heartbeatMs: 1000, start: () => () => {} });
    vi.advanceTimersByTime(2000);
    controller.abort();
    vi.useRealTimers();
    expect((await collect(response)).match(/: still here/g)).toHaveLength(2);
  });
});

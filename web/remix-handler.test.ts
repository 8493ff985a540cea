import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { ServerBuild } from '@remix-run/node';
import express from 'express';
import { afterEach, expect, it, vi } from 'vitest';
import { connectionSignal } from '../app/http/connection-signal.server';
import { eventStream } from '../app/http/sse.server';
import { createRemixHandler } from './remix-handler';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const stopped = vi.fn();
const route = {
  id: 'stream',
  path: 'stream',
  module: {
    default: undefined,
    loader: (args: Parameters<typeof connectionSignal>[0]) =>
      eventStream({ signal: connectionSignal(args), start: () => stopped }),
  },
};
const build = {
  mode: 'production',
  entry: { module: { default: () => new Response() } },
  routes: { stream: route },
  assets: { routes: { stream: { id: 'stream', path: 'stream' } }, version: '1', entry: { module: '' } },
  future: { v3_singleFetch: true },
} as unknown as ServerBuild;

const server = createServer(express().use(createRemixHandler(build, () => null)));
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

it('ends a stream when its page leaves, also after a garbage collection', async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const pages = [1, 2, 3].map(() => new AbortController());
  for (const { signal } of pages) {
    const { port } = server.address() as AddressInfo;
    const { status } = await fetch(`http://localhost:${port}/stream`, { signal });
    expect(status).toBe(200);
  }
  await new Promise((resolve) => setImmediate(resolve));
  collectGarbage();
  await new Promise((resolve) => setTimeout(resolve, 50));
  collectGarbage();
  for (const page of pages) page.abort();
  await vi.waitFor(() => expect(stopped).toHaveBeenCalledTimes(3), { timeout: 2000 });
});

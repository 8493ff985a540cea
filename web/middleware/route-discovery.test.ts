import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServerBuild } from '@remix-run/node';
import express from 'express';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { send } from '../../tests/integration/site/send';
import { createRouteTable } from '../route-table';
import { routeDiscovery } from './route-discovery';

const route = (id: string, path: string | undefined, parentId?: string, index?: boolean) => ({
  id,
  path,
  parentId,
  index,
});
const routes = Object.fromEntries(
  [
    route('root', undefined),
    route('front', undefined, 'root', true),
    route('shop', 'shop', 'root'),
    route('shop-index', undefined, 'shop', true),
    route('item', ':item', 'shop'),
    route('rest', '*', 'root'),
  ].map((each) => [each.id, each]),
);
const assets = { version: 'v7', routes } as unknown as ServerBuild['assets'];
const findRoute = vi.fn(createRouteTable(routes));

describe('lazy route discovery', () => {
  let server: Server;
  let url: string;
  beforeAll(async () => {
    const app = express().use(routeDiscovery({ assets }, findRoute), (_request, response) => {
      response.send('a page');
    });
    server = createServer(app);
    await new Promise<void>((resolve) => server.listen(0, resolve));
    url = `http://localhost:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  beforeEach(() => {
    findRoute.mockClear();
  });

  const ask = (query: string, path = '/__manifest') => send(url, { path: `${path}?version=v7&${query}` });
  const idsOf = async (query: string, path?: string) => Object.keys(JSON.parse((await ask(query, path)).text));

  it('tells the routes of each path and of those above it', async () => {
    expect(await idsOf('p=%2Fshop%2Fhat')).toEqual(['root', 'shop', 'shop-index', 'item']);
    expect(await idsOf('p=/')).toEqual(['root', 'front']);
    expect(await idsOf('p=shop&p=/nowhere')).toEqual(['root', 'shop', 'shop-index', 'rest']);
    expect((await ask('p=/shop')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('answers under every spelling that the router takes for its address, and leaves other addresses alone', async () => {
    for (const path of ['/./__manifest', '/x/../__manifest', '/x/%2e%2e/__manifest', '/x\\..\\__manifest']) {
      expect([path, await idsOf('p=/', path)]).toEqual([path, ['root', 'front']]);
    }
    for (const path of ['/__manifest/', '//__manifest', '/shop']) {
      expect([path, (await ask('p=/', path)).text]).toEqual([path, 'a page']);
    }
  });

  it('lets a page of another build load its next page whole', async () => {
    const { status, headers } = await send(url, { path: `/__manifest?version=v6&${'p=/shop&'.repeat(900)}` });
    expect([status, headers['x-remix-reload-document']]).toEqual([204, 'true']);
    expect(findRoute).not.toHaveBeenCalled();
  });

  it.each([
    ['950 paths', Array.from({ length: 950 }, (_, n) => `p=/${n}`).join('&')],
    ['one long path', `p=/${'a'.repeat(1100)}`],
    ['a long address', `p=/shop&x=${'a'.repeat(7700)}`],
    ['no path', 'q=/shop'],
  ])('refuses %s before it looks for any route', async (_name, query) => {
    const { status, headers } = await ask(query);
    expect([status, headers['cache-control']]).toEqual([400, 'no-store']);
    expect(findRoute).not.toHaveBeenCalled();
  });

  it('looks for few routes, however many pieces a path has and however often it comes', async () => {
    expect((await ask(`p=${'/a'.repeat(500)}&p=${'/'.repeat(1000)}`)).status).toBe(200);
    expect(findRoute.mock.calls.length).toBeLessThan(30);
    findRoute.mockClear();
    expect((await ask('p=/shop/hat&'.repeat(200))).status).toBe(200);
    expect(findRoute).toHaveBeenCalledTimes(2);
  });

  it('takes no forms', async () => {
    const { status, headers } = await send(url, { method: 'POST', path: '/__manifest?version=v7&p=/shop' });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

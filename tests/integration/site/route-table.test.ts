import { type AgnosticRouteObject, matchRoutes } from '@remix-run/router';
import { describe, expect, it } from 'vitest';
import { createRouteTable, type ManifestRoute } from '../../../web/route-table';
import { exampleAddress, routeRows } from '../../route-rows';
import { builtManifest } from './route-manifest';

const manifest = builtManifest();
const findRoute = createRouteTable(manifest);

/** The tree that Remix makes of the manifest. */
function treeOf(parent: string | undefined): AgnosticRouteObject[] {
  return Object.values(manifest)
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, index }) =>
      index === true ? { id, path, index } : { id, path, index: undefined, children: treeOf(id) },
    );
}
const tree = treeOf(undefined);

const values = ['year-6', '7', 'result', 'x.y', 'a%20b', 'a%2Fb', 'Ünï', '%F0%9F%9A%80', 'practice'];

/** Addresses of one pattern: with several values, in capitals, with slashes at the end, and one segment too short or long. */
function addressesOf(pattern: string): string[] {
  return values.flatMap((value) => {
    const path = new URL(pattern.replace(/:\w+\??|\*/g, value), 'http://x').pathname;
    return [
      path,
      path.toUpperCase(),
      `${path}/`,
      `${path}//`,
      `/${path}`,
      `${path}/more`,
      path.replace(/(?<=.)\/[^/]*$/, ''),
    ];
  });
}

const patterns = Object.values(manifest)
  .map(({ id }) => id)
  .flatMap((id) => Object.keys(routeRows).concat(id));

describe('the table of routes', () => {
  it('finds what Remix finds, whatever is asked for', () => {
    const addresses = new Set([...new Set(patterns)].flatMap((pattern) => addressesOf(pattern)));
    expect(addresses.size).toBeGreaterThan(2000);
    for (const address of addresses) {
      const branch = matchRoutes(tree, address)?.map(({ route }) => route.id);
      expect([address, findRoute(address)?.branch]).toEqual([address, branch]);
    }
  });

  it('prefers what Remix prefers where several routes fit', () => {
    const route = (id: string, path: string | undefined, more: Partial<ManifestRoute> = {}) => ({ id, path, ...more });
    const routes = [
      route('root', undefined),
      route('splat', '*', { parentId: 'root' }),
      route('item', 'shop/:item', { parentId: 'root' }),
      route('sale', 'shop/sale', { parentId: 'root' }),
      route('shop', 'shop', { parentId: 'root' }),
      route('shop-index', undefined, { parentId: 'shop', index: true }),
      route('deep', ':size?/:colour?', { parentId: 'shop' }),
      route('files', 'shop/files/*', { parentId: 'root' }),
    ];
    const find = createRouteTable(Object.fromEntries(routes.map((each) => [each.id, each])));
    const nested = (parent: string | undefined): AgnosticRouteObject[] =>
      routes
        .filter(({ parentId }) => parentId === parent)
        .map(({ id, path, index }) =>
          index === true ? { id, path, index } : { id, path, index: undefined, children: nested(id) },
        );
    for (const path of ['/', '/shop', '/shop/', '/shop/sale', '/SHOP/Sale', '/shop/a', '/shop/a/b', '/shop/a/b/c']) {
      const expected = matchRoutes(nested(undefined), path)?.at(-1)?.route.id;
      expect([path, find(path)?.id]).toEqual([path, expected]);
    }
    expect([find('/shop/files/a/b')?.id, find('/shop/files')?.id]).toEqual(['files', 'files']);
  });

  it('names every route, and never a value', () => {
    const leaves = Object.values(manifest).filter(({ path, index }) => Boolean(path) || index === true);
    const found = new Set<string | undefined>();
    for (const pattern of Object.keys(routeRows)) {
      const route = findRoute(exampleAddress(pattern));
      expect(route?.pattern.replace(/^\/\*$/, '*')).toBe(pattern);
      found.add(route?.id);
    }
    expect([...found].sort()).toEqual(leaves.map(({ id }) => id).sort());
    for (const pattern of Object.keys(routeRows).filter((each) => /[:*]/.test(each))) {
      const { pathname } = new URL(pattern.replace(/:\w+\??|\*/g, 'value-of-mine'), 'http://x');
      expect(findRoute(pathname)?.pattern).toMatch(/^(?!.*value-of-mine)/);
    }
  });
});
